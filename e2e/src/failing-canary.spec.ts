import { type Page, type Route, test } from '@playwright/test'
import { expect, retryButton, waitForHydration } from './fixtures.ts'
import { countryOf } from './journey-countries.ts'
import { change, newBuild, publishVariant, telemetryOf } from './registry.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')
const remote = 'mf-job-detail'

const country = countryOf('failing-canary', 'tw')

// One after the other: each has its own canary in the country.
test.describe.configure({ mode: 'default' })

const failures: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort('connectionrefused'),
  hung: () => new Promise(() => undefined),
}

/** Builds of the remote that a page asks for from now on. */
const watchBuilds = (page: Page) => {
  const builds = new Set<string>()
  page.on('request', (request) => {
    const build = new RegExp(`/remotes/(?:_r\\d/)?${remote}/([^/]+)/`).exec(request.url())?.[1]
    if (build) builds.add(build)
  })
  return builds
}

for (const [failure, answer] of Object.entries(failures)) {
  // Its visitors looked at a fallback until the canary was halted.
  test(`a canary whose page is ${failure} is replaced in the same tab, without a click, for the rest of the visit`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    const build = await publishVariant(remote, { build: newBuild() })
    await change(remote, [country], { kind: 'canary', build, percent: 99.9 })
    try {
      await page.setViewportSize({ width: 400, height: 800 })
      await page.context().addCookies([{ name: 'geoConfiguration', value: `${country}_en-us`, url: site.origin }])
      const canaryFile = new RegExp(`/remotes/(?:_r\\d+/)?${remote}/${build}/`)
      const asked = watchBuilds(page)
      await expect(async () => {
        await page.goto('/en-us/jobs-hiring/job-search')
        expect(await page.locator('#boot').textContent()).toContain(build)
      }).toPass({ timeout: 30_000 })
      await waitForHydration(page)
      await page.route(canaryFile, (route) => answer(route).catch(() => undefined))
      await page.evaluate(() => {
        document.documentElement.dataset.sameDocument = 'yes'
      })
      await page
        .getByRole('list', { name: t('mf-search', 'results.label') })
        .getByRole('link')
        .first()
        .click()
      const apply = page.getByRole('link', { name: t('mf-job-detail', 'apply.button') }).first()
      // The promise is at once, and 4 s where it hangs; a busy machine paints late.
      await expect(apply).toBeVisible({ timeout: 8_000 })
      await expect(retryButton(page)).toHaveCount(0)
      await expect(page.locator('html[data-same-document]')).toBeAttached()
      expect(asked.size).toBeGreaterThan(1)

      // The server gives none of it again, and the failure is the canary's.
      await page.goto(page.url())
      await expect(apply).toBeVisible()
      expect(await page.locator('#boot').textContent()).not.toContain(build)
      await expect
        .poll(async () => (await telemetryOf(remote, country)).find((row) => row.build === build)?.failures ?? 0, {
          timeout: 20_000,
        })
        .toBeGreaterThan(0)
    } finally {
      await change(remote, [country], { kind: 'end_canary' })
    }
  })
}
