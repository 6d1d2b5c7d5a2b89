import type { Page } from '@playwright/test'

/** What to wait for in the page. Only names and values travel there, because its policy forbids code from texts. */
export type Goal =
  | { kind: 'heading'; text: string; path: string }
  | { kind: 'list'; job: string; scroll: number }
  | { kind: 'options'; before: string }
  | { kind: 'results'; before: string }

type Begin = 'click' | 'keydown' | 'back'

const patience = 10_000

/**
 * Begins to watch, and gives a function that waits for the outcome: milliseconds from the input event `begin` (as the
 * browser stamped it) to the frame that shows the goal, or null when ten seconds did not bring it.
 */
export const watch = async (page: Page, begin: Begin, goal: Goal): Promise<() => Promise<number | null>> => {
  await page.evaluate(
    ({ begin, goal, patience }) => {
      const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
      const reached = (): boolean => {
        if (goal.kind === 'heading')
          return location.pathname === goal.path && text(document.querySelector('main h1')) === goal.text
        if (goal.kind === 'list')
          return (
            Math.abs(scrollY - goal.scroll) <= 2 &&
            document.querySelector(`main [data-job="${goal.job}"]`)?.checkVisibility() === true
          )
        if (goal.kind === 'options') {
          const now = Array.from(document.querySelectorAll('[role="option"]'), text).join('\n')
          return now !== '' && now !== goal.before
        }
        const now = Array.from(document.querySelectorAll('main [data-job]'), (link) =>
          link.getAttribute('data-job'),
        ).join()
        return now !== '' && now !== goal.before
      }
      const outcome = new Promise<number | null>((resolve) => {
        let begun: number | undefined
        const settle = (value: number | null) => {
          observer.disconnect()
          removeEventListener('scroll', check)
          resolve(value)
        }
        const check = () => {
          if (begun === undefined || !reached()) return
          const since = begun
          begun = undefined
          observer.disconnect()
          // A message that is posted in a frame's callback arrives once the frame has been drawn.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => settle(performance.now() - since)
            port2.postMessage(null)
          })
        }
        const observer = new MutationObserver(check)
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
        addEventListener('scroll', check)
        if (begin === 'back') {
          begun = performance.now()
          history.back()
        } else {
          const mark = (event: Event) => {
            begun ??= event.timeStamp
          }
          addEventListener(begin, mark, { capture: true, once: true })
        }
        setTimeout(() => settle(null), patience)
      })
      ;(globalThis as { benchOutcome?: Promise<number | null> }).benchOutcome = outcome
    },
    { begin, goal, patience },
  )
  return () => page.evaluate(() => (globalThis as { benchOutcome?: Promise<number | null> }).benchOutcome ?? null)
}
