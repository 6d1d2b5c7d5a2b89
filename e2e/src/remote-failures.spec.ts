import type { Page, Route } from '@playwright/test'
import { test as plain, test } from '@playwright/test'
import { expect, retryButton, waitForHydration } from './fixtures.ts'
import { alerts } from './registry.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')

/** Files of a remote by the step of loading that needs them, under their own address and under those for retries. */
const files = (remote: string, name: string) => new RegExp(`/remotes/(?:_r\\d+/)?${remote}/[^/]+/${name}$`)
const phases = {
  entry: 'remoteEntry\\.js',
  expose: 'remote\\.js',
  'lazy chunk': '\\d+\\.js',
  texts: 'texts-[a-z-]+\\.js',
}

const openSearch = async (page: Page) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
}

/** Gives the job's title. */
const openFirstJob = async (page: Page) => {
  const link = page
    .getByRole('list', { name: t('mf-search', 'results.label') })
    .getByRole('link')
    .first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  return title
}

const failureHandlers = {
  refused: (route: Route) => route.abort('connectionrefused'),
  'answered with 503': (route: Route) => route.fulfill({ status: 503, body: '' }),
  hung: () => new Promise<void>(() => undefined),
  'answered with a changed byte': async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()} ` })
  },
}

/** Each step of loading, and each way to fail, twice: which of them it is was told before the page falls back (`classify-failure.test.ts`). */
const failures = [
  ['entry', 'refused'],
  ['entry', 'hung'],
  ['expose', 'answered with 503'],
  ['expose', 'answered with a changed byte'],
  ['lazy chunk', 'hung'],
  ['lazy chunk', 'refused'],
  ['texts', 'answered with a changed byte'],
  ['texts', 'answered with 503'],
] as const
const isMain = (phase: string, failure: string) => ['entry refused', 'lazy chunk hung'].includes(`${phase} ${failure}`)

for (const [phase, failure] of failures) {
  const answer = failureHandlers[failure]
  test(`a remote whose ${phase} is ${failure} falls back by name within 4 s, and recovers by itself within 10 s`, {
    tag: isMain(phase, failure) ? '@main' : [],
  }, async ({ page }) => {
    const broken = files('mf-job-detail', phases[phase])
    await page.route(broken, (route) => answer(route).catch(() => undefined))
    await openSearch(page)
    const title = await openFirstJob(page)
    const retry = retryButton(page)
    // The promise is 4 s after the page was asked for; a busy machine paints late.
    await expect(retry.first()).toBeVisible({ timeout: 7_000 })
    await expect(page.getByRole('alert').filter({ has: retry })).toContainText(title)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unroute(broken)
    await expect(page.getByRole('link', { name: t('mf-job-detail', 'apply.button') }).first()).toBeVisible({
      timeout: 10_000,
    })
  })
}

// It was tried without a pause: its entry loads each time, so each time it seemed to be back.
test('a remote whose page stays damaged is tried ever more slowly', async ({ page }) => {
  const broken = files('mf-job-detail', phases['lazy chunk'])
  await page.route(broken, (route) => failureHandlers['answered with a changed byte'](route).catch(() => undefined))
  await openSearch(page)
  await openFirstJob(page)
  await expect(retryButton(page).first()).toBeVisible({ timeout: 7_000 })
  let probes = 0
  const entry = files('mf-job-detail', phases.entry)
  page.on('request', (request) => {
    if (request.method() === 'HEAD' && entry.test(new URL(request.url()).pathname)) probes += 1
  })
  await page.waitForTimeout(12_000)
  expect(probes).toBeGreaterThan(0)
  expect(probes).toBeLessThan(8)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('an API that does not answer leaves the frame standing, and the page says so and recovers', async ({ page }) => {
  await openSearch(page)
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await page.getByLabel(t('mf-search', 'form.query')).first().fill('nurse')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: t('kit', 'tryAgain') }).first()).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/**')
  // Nothing is pressed: it comes by itself, as the page's own parts do.
  await expect(page.getByRole('list', { name: t('mf-search', 'results.label') })).toBeVisible({ timeout: 45_000 })
})

// None of our scripts ran, so none could report it: nobody learned of a site whose scripts browsers refused.
plain(
  'a changed byte in the shell’s own main script raises an alert, and the page stays readable',
  async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 })
    await page.context().addCookies([{ name: 'geoConfiguration', value: 'jp_en-us', url: site.origin }])
    await page.route(/\/assets\/main\.[^/]*\.js$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()} ` })
    })
    await page.goto('/en-us/jobs-hiring/job-search')
    const job = page
      .getByRole('list', { name: t('mf-search', 'results.label') })
      .getByRole('link')
      .first()
    await expect(job).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // It said "a file".
    const named = expect.stringMatching(/ main\.\S+\.js in /)
    const raised = { kind: 'integrity', remote: 'shell', country: 'jp', message: named }
    await expect.poll(alerts, { timeout: 20_000 }).toContainEqual(expect.objectContaining(raised))
    await page.unrouteAll({ behavior: 'wait' })
    const title = (await job.textContent()) ?? ''
    await job.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await waitForHydration(page)
  },
)

// A lost connection is nobody's damage.
plain("the shell's main script that does not arrive raises no alert", async ({ page }) => {
  const country = 'ae'
  await page.context().addCookies([{ name: 'geoConfiguration', value: `${country}_en-us`, url: site.origin }])
  const telemetryRequests: string[] = []
  page.on('request', (request) => request.url().endsWith('/telemetry') && telemetryRequests.push(request.url()))
  const mainScript = /\/assets\/main\.[^/]*\.js$/
  let asked = 0
  await page.route(mainScript, (route) => {
    asked += 1
    return asked === 1 ? route.abort('connectionreset') : route.fulfill({ status: 503, body: '' })
  })
  // What the browser gave up on is asked for once more, to see what it was.
  const secondAnswer = page.waitForResponse(mainScript)
  await page.goto('/en-us/jobs-hiring/job-search')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Its skeleton stood beside the list for ever.
  await expect(page.getByRole('list', { name: t('mf-search', 'results.label') })).toBeVisible()
  await expect(page.getByRole('complementary', { name: t('mf-search', 'results.preview') })).toBeHidden()
  await secondAnswer
  // The page reads that it is refused before it answers this.
  await page.evaluate(() => fetch('/livez'))
  expect(telemetryRequests).toEqual([])
})
