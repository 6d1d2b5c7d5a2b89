import type { Page, Route } from '@playwright/test'
import { test } from '@playwright/test'
import { textsOf } from './texts.ts'
import { expect, ready } from './visit.ts'

const t = textsOf('en-us')

/** Every file of a remote, under its own address and under those for retries. */
const filesOf = (remote: string) => new RegExp(`/remotes/(?:_r\\d+/)?${remote}/`)

const openSearch = async (page: Page) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto('/en-us/jobs-hiring/job-search')
  await ready(page)
}

const ways: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort('connectionrefused'),
  'answering 503': (route) => route.fulfill({ status: 503, body: '' }),
  'answering with a changed byte': async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()} ` })
  },
}

for (const [way, answer] of Object.entries(ways)) {
  test(`a remote that is ${way} falls back by name, and recovers without a reload`, async ({ page }) => {
    await page.route(filesOf('mf-job-detail'), answer)
    await openSearch(page)
    await page
      .getByRole('list', { name: t('mf-search', 'results.label') })
      .getByRole('link')
      .first()
      .click()
    const retry = page.getByRole('button', { name: t('shell', 'failure.retry') })
    await expect(retry.first()).toBeVisible({ timeout: 9_000 })
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unroute(filesOf('mf-job-detail'))
    await expect(page.getByRole('link', { name: t('mf-job-detail', 'apply.button') }).first()).toBeVisible({
      timeout: 20_000,
    })
  })
}

test('an API that does not answer leaves the frame standing, and the page says so and recovers', async ({ page }) => {
  await openSearch(page)
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await page.getByLabel(t('mf-search', 'form.query')).first().fill('nurse')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: t('kit', 'tryAgain') }).first()).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/**')
  await page
    .getByRole('button', { name: t('kit', 'tryAgain') })
    .first()
    .click()
  await expect(page.getByRole('list', { name: t('mf-search', 'results.label') })).toBeVisible()
})
