import { site } from './site.ts'
import { expect, expectAccessible, ready, test } from './visit.ts'

const visitors = [
  { language: 'en-us', country: 'sg' },
  { language: 'ar', country: 'ae' },
  { language: 'ja', country: 'jp' },
]

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

for (const { language, country } of visitors) {
  for (const width of [360, 1280]) {
    test(`every screen is accessible and nothing overflows (${language}, ${width} px)`, async ({ page, context }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: 800 })
      await context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])
      const found = await (await page.request.get(`/api/job/jobs/search?country=${country}`)).json()
      const job = found.data.items[0].slug
      for (const [name, path] of Object.entries({ ...screens, job: `/job/${job}`, apply: `/job/${job}?apply=1` })) {
        await test.step(name, async () => {
          await page.goto(`/${language}${path}`)
          await ready(page)
          await page.waitForLoadState('networkidle')
          await expectAccessible(page)
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow).toBeLessThanOrEqual(0)
          await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
        })
      }
    })
  }
}

test('dark mode is accessible too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/', '/jobs-hiring/job-search', '/get-started']) {
    await page.goto(`/en-us${path}`)
    await ready(page)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
})
