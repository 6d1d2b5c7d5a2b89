import { atom } from 'jotai'

/** The last change that this person made here, while it can be taken back with one press. */
export const undoableAtom = atom<{ sequence: number; text: string } | null>(null)
