import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/** What was typed so far and where something was sent, for this tab. Never a password, never a code. */
export type SignInDraft = {
  email: string
  /** E.164. */
  phone: string
  /** Name that was typed in a form which waited too long. */
  firstName: string
  lastName: string
  /** Where the last code or link went. `isEarlier` where it went there before, and another was asked for too early. */
  sent: { what: 'email-code' | 'phone-code' | 'link'; to: string; resendAt: number; isEarlier?: boolean } | null
}

const key = 'sign-in'
const empty: SignInDraft = { email: '', phone: '', firstName: '', lastName: '', sent: null }

const isSent = (value: unknown): value is SignInDraft['sent'] =>
  typeof value === 'object' && value !== null && 'what' in value && 'to' in value && 'resendAt' in value

const read = (): SignInDraft => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    return {
      email: text(stored.email),
      phone: text(stored.phone),
      firstName: text(stored.firstName),
      lastName: text(stored.lastName),
      sent: isSent(stored.sent) ? stored.sent : null,
    }
  } catch {
    return empty
  }
}

export const clearSignInDraft = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

type State = { draft: SignInDraft; isRead: boolean }
const unread: State = { draft: empty, isRead: false }

/** A store of its own rather than state: whoever keeps something and goes on at once finds it in the next step's first rendering. */
const createDraftStore = () => {
  let state = unread
  let stored = empty
  const listeners = new Set<() => void>()
  const put = (next: State) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    open(): State {
      stored = read()
      return { draft: stored, isRead: true }
    },
    keep(change: Partial<SignInDraft>) {
      const draft = { ...(state === unread ? stored : state.draft), ...change }
      try {
        sessionStorage.setItem(key, JSON.stringify(draft))
      } catch {
        // Without storage the draft lives as long as the page does.
      }
      put({ draft, isRead: true })
    },
  }
}

/**
 * The draft, kept over a reload. `isRead` is false in the server's markup and until the tab's own has been read, so that both
 * render the same at first. It is read as a transition: the page is still being taken over then, and a store's news would have
 * all of it taken over in one go.
 */
export const useSignInDraft = () => {
  const [store] = useState(createDraftStore)
  const [opened, setOpened] = useState(unread)
  const latest = useSyncExternalStore(store.subscribe, store.get, () => unread)
  useEffect(() => {
    const own = store.open()
    startTransition(() => setOpened(own))
  }, [store])
  const { draft, isRead } = latest === unread ? opened : latest
  return { draft, isRead, keep: store.keep }
}
