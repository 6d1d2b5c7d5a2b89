import type { Page, Route } from '@playwright/test'
import { test } from '@playwright/test'
import { textsOf } from './texts.ts'
import { expect, ready, tryNow } from './visit.ts'

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
  await ready(page)
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

const ways: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort('connectionrefused'),
  'answered with 503': (route) => route.fulfill({ status: 503, body: '' }),
  hung: () => new Promise(() => undefined),
  'answered with a changed byte': async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()} ` })
  },
}

for (const [phase, file] of Object.entries(phases)) {
  for (const [way, answer] of Object.entries(ways)) {
    test(`a remote whose ${phase} is ${way} falls back by name within 4 s, and recovers by itself within 10 s`, async ({
      page,
    }) => {
      const broken = files('mf-job-detail', file)
      await page.route(broken, (route) => answer(route).catch(() => undefined))
      await openSearch(page)
      const title = await openFirstJob(page)
      const retry = tryNow(page)
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
}

// It was tried without a pause: its entry loads each time, so each time it seemed to be back.
test('a remote whose page stays damaged is tried ever more slowly', async ({ page }) => {
  const broken = files('mf-job-detail', phases['lazy chunk'])
  await page.route(broken, (route) => ways['answered with a changed byte']?.(route).catch(() => undefined))
  await openSearch(page)
  await openFirstJob(page)
  await expect(tryNow(page).first()).toBeVisible({ timeout: 7_000 })
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
