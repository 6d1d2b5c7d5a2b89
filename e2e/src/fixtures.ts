import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { processorSecondsOfTree } from '../../scripts/testing/processor-time.ts'
import { processorTime } from './budget-reporter.ts'
import { quickProject } from './site.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')

type Watch = {
  /** What the browser complained of: console errors, uncaught exceptions, hydration mismatches, violations of the policy. */
  consoleErrors: string[]
}

/** A refused answer (404 page, 410 job, 401 on purpose, a chat socket without its cookie) is a line in the console too, and no complaint. */
const isRefusal = (text: string) =>
  /Failed to load resource: the server responded with a status of 4\d\d/.test(text) ||
  /WebSocket connection to '\S+' failed: HTTP Authentication failed/.test(text)

/** React rendered anew what it could not take over, or could not render at once: the site tells of that as a warning. */
const isRecoveredByReact = (text: string) => /Minified React error #(4\d\d|520)\b/.test(text)

/** A test whose page must stay without complaints to its end. A page is opened only by tests that ask for one. */
export const test = base.extend<Watch & { processorTime: undefined }>({
  page: async ({ page, consoleErrors }, use) => {
    page.on('pageerror', (error) => consoleErrors.push(`exception: ${error.message}`))
    page.on('console', (message) => {
      const isError = message.type() === 'error' && !isRefusal(message.text())
      if (isError || isRecoveredByReact(message.text())) consoleErrors.push(message.text())
    })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
      })
    })
    await use(page)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture asks for.
  consoleErrors: async ({}, use) => {
    const consoleErrors: string[] = []
    await use(consoleErrors)
    expect(consoleErrors).toEqual([])
  },
  // Of this process and its browser; the browser is there before, since it serves other journeys too.
  processorTime: [
    async ({ browser: _ }, use, testInfo) => {
      const before = processorSecondsOfTree()
      await use(undefined)
      const after = processorSecondsOfTree()
      if (before === undefined || after === undefined) return
      testInfo.annotations.push({ type: processorTime, description: String(after - before) })
    },
    { auto: true },
  ],
})

export { expect }

/** What tries again at once what could not be loaded, whether that has a name or none. */
export const retryButton = (page: Page) =>
  page
    .getByRole('button', { name: t('shell', 'failure.retry') })
    .or(page.getByRole('button', { name: t('shell', 'failure.retryNamed') }))

/** Waits until the page answers to hands: what the server sent has been taken over by React, in the frame and in the page. */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    ['header a', 'main h1'].every((place) => {
      const element = document.querySelector(place)
      return element && Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
    }),
  )
  // The mark is made in one of the slices in which React takes a page over; the browser is idle after the last.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/**
 * Waits until all that the server wrote is React's, and not a skeleton of it is left. It comes near what waits for that: far down the page, or for
 * a pointer.
 */
export const waitForTakeOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('#header *, #page > div *, #footer *')].find(
      (element) =>
        !element.matches('script, template') &&
        // What a phone leaves out is not read there, and its code is not asked for.
        element.checkVisibility() &&
        !Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
    )
    // Below an open dialog nothing scrolls: there the pointer alone says that somebody reads.
    for (const sign of ['pointerover', 'pointermove']) waiting?.dispatchEvent(new Event(sign, { bubbles: true }))
    waiting?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return waiting === undefined
  })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Waits for what fades or moves to its end: a colour in between is nobody's choice. What turns for as long as it waits is left to it. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

type Look = (axe: AxeBuilder) => AxeBuilder

const everyRule: Look = (axe) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
const rulesOfColour: Look = (axe) => axe.withRules(['color-contrast', 'link-in-text-block'])

const expectNoViolations = async (page: Page, look: Look) => {
  await waitForAnimations(page)
  // What is half below the header, which stays while the page scrolls, is smaller only for the moment; how far one scrolled to reach
  // something hangs on the font.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const axe = new AxeBuilder({ page })
    // Of what is well it need not write down each place.
    .options({ resultTypes: ['violations'] })
    // There are no frames to look into, for which it would open a page of its own each time.
    .setLegacyMode()
  const { violations } = await look(axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual(
    [],
  )
}

/** Where the main journeys look, too: once in each remote. */
export type MainScreen = 'main screen'
/** Whether axe looks at a screen in this run. */
export const isLookedAt = (screen: MainScreen | undefined): boolean =>
  screen === 'main screen' || base.info().project.name !== quickProject

/** Finds nothing of WCAG 2.2 A and AA against the page as it stands. */
export const expectAccessible = async (page: Page, screen?: MainScreen): Promise<void> => {
  if (!isLookedAt(screen)) return
  // What appears while axe looks does not fade in.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNoViolations(page, everyRule)
  await page.emulateMedia({ reducedMotion: null })
}

/**
 * The same by day and by night, where only the colours are others. Nothing fades from one to the other, so that no colour in between is
 * looked at.
 */
export const expectAccessibleInBoth = async (page: Page, screen?: MainScreen): Promise<void> => {
  if (!isLookedAt(screen)) return
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoViolations(page, everyRule)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoViolations(page, rulesOfColour)
}

/** How far the page reaches out of the screen, in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
