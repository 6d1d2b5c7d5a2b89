import { getDisplayName } from '@jobspan/shared-kit/contracts/person-name'
import {
  Avatar,
  ButtonLink,
  color,
  Icon,
  LazyMenu,
  minTargetSize,
  preloadOverlaysProps,
  radius,
} from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls, useLocation } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { Building2, LogOut, UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { ShellSettings } from '../boot-data.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { useMemberLinks } from './member-links.ts'

const Round = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: ${minTargetSize};
  block-size: ${minTargetSize};
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  &[aria-haspopup] {
    cursor: pointer;
  }
`

/** Somebody, and nobody can tell who. */
const Anyone = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.sunken};
  color: ${color.inkSoft};
`

const OneLine = styled.span`
  white-space: nowrap;
`

/** Where signing in should lead back to: this page, unless it is the home page or one of those that lead in. */
const useSignInPath = () => {
  const { pathname, search } = useLocation()
  const { locale } = usePlatform()
  const leadsIn = [urls.getStarted(), urls.changePassword()].some((page) => pathname.startsWith(page))
  const back = pathname === urls.home() || leadsIn ? undefined : inLanguage(locale.language, pathname + search)
  return urls.getStarted(back)
}

/** "Sign in" for guests, a menu behind the avatar for members; where nobody can tell which member, neither. */
export const AccountControl = ({ hasEmployerSite }: Pick<ShellSettings, 'hasEmployerSite'>) => {
  const t = useTranslations('shell')
  const session = useSession()
  const { locale } = usePlatform()
  const signInPath = useSignInPath()
  const signOut = useSignOut()
  const links = useMemberLinks()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  if (session.kind === 'guest' && session.is_away) {
    return (
      <Round as="span" role="img" aria-label={t('header.away')} title={t('header.away')}>
        <Anyone>
          <Icon glyph={UserRound} />
        </Anyone>
      </Round>
    )
  }
  if (session.kind === 'guest') {
    return (
      <OneLine>
        <ButtonLink href={inLanguage(locale.language, signInPath)} variant="secondary" size="small">
          {t('header.signIn')}
        </ButtonLink>
      </OneLine>
    )
  }
  const name = getDisplayName(session.user)
  return (
    <>
      <Round
        type="button"
        ref={anchor}
        aria-label={t('header.account', { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        {...preloadOverlaysProps}
      >
        {/* Of an address the part before the @ gives the letters: what follows is their mail provider. */}
        <Avatar name={name.replace(/@.*/, '')} image={session.user.avatar} size={40} />
      </Round>
      <LazyMenu
        open={open}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label={t('header.account', { name })}
        items={[
          ...links.map(({ id, text, to, icon }) => ({
            id,
            label: t(text),
            icon,
            href: inLanguage(locale.language, to),
          })),
          ...(hasEmployerSite
            ? [
                {
                  id: 'employer',
                  label: t('header.employer'),
                  icon: Building2,
                  href: inLanguage(locale.language, urls.handOff()),
                },
              ]
            : []),
          { id: 'sign-out', label: t('header.signOut'), icon: LogOut },
        ]}
        onAction={(id) => {
          if (id === 'sign-out') void signOut()
        }}
      />
    </>
  )
}
