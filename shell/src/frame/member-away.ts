import { atom } from 'jotai'

/** A member is here whose session the API cannot be asked about: who it is shows once it answers. */
export const memberAwayAtom = atom<boolean | undefined>()
