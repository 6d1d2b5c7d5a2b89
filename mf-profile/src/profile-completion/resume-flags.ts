import { useSyncExternalStore } from 'react'
import type { CompletionToken } from './steps.ts'

/** A resume was made or attached before. The spelling is fixed (docs/product-rules.md#resume-flags). */
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

/** The profile is complete: what the flags led to is over (docs/product-rules.md#finishing-the-profile). */
export const clearResumeFlags = (): void => {
  try {
    for (const name of all) localStorage.removeItem(name)
  } catch {
    // Storage that is shut holds no flags.
  }
}
