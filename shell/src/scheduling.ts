/**
 * Ends the task at hand, so that the browser can paint and answer before the next piece of starting up. Without
 * `scheduler.yield` the next piece queues behind everything else.
 */
export const yieldToMain = (): Promise<void> =>
  (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.() ??
  new Promise((resolve) => setTimeout(resolve))

/** Waits until what stands in the document has been drawn, 100 ms at most: nothing is drawn in a tab that nobody sees. */
export const waitForNextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 100)
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Runs what the first paint and the first tap can do without, once the browser has nothing better to do or two seconds have passed. */
export const runWhenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => run(), { timeout: 2000 })
  else setTimeout(run, 200)
}

/** Runs what a page can do without until it is at rest: the first seconds after the load event belong to the page. */
export const runAfterLoad = (run: () => void, delayMs = 2500): void => {
  const start = () => setTimeout(run, delayMs)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
