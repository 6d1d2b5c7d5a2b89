import { atom, useAtomValue } from 'jotai'
import type { Session, SessionUser } from '../contracts/auth/session.ts'

export type { Session, SessionUser }

/** Who the visitor is. The shell writes it from the boot state and after `session.changed`; remotes read it. */
export const sessionAtom = atom<Session>({ kind: 'guest' })

/** The signed-in user, or null. */
export const memberAtom = atom<SessionUser | null>((get) => {
  const session = get(sessionAtom)
  return session.kind === 'member' ? session.user : null
})

/** The visitor's session (docs/product-rules.md#session-user). */
export const useSession = (): Session => useAtomValue(sessionAtom)
