import { atom } from 'jotai'

/** The registry answered 401 to someone who was signed in. The page stays as it is until they sign in again. */
export const expiredAtom = atom(false)
