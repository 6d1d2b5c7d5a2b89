import { atom, useStore } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import type { Session, SessionUser } from '../contracts/auth/session.ts'

export type { Session, SessionUser }

/** Who the visitor is. The shell writes it from the boot state and after `session.changed`; remotes read it. */
export const sessionAtom = atom<Session>({ kind: 'guest' })

let documentSession: Session | undefined

/** Says whose session the document of this tab was written with. A server, which writes many documents, says nothing. */
export const setDocumentSession = (session: Session): void => {
  documentSession = session
}

/** The signed-in user, or null. */
export const memberAtom = atom<SessionUser | null>((get) => {
  const session = get(sessionAtom)
  return session.kind === 'member' ? session.user : null
})

/**
 * The visitor's session (docs/product-rules.md#session-user). A part of the document that is hydrated late is hydrated with the session that it was
 * written with, and shows the one of now right after.
 */
export const useSession = (): Session => {
  const store = useStore()
  const getSession = () => store.get(sessionAtom)
  return useSyncExternalStore(
    useCallback((onChange: () => void) => store.sub(sessionAtom, onChange), [store]),
    getSession,
    () => documentSession ?? getSession(),
  )
}
