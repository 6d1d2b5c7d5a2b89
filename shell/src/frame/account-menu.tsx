import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { getDisplayName } from '@jobspan/shared-kit/contracts/members/person-name'
import { Avatar, LazyMenu, preloadOverlaysProps } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { Building2, LogOut } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ShellSettings } from '../boot-data.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { getNavigationIcon } from './get-navigation-icon.ts'
import { useNavigationLinks } from './navigation-links.ts'
import { RoundControl } from './round-control.tsx'

/** A member's menu behind the avatar. */
export const AccountMenu = ({
  user,
  hasEmployerSite,
}: Pick<ShellSettings, 'hasEmployerSite'> & { user: SessionUser }) => {
  const t = useTranslations('shell')
  const { locale } = usePlatform()
  const signOut = useSignOut()
  const links = useNavigationLinks('member-menu')
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const name = getDisplayName(user)
  return (
    <>
      <RoundControl
        type="button"
        ref={anchor}
        aria-label={t('header.account', { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        {...preloadOverlaysProps}
      >
        {/* Of an address the part before the @ gives the letters: what follows is their mail provider. */}
        <Avatar name={name.replace(/@.*/, '')} image={user.avatar} size={40} />
      </RoundControl>
      <LazyMenu
        open={open}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label={t('header.account', { name })}
        items={[
          ...links.map(({ id, text, to, icon }) => {
            const glyph = getNavigationIcon(icon)
            return { id, label: text, href: inLanguage(locale.language, to), ...(glyph ? { icon: glyph } : {}) }
          }),
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
