import { Avatar, ButtonLink, LazyMenu, radius, target, warmOverlays } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls, useLocation } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { LogOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'

const Round = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: ${target};
  block-size: ${target};
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  cursor: pointer;
`

const OneLine = styled.span`
  white-space: nowrap;
`

/**
 * Ends the session and begins at the home page with a new document, so that nothing of the account stays in memory. Where
 * the session could not be ended the page stays and says so: nobody should leave a shared computer believing it was.
 */
const useSignOut = () => {
  const t = useText('shell')
  const { api, locale, notify } = usePlatform()
  return async () => {
    try {
      const { logOut } = await import('@jobspan/shared-kit/contracts/session')
      await api.call(logOut, { body: { source: 'web' } })
      window.location.assign(inLanguage(locale.language, urls.home()))
    } catch {
      notify(t('account.errors.offline'), 'error')
    }
  }
}

/** Where signing in should lead back to: this page, unless it is the home page or the sign-in page itself. */
const useSignInPath = () => {
  const { pathname, search } = useLocation()
  const { locale } = usePlatform()
  const back =
    pathname === '/' || pathname === urls.getStarted() ? undefined : inLanguage(locale.language, pathname + search)
  return urls.getStarted(back)
}

/** "Sign in" for guests, a menu behind the avatar for members. */
export const AccountControl = () => {
  const t = useText('shell')
  const session = useSession()
  const { locale } = usePlatform()
  const signInPath = useSignInPath()
  const signOut = useSignOut()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  if (session.kind === 'guest') {
    return (
      <OneLine>
        <ButtonLink href={inLanguage(locale.language, signInPath)} variant="secondary" size="small">
          {t('header.signIn')}
        </ButtonLink>
      </OneLine>
    )
  }
  const name = `${session.user.first_name} ${session.user.last_name}`
  return (
    <>
      <Round
        type="button"
        ref={anchor}
        aria-label={t('header.account', { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        {...warmOverlays}
      >
        <Avatar name={name} image={session.user.avatar} size={40} />
      </Round>
      <LazyMenu
        open={open}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label={t('header.account', { name })}
        items={[{ id: 'sign-out', label: t('header.signOut'), icon: LogOut }]}
        onAction={() => void signOut()}
      />
    </>
  )
}
