import { useSyncExternalStore } from 'react'
import type { CompletionToken } from './steps.ts'

/** A resume was made or attached before (spec sections 2 and 3). The spec's own spelling. */
const leading = ['isFromCreateResume', 'quickUpladResume']
const all = [...leading, 'isCreateFreeResume']

const isSet = (name: string) => !['', 'false', '0', 'null'].includes(localStorage.getItem(name) ?? '')

const readToken = (): CompletionToken => {
  try {
    return leading.some(isSet) ? '1101' : '10'
  } catch {
    return '10'
  }
}
const unheard = () => () => undefined
const tokenOfServer = (): CompletionToken => '10'

/** How the way goes on after the first two steps; the server, which sees no storage, tells the longer one. */
export const useCompletionToken = (): CompletionToken => useSyncExternalStore(unheard, readToken, tokenOfServer)

/** The profile is complete: what the flags led to is over (spec section 4). */
export const clearResumeFlags = (): void => {
  try {
    for (const name of all) localStorage.removeItem(name)
  } catch {
    // Storage that is shut holds no flags.
  }
}
