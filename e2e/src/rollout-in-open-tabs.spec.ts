import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, waitForHydration } from './fixtures.ts'
import { countryOf } from './journey-countries.ts'
import { change, newBuild, previewLink, publishVariant } from './registry.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')

const searchCountry = countryOf('rollout-in-open-tabs', 'ph')
const jobCountry = countryOf('rollout-in-open-tabs', 'br')

/** An update takes a moment to reach a tab; the promise is 30 s. */
const soon = { timeout: 30_000 }

const visit = (context: BrowserContext, country: CountryKey, language = 'en-us') =>
  context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])

const results = (page: Page) => page.getByRole('list', { name: t('mf-search', 'results.label') })
const places = (page: Page) => page.getByRole('navigation', { name: t('shell', 'header.places') }).getByRole('link')

/** Marks this document, so that a reload would be seen. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes'
  })
const sameDocument = (page: Page) => page.locator('html[data-same-document]')

/** Build ids of a remote whose files a page asked for from now on. */
const watchBuilds = (page: Page, remote: string) => {
  const builds = new Set<string>()
  page.on('request', (request) => {
    const build = new RegExp(`/remotes/(?:_r\\d/)?${remote}/([^/]+)/`).exec(request.url())?.[1]
    if (build) builds.add(build)
  })
  return builds
}

const openFirstJob = async (page: Page) => {
  await results(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/job\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** What heads a job's text in the first release, and in the second. */
const heading = 'About the job'
const otherHeading = 'What the job is'
const words = { [heading]: otherHeading }

test.describe('the remote of the search', () => {
  // One after the other: what one switches off, the others would miss.
  test.describe.configure({ mode: 'default' })

  test('a remote that is switched off in one country leaves its open tabs, and comes back', { tag: '@main' }, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit(page.context(), searchCountry)
    const found = await (await page.request.get('/api/job/jobs/search?country=ph')).json()
    await page.goto(`/en-us/job/${found.data.items[0].slug}`)
    await waitForHydration(page)
    await mark(page)
    await expect(places(page)).toHaveCount(5)
    const inFooter = page.getByRole('contentinfo').getByRole('link', { name: t('mf-search', 'navigation.remote') })
    await expect(inFooter).toHaveCount(1)
    // Crawlers carry no cookies: the country is that of the host.
    const sitemap = async () => {
      const headers = { host: `ph.${new URL(site.origin).host}` }
      return (await page.request.get('/sitemaps/pages.xml', { headers })).text()
    }
    expect(await sitemap()).toContain('/en-us/remote-jobs<')
    const elsewhere = await (await browser.newContext({ baseURL: site.origin })).newPage()
    await visit(elsewhere.context(), 'sg')
    await elsewhere.setViewportSize({ width: 1280, height: 800 })
    await elsewhere.goto('/en-us')
    await waitForHydration(elsewhere)

    try {
      await change('mf-search', [searchCountry], { kind: 'toggle', enabled: false })
      await expect(places(page)).toHaveCount(1, soon)
      await expect(inFooter).toHaveCount(0)
      expect(await sitemap()).not.toContain('/remote-jobs')
      await expect(sameDocument(page)).toBeAttached()
      await expect(places(elsewhere)).toHaveCount(5)

      const direct = await page.request.get('/en-us/remote-jobs', { headers: { cookie: 'geoConfiguration=ph_en-us' } })
      expect(direct.status()).toBe(404)
      const html = await direct.text()
      expect(html).toContain('available in the Philippines right now')
      expect(html).toContain('noindex')
      expect(html).toContain('/en-us/place/sg?')
      const arabic = await page.request.get('/ar/remote-jobs', { headers: { cookie: 'geoConfiguration=ph_ar' } })
      expect(await arabic.text()).toContain('هذه الصفحة غير متاحة حاليًا')
      const off = await page.context().newPage()
      await off.goto('/en-us/remote-jobs')
      await expect(off.getByRole('heading', { level: 1 })).toContainText("isn't available in the Philippines")
      await expect(
        off
          .getByRole('navigation', { name: t('shell', 'off.elsewhere') })
          .getByRole('link')
          .first(),
      ).toBeVisible()
      await change('mf-search', [searchCountry], { kind: 'toggle', enabled: true })
      // The page comes into the tab that waits for it.
      await expect(off.getByRole('heading', { level: 1 })).not.toContainText("isn't available", soon)
    } finally {
      await change('mf-search', [searchCountry], { kind: 'toggle', enabled: true })
    }
    await expect(places(page)).toHaveCount(5, soon)
    await expect(sameDocument(page)).toBeAttached()
    await elsewhere.context().close()
  })

  // Only what was typed from some seconds after the load on was noticed: a change that came then took the form away.
  test('what is typed as soon as the page stands there is not lost when its remote goes, which it does with the page', async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit(page.context(), searchCountry)
    await page.goto('/en-us/jobs-hiring/job-search', { waitUntil: 'commit' })
    const words = page.getByLabel(t('mf-search', 'form.query')).first()
    await words.fill('nurse')
    await waitForHydration(page)
    await mark(page)
    try {
      await change('mf-search', [searchCountry], { kind: 'toggle', enabled: false })
      await expect(places(page)).toHaveCount(1, soon)
      await expect(words).toHaveValue('nurse')
      await expect(sameDocument(page)).toBeAttached()
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell', 'header.signIn') })
        .click()
      await expect(page).toHaveURL(/get-started/)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toContainText("isn't available in the Philippines")
    } finally {
      await change('mf-search', [searchCountry], { kind: 'toggle', enabled: true })
    }
  })

  test('a preview shows a change to whoever opens its link, says so, and ends', async ({ page, browser }) => {
    const link = await previewLink('mf-search', searchCountry, { kind: 'toggle', enabled: false })
    const { pathname, search } = new URL(link)
    const tab = await page.context().newPage()
    await tab.setViewportSize({ width: 1280, height: 800 })
    await visit(tab.context(), searchCountry)
    await tab.goto('/en-us/jobs-hiring/job-search')
    await waitForHydration(tab)
    await mark(tab)
    const words = tab.getByLabel(t('mf-search', 'form.query')).first()
    await words.fill('nurse')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(pathname + search)
    await expect(page).toHaveURL(/\/en-us\/?$/)
    await expect(page.getByRole('complementary', { name: t('shell', 'badge.label') })).toContainText('Job search')
    await expect(page.getByRole('heading', { level: 1 })).toContainText("isn't available in the Philippines")
    // Whoever looked at a tab that was open before took over the change without a word that it is a preview.
    const lookAgain = async () => {
      const updateReceived = tab.waitForResponse((answer) => answer.url().includes('/live/remotes'))
      await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await updateReceived
    }
    await lookAgain()
    await expect(places(tab)).toHaveCount(5)
    await expect(words).toHaveValue('nurse')
    await expect(sameDocument(tab)).toBeAttached()
    await words.fill('')
    await lookAgain()
    await expect(tab.getByRole('complementary', { name: t('shell', 'badge.label') })).toContainText('Job search', soon)
    await expect(tab.getByRole('heading', { level: 1 })).toContainText("isn't available in the Philippines")
    await tab.close()
    const other = await (await browser.newContext({ baseURL: site.origin })).newPage()
    await visit(other.context(), searchCountry)
    await other.goto('/en-us')
    await expect(other.getByRole('complementary', { name: t('shell', 'badge.label') })).toHaveCount(0)
    await other.context().close()
    await page.getByRole('link', { name: t('shell', 'badge.end') }).click()
    await waitForHydration(page)
    await expect(places(page)).toHaveCount(5)
    const badge = page.getByRole('complementary', { name: t('shell', 'badge.label') })
    await expect(badge).toHaveCount(0)

    // A link that is old or was changed showed the site as it is without a word, as though the change made no difference.
    await page.goto(`${pathname}${search.slice(0, -8)}AAAAAAAA`)
    await expect(badge).toContainText('This preview link has expired')
    await expect(places(page)).toHaveCount(5)
    await badge.getByRole('link', { name: t('shell', 'badge.close') }).click()
    await expect(badge).toHaveCount(0)
  })
})

test.describe('the remote of the job page', () => {
  test.describe.configure({ mode: 'default' })

  // An empty box took half of the page, and a press chose a job for it.
  test('where the remote that shows a job beside the list is off, the list has the room, in open tabs too', async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit(page.context(), jobCountry)
    await page.goto('/en-us/jobs-hiring/job-search')
    await waitForHydration(page)
    await mark(page)
    const preview = page.getByRole('complementary', { name: t('mf-search', 'results.preview') })
    const chosen = results(page).locator('[aria-current]')
    await expect(preview.getByRole('link', { name: t('mf-job-detail', 'apply.button') }).first()).toBeVisible()
    await expect(chosen).toHaveCount(1)
    try {
      await change('mf-job-detail', [jobCountry], { kind: 'toggle', enabled: false })
      await expect(preview).toHaveCount(0, soon)
      await expect(chosen).toHaveCount(0)
      await expect(sameDocument(page)).toBeAttached()
      await page.reload()
      await waitForHydration(page)
      await expect(results(page)).toBeVisible()
      await expect(preview).toHaveCount(0)
      await results(page).getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText("isn't available in Brazil")
      await page.goBack()
      await waitForHydration(page)
      await mark(page)
    } finally {
      await change('mf-job-detail', [jobCountry], { kind: 'toggle', enabled: true })
    }
    await expect(preview.getByRole('link', { name: t('mf-job-detail', 'apply.button') }).first()).toBeVisible(soon)
    await expect(sameDocument(page)).toBeAttached()
  })

  test('an open tab shows a promoted release at the next mount, and the one before after a roll back, with no form lost', {
    tag: '@main',
  }, async ({ page }) => {
    test.setTimeout(150_000)
    await page.setViewportSize({ width: 400, height: 800 })
    await visit(page.context(), jobCountry)
    // Who saves data is fetched nothing ahead: what a page asks for while it is being left would count as asked for by the next.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/en-us/jobs-hiring/job-search')
    await waitForHydration(page)
    await mark(page)
    await openFirstJob(page)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await page.goBack()
    await expect(results(page)).toBeVisible()

    const build = await publishVariant('mf-job-detail', { build: newBuild(), texts: words })
    const isSecond = async () =>
      (await (await page.request.get(`/live/remotes?country=${jobCountry}`)).text()).includes(build)
    const rollBack = () => change('mf-job-detail', [jobCountry], { kind: 'roll_back' })
    const updateReceived = page.waitForResponse(async (answer) => {
      return answer.url().includes('/live/remotes') && (await answer.text()).includes(build)
    })
    await change('mf-job-detail', [jobCountry], { kind: 'promote', build })
    try {
      await updateReceived
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      const builds = watchBuilds(page, 'mf-job-detail')
      await openFirstJob(page)
      await expect(page.getByRole('heading', { name: otherHeading })).toBeVisible()
      expect([...builds]).toEqual([build])

      await page
        .getByRole('link', { name: t('mf-job-detail', 'apply.button') })
        .first()
        .click()
      const name = page.getByRole('textbox', { name: t('mf-job-detail', 'account.name') })
      await name.fill('Ada Tan')
      await rollBack()
      await expect.poll(isSecond, soon).toBe(false)
      // Long enough for the update to reach the tab: what the visitor wrote is still there, and the page its own.
      await page.waitForTimeout(4000)
      await expect(name).toHaveValue('Ada Tan')
      await expect(sameDocument(page)).toBeAttached()
    } finally {
      // A second try must find what the first one found.
      if (await isSecond()) await rollBack()
    }

    // Left, the page is the first release's again, with its own words: once a roll back kept those of the second.
    while (!page.url().includes('job-search')) await page.goBack()
    await expect(results(page)).toBeVisible()
    await openFirstJob(page)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(sameDocument(page)).toBeAttached()
  })

  test('a canary meets its share of visitors, the same ones at every visit', async ({ page }) => {
    const build = await publishVariant('mf-job-detail', { build: newBuild(), texts: words })
    await change('mf-job-detail', [jobCountry], { kind: 'canary', build, percent: 20 })
    try {
      const meets = async (device: string) => {
        const answer = await page.request.get(`/live/remotes?country=${jobCountry}`, {
          headers: { cookie: `device_uuid=${device}` },
        })
        return (await answer.text()).includes(build)
      }
      const devices = Array.from({ length: 150 }, () => crypto.randomUUID())
      await expect.poll(async () => (await Promise.all(devices.map(meets))).some(Boolean), soon).toBe(true)
      const first = await Promise.all(devices.map(meets))
      const share = first.filter(Boolean).length / devices.length
      expect(share).toBeGreaterThan(0.08)
      expect(share).toBeLessThan(0.35)
      expect(await Promise.all(devices.map(meets))).toEqual(first)

      const device = devices[first.indexOf(true)] as string
      await visit(page.context(), jobCountry)
      await page.context().addCookies([{ name: 'device_uuid', value: device, url: site.origin }])
      const found = await (await page.request.get(`/api/job/jobs/search?country=${jobCountry}`)).json()
      for (let load = 0; load < 2; load++) {
        await page.goto(`/en-us/job/${found.data.items[0].slug}`)
        await waitForHydration(page)
        await expect(page.getByRole('heading', { name: otherHeading })).toBeVisible()
      }
    } finally {
      await change('mf-job-detail', [jobCountry], { kind: 'end_canary' })
    }
  })
})
