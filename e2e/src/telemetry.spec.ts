import { test as plain } from '@playwright/test'
import { expect, test, waitForHydration } from './fixtures.ts'
import { type ClaimedCountry, countryOf } from './journey-countries.ts'
import { telemetryOf } from './registry.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')
/** Telemetry begins seconds after the page, is sent every 5 s and stored a second later. */
const soon = { timeout: 40_000, intervals: [500] }

const visitor = (country: ClaimedCountry) => ({ name: 'geoConfiguration', value: `${country}_en-us`, url: site.origin })

test('the registry hears how a remote loads, how the page felt, and whose code an error came through', async ({
  page,
}) => {
  const country = countryOf('telemetry', 'es')
  await page.setViewportSize({ width: 400, height: 800 })
  await page.context().addCookies([visitor(country)])
  const started = page.waitForRequest(new RegExp(`/live\\?country=${country}`))
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
  await started
  await page
    .getByRole('list', { name: t('mf-search', 'results.label') })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('link', { name: t('mf-job-detail', 'apply.button') }).first()).toBeVisible()
  // An error from a file of the job page's release, as its own code would throw it.
  await page.evaluate(() => {
    const { remotes } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}')
    const { base } = remotes.find(({ name }: { name: string }) => name === 'mf-job-detail')
    const filename = `${location.origin}${base}remote.js`
    dispatchEvent(new ErrorEvent('error', { filename, error: new RangeError('seen by nobody') }))
  })
  await page.goto('about:blank')

  const of = async (remote: string) => (await telemetryOf(remote, country))[0]
  await expect.poll(async () => (await of('mf-job-detail'))?.errors_by, soon).toMatchObject([{ name: 'RangeError' }])
  const detail = await of('mf-job-detail')
  expect(detail?.mounts).toBeGreaterThan(0)
  expect(Object.keys(detail?.load ?? {}).toSorted()).toEqual(['data', 'entry', 'expose', 'mount', 'texts', 'total'])
  const search = await of('mf-search')
  expect(search?.errors).toBe(0)
  // The first paint was the list's.
  expect(Object.keys(search?.vitals ?? {})).toEqual(expect.arrayContaining(['FCP', 'TTFB']))
})

for (const [reason, status, country] of [
  ['integrity', 200, countryOf('telemetry', 'id')],
  ['status', 503, countryOf('telemetry', 'rs')],
] as const) {
  plain(`the registry hears that a release failed in a browser, and why: ${reason}`, async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 })
    await page.context().addCookies([visitor(country)])
    // Damage is told at once: the visitor may be gone before the next batch, which here never comes.
    if (reason === 'integrity')
      await page.addInitScript(() => {
        const begin = globalThis.setInterval
        Object.assign(globalThis, {
          setInterval: (run: () => void, every: number) => (every === 5000 ? 0 : begin(run, every)),
        })
      })
    // Answered at once: what takes its time is counted as late as well.
    await page.route(/\/remotes\/(?:_r\d+\/)?mf-job-detail\/[^/]+\/remote\.js$/, (route) =>
      route.fulfill({ status, contentType: 'text/javascript', body: '/* not what was released */' }),
    )
    await page.goto('/en-us/jobs-hiring/job-search')
    await waitForHydration(page)
    await page
      .getByRole('list', { name: t('mf-search', 'results.label') })
      .getByRole('link')
      .first()
      .click()
    const reasons = async () =>
      (await telemetryOf('mf-job-detail', country)).flatMap(({ failures_by }) => failures_by.map((each) => each.reason))
    await expect.poll(reasons, soon).toContain(reason)
    expect(new Set(await reasons())).toEqual(new Set([reason]))
    // The file is asked for again and again; an answer on its way must not outlive the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

// A chunk that hung was counted with the remote's public face, and texts that hung as a chunk: what a squad looks at first was
// where nothing was wrong.
for (const [failure, country, phase, reason] of [
  ['refused', countryOf('telemetry', 'my'), 'chunk', 'refused'],
  ['answered with 503', countryOf('telemetry', 'ca'), 'chunk', 'status'],
  ['hung', countryOf('telemetry', 'hk'), 'chunk', 'timeout'],
  ['hung', countryOf('telemetry', 'others'), 'texts', 'timeout'],
] as const) {
  plain(`a page's ${phase} that is ${failure} is counted as ${phase}`, async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 })
    await page.context().addCookies([visitor(country)])
    const file = phase === 'texts' ? 'texts-en-us' : String.raw`\d+`
    await page.route(new RegExp(String.raw`/remotes/(?:_r\d+/)?mf-job-detail/[^/]+/${file}\.js$`), async (route) => {
      if (failure === 'refused') await route.abort('connectionrefused')
      else if (failure !== 'hung') await route.fulfill({ status: 503, body: '' })
    })
    await page.goto('/en-us/jobs-hiring/job-search')
    await waitForHydration(page)
    await page
      .getByRole('list', { name: t('mf-search', 'results.label') })
      .getByRole('link')
      .first()
      .click()
    const failures = async () =>
      (await telemetryOf('mf-job-detail', country)).flatMap(({ failures_by }) =>
        failures_by.map((each) => ({ phase: each.phase, reason: each.reason })),
      )
    await expect.poll(failures, soon).toContainEqual({ phase, reason })
    expect(new Set((await failures()).map((each) => each.phase))).toEqual(new Set([phase]))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
