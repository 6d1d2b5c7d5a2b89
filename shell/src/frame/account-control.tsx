import { ButtonLink, color, Icon, radius } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls, useLocation } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { UserRound } from 'lucide-react'
import { type ComponentProps, Suspense } from 'react'
import { styled } from 'styled-components'
import type { ShellSettings } from '../boot-data.ts'
import { type MemberControls, useMemberControls } from './load-member-controls.ts'
import { RoundControl } from './round-control.tsx'

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

const LazyAccountMenu = (props: ComponentProps<MemberControls['AccountMenu']>) => {
  const { AccountMenu } = useMemberControls()
  return <AccountMenu {...props} />
}

/** "Sign in" for guests, a menu behind the avatar for members; where nobody can tell which member, neither. */
export const AccountControl = ({ hasEmployerSite }: Pick<ShellSettings, 'hasEmployerSite'>) => {
  const t = useTranslations('shell')
  const session = useSession()
  const { locale } = usePlatform()
  const signInPath = useSignInPath()
  if (session.kind === 'guest' && session.is_away) {
    return (
      <RoundControl as="span" role="img" aria-label={t('header.away')} title={t('header.away')}>
        <Anyone>
          <Icon glyph={UserRound} />
        </Anyone>
      </RoundControl>
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
  return (
    // Its room is kept while the menu of whoever has just signed in is on its way.
    <Suspense fallback={<RoundControl as="span" />}>
      <LazyAccountMenu user={session.user} hasEmployerSite={hasEmployerSite} />
    </Suspense>
  )
}
