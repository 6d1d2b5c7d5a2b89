import { useSyncExternalStore } from 'react'
import type { CompletionFlow } from './steps.ts'

/** The spelling is fixed (docs/product-rules.md#resume-flags). */
const uploadFlag = 'quickUpladResume'
const createFlag = 'isFromCreateResume'
const all = [createFlag, uploadFlag, 'isCreateFreeResume']

const isSet = (name: string) => !['', 'false', '0', 'null'].includes(localStorage.getItem(name) ?? '')

const readFlow = (): CompletionFlow => {
  try {
    // Who uploads one does so on the way, after all else.
    if (isSet(uploadFlag)) return 'uploaded'
    return isSet(createFlag) ? 'created' : 'typed'
  } catch {
    return 'typed'
  }
}

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const flowOfServer = (): CompletionFlow => 'typed'

/** How the way goes on after the first two steps; the server, which sees no storage, tells the longest one. */
export const useCompletionFlow = (): CompletionFlow => useSyncExternalStore(subscribe, readFlow, flowOfServer)

/** A resume was uploaded in place of typing; or it is typed after all. */
export const setQuickUpload = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.setItem(uploadFlag, '1')
    else localStorage.removeItem(uploadFlag)
  } catch {
    // Where storage is shut the way is the longest one.
  }
  for (const listener of listeners) listener()
}

/** The profile is complete: what the flags led to is over (docs/product-rules.md#finishing-the-profile). */
export const clearResumeFlags = (): void => {
  try {
    for (const name of all) localStorage.removeItem(name)
  } catch {
    // Storage that is shut holds no flags.
  }
}
