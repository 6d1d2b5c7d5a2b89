import type { Platform } from '@jobspan/shared-kit/remote'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { hearTabs, type TabWord } from './session-channel.ts'
import { memberOf, type SessionLife, tellSession } from './session-manager.ts'

type Settings = {
  platform: Pick<Platform, 'store' | 'queryClient' | 'notify' | 'i18n'>
  session: SessionLife
  /** Whether the visitor is in the middle of something here. */
  isInUse(): boolean
  /** The page that stands here is for members only. */
  isMemberPage(): boolean
  leadToSignIn(): void
}

/**
 * Follows what happens in the other tabs of this browser: signing in, signing out, another account, another name. What was fetched
 * for the one before is let go. A form that somebody is writing into stays, and they are told.
 */
export const followTabs = ({ platform, session, isInUse, isMemberPage, leadToSignIn }: Settings): (() => void) => {
  const { store, queryClient, notify, i18n } = platform

  /** The same member with another name, address or picture: the header says so at once, the page where nobody writes into it. */
  const takeChange = async () => {
    const before = JSON.stringify(store.get(sessionAtom))
    const now = await session.refresh()
    if (now && JSON.stringify(now) !== before && !isInUse()) await queryClient.invalidateQueries({ type: 'active' })
  }

  const takeOver = async ({ member, hasChanged }: TabWord) => {
    const before = memberOf(store.get(sessionAtom))
    if (member === before) return hasChanged && member !== null ? takeChange() : undefined
    const busy = isInUse()
    const now = await session.refresh()
    const after = now ? memberOf(now) : member
    // A document that came before a sign-in here is mistaken, and hears so.
    if (after === before) return tellSession(now)
    if (!now) store.set(sessionAtom, { kind: 'guest' })
    queryClient.removeQueries({ type: 'inactive' })
    if (busy) {
      const text = after === null ? 'signedOut' : before === null ? 'signedIn' : 'switched'
      notify(i18n.t(`otherTab.${text}`, { ns: 'shell' }), 'warning')
      return
    }
    if (after === null && isMemberPage()) return leadToSignIn()
    await queryClient.invalidateQueries({ type: 'active' })
  }

  const stop = hearTabs((word) => void takeOver(word))
  // The server told this document who is here, and gave it a guest's session where a member's had ended: the other tabs share that
  // cookie, and what they would do as a member would be done as a guest.
  const here = store.get(sessionAtom)
  if (here.kind === 'member' || !here.is_away) tellSession(here)
  // A page that comes back as it was left may show whoever was signed in then.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    const before = memberOf(store.get(sessionAtom))
    void session.refresh().then((now) => {
      if (now && memberOf(now) !== before) location.reload()
    })
  }
  addEventListener('pageshow', onShow)
  return () => {
    stop()
    removeEventListener('pageshow', onShow)
  }
}
