import type { Session } from '@jobspan/shared-kit/contracts/auth/session'

/**
 * Who is signed in now, for the other tabs of this browser: a member's id, or null for a guest; and whether something about the member
 * has changed, such as the name. Each tab asks the API what it is: no personal data is sent between tabs.
 */
export type MemberMessage = { member: number | null; hasChanged?: boolean }

const name = 'session'

const isMemberMessage = (value: unknown): value is MemberMessage =>
  typeof value === 'object' && value !== null && 'member' in value

/** Sends a message to the other tabs. Without BroadcastChannel they are notified by a write to localStorage. */
export const broadcastMember = (member: number | null, hasChanged = false): void => {
  const message: MemberMessage = { member, hasChanged }
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(name)
    channel.postMessage(message)
    channel.close()
    return
  }
  try {
    localStorage.setItem(name, JSON.stringify({ ...message, at: Date.now() }))
    localStorage.removeItem(name)
  } catch {
    // Without either, each tab learns it with its next call.
  }
}

/** The member of a session as other tabs are told. */
export const getMemberId = (session: Session): number | null => (session.kind === 'member' ? session.user.id : null)

export const broadcastSession = (session: Session | undefined, hasChanged?: boolean): void => {
  if (session) broadcastMember(getMemberId(session), hasChanged)
}

/** Subscribes to messages of other tabs; the returned function unsubscribes. */
export const subscribeToMember = (listener: (message: MemberMessage) => void): (() => void) => {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isMemberMessage(data)) listener(data)
    }
    return () => channel.close()
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== name || !newValue) return
    const message: unknown = JSON.parse(newValue)
    if (isMemberMessage(message)) listener(message)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
