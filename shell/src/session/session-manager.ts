import type { Session } from '@jobspan/shared-kit/contracts/auth/session'
import type { Platform } from '@jobspan/shared-kit/remote'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { endPush, endPushOfFormerMember } from './end-push.ts'
import { broadcastSession, getMemberId } from './session-channel.ts'

/** Payload of a guest's session, without the role. */
export type GuestPayload = {
  country_id: number
  language_id: number
  device_uuid: string
  device_udid: string
  device_type: string
}

export type SessionSettings = {
  platform(): Pick<Platform, 'api' | 'store' | 'queryClient' | 'events' | 'notify'>
  guest: GuestPayload
  /** Notification when a member's session has expired. */
  sessionExpiredText(): string
  /** Where the browser refuses cookies, there is no session that could have expired. */
  areCookiesEnabled(): boolean
  /** Notification where cookies are refused. */
  cookiesBlockedText(): string
  /** Goes to the sign-in page, which leads back here. */
  redirectToSignIn(): void
  onChanged(): void
  warn(error: unknown): void
}

export type SessionManager = {
  /** For the API client: true when there is a session again and the call can be repeated. */
  onUnauthorized(): Promise<boolean>
  /** Reads the session again, after somebody signed in or out. `isBroadcast` tells the other tabs, and that the member changed. */
  refresh(options?: { isBroadcast: boolean }): Promise<Session | undefined>
}

const loadContracts = () => import('@jobspan/shared-kit/contracts/auth/session')

/**
 * Keeps the session of this tab (docs/product-rules.md#expired-session): a guest's session is renewed without notice, a member's expires
 * with a notification.
 */
export const createSessionManager = (settings: SessionSettings): SessionManager => {
  let renewing: Promise<boolean> | undefined

  /** A member's notifications end with the session, also where it did not end by the menu. */
  const endPushAfter = (before: number | null, session: Session): void => {
    const now = getMemberId(session)
    if (before === null || before === now) return
    const ending = now === null ? endPush() : endPushOfFormerMember(settings.platform().api)
    ending.catch(settings.warn)
  }

  const expireMemberSession = (): void => {
    const { store, queryClient, events, notify } = settings.platform()
    store.set(sessionAtom, { kind: 'guest' })
    notify(settings.sessionExpiredText(), 'warning')
    queryClient.clear()
    events.emit('session.changed', { kind: 'guest' })
    settings.redirectToSignIn()
  }

  /**
   * Asks for a guest's session. The API answers with the session that is there already: somebody may have signed in, here or in another
   * tab, while the call was running. The cookies of an expired member's session are removed with it.
   */
  const renewGuestSession = async (): Promise<boolean> => {
    const { api, store } = settings.platform()
    try {
      const { guestLogin } = await loadContracts()
      const session = await api.call(guestLogin, { body: { guest_role: 'jobseeker', ...settings.guest } })
      const before = getMemberId(store.get(sessionAtom))
      const now = getMemberId(session)
      if (before === now) return true
      endPushAfter(before, session)
      if (now === null) {
        expireMemberSession()
        return false
      }
      settings.onChanged()
      store.set(sessionAtom, session)
      // A call of one member is not repeated as another.
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
    // Many calls can meet this at once; they share one renewal.
    renewing ??= renewGuestSession().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const refresh: SessionManager['refresh'] = async (options) => {
    const { api, store } = settings.platform()
    settings.onChanged()
    try {
      const { getMe } = await loadContracts()
      const session = await api.call(getMe)
      endPushAfter(getMemberId(store.get(sessionAtom)), session)
      store.set(sessionAtom, session)
      if (options?.isBroadcast) broadcastSession(session, true)
      return session
    } catch (error) {
      settings.warn(error)
      return undefined
    }
  }

  return { onUnauthorized, refresh }
}
