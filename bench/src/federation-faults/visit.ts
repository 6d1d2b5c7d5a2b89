import type { Browser, BrowserContext, Page } from '@playwright/test'
import { textsOf } from '../../../e2e/src/texts.ts'
import { phone } from '../browser.ts'

const t = textsOf('en-us')

export const searchPath = '/en-us/jobs-hiring/job-search'

export type Visit = { context: BrowserContext; page: Page; origin: string; close(): Promise<void> }

/** A visitor of one country on a phone, or on a wide screen where the search shows its preview pane. */
export const openBrowserPage = async (
  browser: Browser,
  port: number,
  { country = 'sg', wide = false }: { country?: string; wide?: boolean } = {},
): Promise<Visit> => {
  const context = await browser.newContext(wide ? { viewport: { width: 1360, height: 900 } } : phone)
  const page = await context.newPage()
  return { context, page, origin: `http://${country}.localhost:${port}`, close: () => context.close() }
}

/** Waits until React holds an element, which is when it answers to hands. Null when that takes longer than `limit`. */
export const waitForHydration = async (page: Page, selector: string, limit: number): Promise<number | null> => {
  const begun = performance.now()
  const found = await page
    .waitForFunction(
      (wanted) => {
        // A page that is kept for the way back is alive as well.
        const element = Array.from(document.querySelectorAll(wanted)).find(
          (each) => !each.closest('[data-cached-page]'),
        )
        return element !== undefined && Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
      },
      selector,
      { timeout: limit, polling: 'raf' },
    )
    .then(
      () => true,
      () => false,
    )
  return found ? performance.now() - begun : null
}

export const frameSelector = 'header a'

/** The page that is shown; one that was left may be kept beside it for the way back. */
export const shownPage = '#page > :not([data-cached-page])'

/** The button of a fallback, with its name or without: the words of our shell, which both compositions show. */
export const fallback = (page: Page) =>
  page
    .getByRole('button', { name: t('shell', 'failure.retry') })
    .or(page.getByRole('button', { name: t('shell', 'failure.retryNamed') }))
    .first()
export const applyButton = (page: Page) => page.getByRole('link', { name: t('mf-job-detail', 'apply.button') }).first()
export const firstJob = (page: Page) => page.locator(`${shownPage} a[data-job]`).first()

/** Milliseconds until `locator` is visible, null when that takes longer than `limit`. */
export const waitForVisible = async (
  locator: ReturnType<Page['locator']>,
  limit: number,
  begun = performance.now(),
): Promise<number | null> => {
  const left = begun + limit - performance.now()
  if (left <= 0) return null
  const found = await locator.waitFor({ state: 'visible', timeout: left }).then(
    () => true,
    () => false,
  )
  return found ? performance.now() - begun : null
}

/** What stands in the page's place, in a word: for faults that end in no fallback. */
export const classifyPage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? ''
    if (text('#header') === '' && text('#page') === '') return 'a white page'
    if (text('#page') === '') return 'a frame around nothing'
    // Not by its `role="status"`: a whole page has a place for what it says later.
    if (document.querySelector('#page [aria-busy="true"]')) return 'a skeleton for ever'
    return 'the page'
  })
