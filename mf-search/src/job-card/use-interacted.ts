import { useSyncExternalStore } from 'react'

const signs = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const
const listeners = new Set<() => void>()
let interacted = false

const note = () => {
  interacted = true
  for (const sign of signs) window.removeEventListener(sign, note)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  if (!interacted) for (const sign of signs) window.addEventListener(sign, note, { passive: true })
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True once the visitor has touched the page. What only serves the next page waits for this, so the first one is not slowed. */
export const useInteracted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => interacted,
    () => false,
  )
