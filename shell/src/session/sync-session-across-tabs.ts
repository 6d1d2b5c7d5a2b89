import type { Platform } from '@jobspan/shared-kit/remote'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { broadcastSession, getMemberId, type MemberMessage, subscribeToMember } from './session-channel.ts'
import type { SessionManager } from './session-manager.ts'

type Settings = {
  platform: Pick<Platform, 'store' | 'queryClient' | 'notify' | 'i18n'>
  session: SessionManager
  /** Whether the visitor is in the middle of something here. */
  hasUnsavedWork(): boolean
  /** The page that stands here is for members only. */
  isMemberPage(): boolean
  redirectToSignIn(): void
}

/**
 * Follows what happens in the other tabs of this browser: signing in, signing out, another account, another name. What was fetched
 * for the one before is let go. A form that somebody is writing into stays, and they are told.
 */
export const syncSessionAcrossTabs = ({
  platform,
  session,
  hasUnsavedWork,
  isMemberPage,
  redirectToSignIn,
}: Settings): (() => void) => {
  const { store, queryClient, notify, i18n } = platform

  /** The same member with another name, address or picture: the header says so at once, the page where nobody writes into it. */
  const refreshMember = async () => {
    const before = JSON.stringify(store.get(sessionAtom))
    const now = await session.refresh()
    if (now && JSON.stringify(now) !== before && !hasUnsavedWork())
      await queryClient.invalidateQueries({ type: 'active' })
  }

  const applySessionChange = async ({ member, hasChanged }: MemberMessage) => {
    const before = getMemberId(store.get(sessionAtom))
    if (member === before) return hasChanged && member !== null ? refreshMember() : undefined
    const wasBusy = hasUnsavedWork()
    const now = await session.refresh()
    const after = now ? getMemberId(now) : member
    // A document that came before a sign-in here is mistaken, and is told so.
    if (after === before) return broadcastSession(now)
    if (!now) store.set(sessionAtom, { kind: 'guest' })
    queryClient.removeQueries({ type: 'inactive' })
    if (wasBusy) {
      const text = after === null ? 'signedOut' : before === null ? 'signedIn' : 'switched'
      notify(i18n.t(`otherTab.${text}`, { ns: 'shell' }), 'warning')
      return
    }
    if (after === null && isMemberPage()) return redirectToSignIn()
    await queryClient.invalidateQueries({ type: 'active' })
  }

  const stop = subscribeToMember((message) => void applySessionChange(message))
  // The server told this document who is here, and gave it a guest's session where a member's had ended: the other tabs share that
  // cookie, and what they would do as a member would be done as a guest.
  const here = store.get(sessionAtom)
  if (here.kind === 'member' || !here.is_away) broadcastSession(here)
  // A page that comes back as it was left may show whoever was signed in then.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    const before = getMemberId(store.get(sessionAtom))
    void session.refresh().then((now) => {
      if (now && getMemberId(now) !== before) location.reload()
    })
  }
  addEventListener('pageshow', onShow)
  return () => {
    stop()
    removeEventListener('pageshow', onShow)
  }
}
