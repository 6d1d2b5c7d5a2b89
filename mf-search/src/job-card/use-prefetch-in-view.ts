import { useSyncExternalStore } from 'react'

const signs = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const
const listeners = new Set<() => void>()
let interacted = false

const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run)
}

/** The touch itself comes first: it may be the tap that opens a job, which must not wait for thirty cards to get ready. */
const note = () => {
  for (const sign of signs) window.removeEventListener(sign, note)
  whenIdle(() => {
    interacted = true
    for (const listener of listeners) listener()
  })
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
