const interactionEvents = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'click'] as const
const listeners = new Set<() => void>()
let interacted = false

const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run)
}

/** The touch itself comes first: it may be the tap that opens a job, which must not wait for thirty cards to get ready. */
const handleFirstInteraction = () => {
  whenIdle(() => {
    interacted = true
    for (const listener of listeners) listener()
    listeners.clear()
  })
}

/** Calls once the visitor has touched the page, at once where that was before; the answer ends the waiting. */
export const onFirstInteraction = (listener: () => void): (() => void) => {
  if (interacted) listener()
  else {
    listeners.add(listener)
    // React lets no press through to the window on what it has not taken over.
    for (const sign of interactionEvents) addEventListener(sign, handleFirstInteraction, { once: true, capture: true })
    // A reloaded page is where it was left: it was scrolled before anybody listened.
    if (scrollY > 0) handleFirstInteraction()
  }
  return () => void listeners.delete(listener)
}
