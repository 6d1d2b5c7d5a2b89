import type { Page } from '@playwright/test'

/** What to wait for in the page. Only names and values travel there, because its policy forbids code from texts. */
export type ExpectedState =
  /** The title stands there as the page's heading, and `facts` in the same page. */
  | { kind: 'head'; title: string; facts: readonly string[]; path: string }
  /** The same page with all that belongs to it: nothing in it is on its way any more. */
  | { kind: 'whole'; title: string; path: string }
  | { kind: 'list'; job: string; scroll: number }
  | { kind: 'options'; before: string }
  | { kind: 'results'; before: string }
  /** A dialog of that title whose first control takes the focus, held by React so that it answers. */
  | { kind: 'dialog'; title: string }

type Begin = 'click' | 'keydown' | 'back'

/** Chromium's (Prioritized Task Scheduling), which TypeScript does not know yet. */
declare const scheduler: { postTask(run: () => void, options: { priority: 'user-blocking' }): Promise<void> }

const timeoutMs = 10_000

/**
 * Begins to watch, and gives a function that waits for the outcome of each goal: milliseconds from the input event `begin`
 * (as the browser stamped it) to the frame that shows it, or null when ten seconds did not bring it.
 */
export const measureInteraction = async (
  page: Page,
  begin: Begin,
  ...goals: readonly ExpectedState[]
): Promise<() => Promise<(number | null)[]>> => {
  // Over 80 lines: the inner function runs in the page, so it can use nothing from outside itself.
  await page.evaluate(
    ({ begin, goals, timeoutMs }) => {
      const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
      const isReached = (goal: ExpectedState): boolean => {
        if (goal.kind === 'head' || goal.kind === 'whole') {
          if (location.pathname !== goal.path) return false
          // The page that was left may still be in the document, out of sight.
          const heading = Array.from(document.querySelectorAll('main h1')).find(
            (each) => each.checkVisibility() && text(each) === goal.title,
          )
          if (goal.kind === 'head') {
            const page = text(heading?.closest('main > *'))
            return heading !== undefined && goal.facts.every((fact) => page.includes(fact))
          }
          const article = heading?.closest('article')
          return article !== null && article !== undefined && article.ariaBusy !== 'true'
        }
        if (goal.kind === 'list')
          return (
            Math.abs(scrollY - goal.scroll) <= 2 &&
            document.querySelector(`main [data-job="${goal.job}"]`)?.checkVisibility() === true
          )
        if (goal.kind === 'dialog') {
          const dialog = Array.from(document.querySelectorAll('[role="dialog"]')).find(
            (each) => each.checkVisibility() && text(each.querySelector('h2')) === goal.title,
          )
          const control = dialog?.querySelector<HTMLElement>('button, a[href], input')
          if (!control || !Object.keys(control).some((key) => key.startsWith('__reactProps$'))) return false
          control.focus()
          return document.activeElement === control
        }
        if (goal.kind === 'options') {
          const now = Array.from(document.querySelectorAll('[role="option"]'), text).join('\n')
          return now !== '' && now !== goal.before
        }
        const now = Array.from(document.querySelectorAll('main [data-job]'), (link) =>
          link.getAttribute('data-job'),
        ).join()
        return now !== '' && now !== goal.before
      }
      const outcome = new Promise<(number | null)[]>((resolve) => {
        let begun: number | undefined
        const times: (number | null)[] = goals.map(() => null)
        const waiting = new Set(goals.keys())
        const settle = () => {
          observer.disconnect()
          removeEventListener('scroll', lookWithFrame)
          resolve(times)
        }
        const look = () => {
          if (begun === undefined) return
          const since = begun
          for (const index of waiting) {
            const goal = goals[index]
            if (!goal || !isReached(goal)) continue
            waiting.delete(index)
            // What is asked for in a frame's callback comes once the frame has been drawn; urgent, it does not queue behind what the page does next.
            void scheduler.postTask(
              () => {
                times[index] = performance.now() - since
                if (times.every((time) => time !== null)) settle()
              },
              { priority: 'user-blocking' },
            )
          }
        }
        // Once for each frame and right before it is drawn: to look with every change would have the page laid out for each of them.
        let scheduled = false
        const lookWithFrame = () => {
          if (scheduled) return
          scheduled = true
          requestAnimationFrame(() => {
            scheduled = false
            look()
          })
        }
        const observer = new MutationObserver(lookWithFrame)
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
        addEventListener('scroll', lookWithFrame)
        if (begin === 'back') {
          begun = performance.now()
          history.back()
        } else {
          const mark = (event: Event) => {
            begun ??= event.timeStamp
          }
          addEventListener(begin, mark, { capture: true, once: true })
        }
        setTimeout(settle, timeoutMs)
      })
      ;(globalThis as { benchOutcome?: Promise<(number | null)[]> }).benchOutcome = outcome
    },
    { begin, goals, timeoutMs },
  )
  return () => page.evaluate(() => (globalThis as { benchOutcome?: Promise<(number | null)[]> }).benchOutcome ?? [])
}
