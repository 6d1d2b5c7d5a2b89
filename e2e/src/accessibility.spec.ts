import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { expect, expectAccessible, overflowOf, test, waitForHydration, waitForTakeOver } from './fixtures.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

// English and Arabic are looked at where every page is opened by its address (`deep-links.spec.ts`).
const { language, country, width } = { language: 'ja', country: 'jp', width: 360 }

const screens = {
  home: '/',
  search: '/jobs-hiring/job-search',
  'a search without results': '/jobs-hiring/zzqxwv-jobs?job_types=1&xp_lvls=1',
  'remote jobs': '/remote-jobs',
  'web3 jobs': '/web3-jobs',
  'sign in': '/get-started',
  terms: '/terms',
  privacy: '/privacy',
  'a missing page': '/no-such-page',
}

test('screens are accessible in Japanese on a phone, and nothing overflows', async ({ page, context }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width, height: 800 })
  await context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])
  const found = await (await page.request.get(`/api/job/jobs/search?country=${country}`)).json()
  const job = found.data.items[0].slug
  for (const [name, path] of Object.entries({ ...screens, job: `/job/${job}`, apply: `/job/${job}?apply=1` })) {
    await test.step(name, async () => {
      await page.goto(`/${language}${path}`)
      await waitForTakeOver(page)
      await expectAccessible(page)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    })
  }
})

test('dark mode is accessible too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/', '/jobs-hiring/job-search', '/get-started']) {
    await page.goto(`/en-us${path}`)
    await waitForHydration(page)
    await waitForTakeOver(page)
    await expectAccessible(page)
  }
})

// They ran out of a phone, were white with dark fields at night, and one that the README names answered with an error.
test('the pages of the local stand-ins fit a phone, and are accessible in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/en-us/get-started')
  await waitForHydration(page)
  await page.getByRole('button', { name: /Google/ }).click()
  await page.waitForURL(/\/dev\/openid\/google\/login\//)
  const addresses = [page.url(), '/dev/openid', '/dev/mail', '/dev/employer']
  for (const address of addresses) {
    expect((await page.goto(address))?.status(), address).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBeLessThanOrEqual(0)
  }
})

// Its words ran over two lines in half of the languages.
test('on a narrow phone the way to the employer’s site stands on one line in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const found = await (await page.request.get('/api/job/jobs/search?country=sg')).json()
  const { slug } = found.data.items.find((job: { is_external: boolean }) => job.is_external)
  for (const { key: language } of languages) {
    await page.goto(`/${language}/job/${slug}`)
    const name = textsOf(language)('mf-job-detail', 'external.apply')
    const box = await page.getByRole('link', { name }).filter({ visible: true }).boundingBox()
    expect(box?.height, language).toBeLessThanOrEqual(45)
  }
})
