/**
 * Who is signed in now, for the other tabs of this browser: a member's id, or null for a guest; and whether something of them has
 * changed, such as their name. What it is, each tab asks the API: nothing about a person is passed around.
 */
export type MemberMessage = { member: number | null; hasChanged?: boolean }

const name = 'session'

const isMemberMessage = (value: unknown): value is MemberMessage =>
  typeof value === 'object' && value !== null && 'member' in value

/** Tells the other tabs. Where there is no BroadcastChannel, a write to the storage is what they hear. */
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
    // Without either, each tab finds out with its next call.
  }
}

/** Hears what other tabs tell; the answer ends that. */
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
