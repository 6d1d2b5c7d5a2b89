import type { Session } from '@jobspan/shared-kit/contracts/session'
import type { Platform } from '@jobspan/shared-kit/remote'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { broadcastMember } from './session-channel.ts'

type Settings = {
  platform(): Pick<Platform, 'api' | 'store' | 'queryClient' | 'events' | 'notify'>
  /** Payload of a guest's session, without the role. */
  guest: { country_id: number; language_id: number; device_uuid: string; device_udid: string; device_type: string }
  /** What is said when a member's session has ended. */
  sessionExpiredText(): string
  /** Whether the browser keeps what answers set. Where it keeps no cookies, no session holds and none has ended. */
  areCookiesEnabled(): boolean
  /** What is said where it does not. */
  cookiesBlockedText(): string
  /** Leads to the sign-in page with the way back kept. */
  redirectToSignIn(): void
  onChanged(): void
  warn(error: unknown): void
}

export type SessionManager = {
  /** For the API client: true when there is a session again and the call is worth repeating. */
  onUnauthorized(): Promise<boolean>
  /** Reads the session anew, after somebody signed in or out. */
  refresh(): Promise<Session | undefined>
}

const contracts = () => import('@jobspan/shared-kit/contracts/session')

/**
 * What becomes of the session in the browser (docs/product-rules.md#expired-session): a guest's is renewed unseen, a member's
 * ends with a word.
 */
export const createSessionManager = (settings: Settings): SessionManager => {
  let renewing: Promise<boolean> | undefined

  const expireMemberSession = (): void => {
    const { store, queryClient, events, notify } = settings.platform()
    store.set(sessionAtom, { kind: 'guest' })
    notify(settings.sessionExpiredText(), 'warning')
    queryClient.clear()
    events.emit('session.changed', { kind: 'guest' })
    settings.redirectToSignIn()
  }

  /**
   * Asks for a guest's session, which is answered with the one that is there already: somebody may have signed in, here or in another
   * tab, while the call was on its way. A dead member's cookies end with it.
   */
  const renewGuestSession = async (): Promise<boolean> => {
    const { api, store } = settings.platform()
    try {
      const { guestLogin } = await contracts()
      const session = await api.call(guestLogin, { body: { guest_role: 'jobseeker', ...settings.guest } })
      const before = getMemberId(store.get(sessionAtom))
      const now = getMemberId(session)
      if (before === now) return true
      if (now === null) {
        expireMemberSession()
        return false
      }
      settings.onChanged()
      store.set(sessionAtom, session)
      // What one member did is not done again as another.
      return before === null
    } catch (error) {
      settings.warn(error)
      return false
    }
  }

  const onUnauthorized = async (): Promise<boolean> => {
    const { store, notify } = settings.platform()
    if (!settings.areCookiesEnabled()) {
      store.set(sessionAtom, { kind: 'guest' })
      notify(settings.cookiesBlockedText(), 'warning')
      return false
    }
    // Many calls may find out at once; one of them acts.
    renewing ??= renewGuestSession().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const refresh = async (): Promise<Session | undefined> => {
    const { api, store } = settings.platform()
    settings.onChanged()
    try {
      const { getMe } = await contracts()
      const session = await api.call(getMe)
      store.set(sessionAtom, session)
      return session
    } catch (error) {
      settings.warn(error)
      return undefined
    }
  }

  return { onUnauthorized, refresh }
}

/** The member of a session as other tabs hear of it. */
export const getMemberId = (session: Session): number | null => (session.kind === 'member' ? session.user.id : null)

export const broadcastSession = (session: Session | undefined, hasChanged?: boolean): void => {
  if (session) broadcastMember(getMemberId(session), hasChanged)
}
