import type { Page } from '@playwright/test'
import { expect, expectAccessible, overflowOf, test, waitForHydration } from './fixtures.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/**
 * What people type: words with a typing error and the words that they mean, words that stand for a filter and the field of that filter, and
 * words of which no job has all.
 */
const journeys = [
  {
    language: 'en-us',
    country: 'sg',
    width: 1280,
    typo: ['sofware enginer', 'software engineer'],
    intent: 'part time engineer',
    nothing: 'accountant over 900000 a month',
  },
  {
    language: 'ja',
    country: 'jp',
    width: 400,
    typo: ['エンジニヤ', 'エンジニア'],
    intent: 'リモート エンジニア',
    nothing: '経理 月給9999万円以上',
  },
  {
    language: 'ar',
    country: 'sa',
    width: 400,
    typo: ['محسب', 'محاسب'],
    intent: 'محاسب عن بعد',
    nothing: 'لحام غواصات',
  },
] as const

const search = async (page: Page, language: string, words: string): Promise<void> => {
  const t = textsOf(language)
  const form = page.getByRole('search')
  const field = form.getByLabel(t('mf-search', 'form.query')).and(page.locator('input'))
  await field.fill(words)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/jobs-hiring\/.+-jobs/)
}

for (const { language, country, width, typo, intent, nothing } of journeys) {
  test(`a search says how it was understood, and every part can be taken back (${language})`, {
    tag: language === 'en-us' ? '@main' : [],
  }, async ({ page, context }) => {
    const t = textsOf(language)
    const results = page.getByRole('list', { name: t('mf-search', 'results.label') })
    await page.setViewportSize({ width, height: 800 })
    await context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])
    await page.goto(`/${language}/jobs-hiring/job-search`)
    await waitForHydration(page)

    await test.step('a typing error is mended at once, and the words as typed are one click away', async () => {
      const [typed, meant] = typo
      await search(page, language, typed)
      await expect(page.getByRole('main').locator('p').filter({ hasText: meant }).first()).toBeVisible()
      await expect(results.getByRole('link').first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: t('mf-search', 'understood.instead') }).click()
      await expect(page).toHaveURL(/exact=1/)
      await page.getByRole('link', { name: t('mf-search', 'understood.similar') }).click()
      await expect(page).not.toHaveURL(/exact=1/)
      await expect(results.getByRole('link').first()).toBeVisible()
    })

    await test.step('a word that stands for a filter is a pill, which is taken away with it', async () => {
      await search(page, language, intent)
      const pills = page.getByRole('list', { name: t('mf-search', 'filter.active') }).getByRole('link')
      await expect(pills).toHaveCount(1)
      const before = page.url()
      await pills.click()
      await expect(pills).toHaveCount(0)
      expect(page.url()).not.toBe(before)
      await expect(results.getByRole('link').first()).toBeVisible()
    })

    await test.step('a search that finds nothing leads on to one that does', async () => {
      await search(page, language, nothing)
      const near = page.getByRole('heading', { name: t('mf-search', 'near.title') })
      await expect(near).toBeVisible()
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await page
        .getByRole('listitem')
        .filter({ has: page.getByText(t('mf-search', 'jobs')) })
        .getByRole('link')
        .first()
        .click()
      await expect(results.getByRole('link').first()).toBeVisible()
    })
  })
}
