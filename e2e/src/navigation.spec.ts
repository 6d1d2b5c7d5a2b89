import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')
const results = (page: Page) => page.getByRole('list', { name: t('mf-search', 'results.label') })

test('back brings the list again, where it was left', { tag: ['@layout', '@main'] }, async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
  const card = results(page).locator('a[data-job]').nth(12)
  const title = (await card.textContent()) ?? ''
  // The browser is scrolled for the click as well, so the place that is left is known only when it comes.
  await page.evaluate(() => {
    addEventListener('click', () => sessionStorage.setItem('left', String(scrollY)), { capture: true, once: true })
  })
  await card.click()
  const before = Number(await page.evaluate(() => sessionStorage.getItem('left')))
  expect(before).toBeGreaterThan(500)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200)
  await page.goBack()
  await expect(results(page)).toBeVisible()
  await expect.poll(() => page.evaluate((left) => Math.abs(window.scrollY - left), before)).toBeLessThanOrEqual(2)
})

// A phone took a second to make the list anew that the visitor had just left.
test('back brings the very list that was left, and what is left is out of the way', { tag: '@layout' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
  const list = await results(page).elementHandle()
  const listTitle = await page.title()
  const card = results(page).locator('a[data-job]').nth(3)
  const title = (await card.textContent()) ?? ''
  await card.click()
  await expect(page.getByRole('article', { name: title })).not.toHaveAttribute('aria-busy')
  await expect(page).toHaveTitle(new RegExp(title.replace(/[^\p{L}\p{N}]+/gu, '.+'), 'u'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(results(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.goBack()
  await expect(results(page)).toBeVisible()
  await expect(page).toHaveTitle(listTitle)
  expect(await list?.evaluate((element) => element.isConnected && element.checkVisibility())).toBe(true)
  await expect(card).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page.locator('main')).toBeFocused()
})

// The list stood under the address of a job: it comes back before its page is told, and a link in it was followed in between.
test('who goes back and follows another link at once gets what the address says', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
  const links = results(page).locator('a[data-job]')
  const href = (await links.nth(1).getAttribute('href')) ?? ''
  const title = (await links.nth(1).textContent()) ?? ''
  for (const delay of [0, 8, 20]) {
    await links.first().click()
    await expect(page.getByRole('link', { name: t('mf-job-detail', 'apply.button') }).first()).toBeVisible()
    await page.evaluate(
      ([to, milliseconds]) => {
        const before = location.href
        const follow = () =>
          document.querySelector<HTMLElement>(`#page > div:not([data-cached-page]) a[href="${to}"]`)?.click()
        const look = () => (location.href === before ? setTimeout(look) : setTimeout(follow, milliseconds))
        history.back()
        look()
      },
      [href, delay] as const,
    )
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await page.goBack()
    await expect(results(page)).toBeVisible()
    // The other way round: what was asked for first must not come after what was asked for last.
    await links.first().click()
    await page.goBack()
    await expect(page).toHaveURL(/job-search/)
    await expect(results(page)).toBeVisible()
  }
})

// One in thirty times Chromium never took notice that the list was not hidden any more, and the page stayed blank.
test('back shows the list, however often', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
  for (let times = 0; times < 20; times++) {
    await results(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/job\//)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.goBack()
    await expect(results(page)).toBeVisible()
  }
})

/** How many elements had their style computed in one go, each time that happened while `act` ran. */
const styled = async (page: Page, act: () => Promise<void>): Promise<number[]> => {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  await act()
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as {
    traceEvents: { name: string; args?: { elementCount?: number } }[]
  }
  return traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args?.elementCount ?? []) : []))
}

// A phone computed the style of the whole list anew, twice, before it showed the job: for a condition in a rule that came with the
// job, for a face set on the document, for `visibility` of the list.
test('opening a job computes no style of the list that it is opened from', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached()
  const inList = await page.locator('main *').count()
  const counts = await styled(page, async () => {
    await results(page).getByRole('link').first().click()
    await expect(page.getByRole('article')).not.toHaveAttribute('aria-busy')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  })
  expect(counts.length).toBeGreaterThan(0)
  expect(Math.max(...counts)).toBeLessThan(inList * 0.4)
})

test('leaving one remote for another is no new document', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes'
  })
  await results(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/job\//)
  await expect(page.locator('html[data-same-document]')).toBeAttached()
  await expect(page).toHaveTitle(/Jobspan/)
})

test('on a wide screen a job opens beside the list, and arrow keys walk it', { tag: ['@layout', '@main'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
  const links = results(page).locator('a[data-job]')
  await links.nth(1).click()
  const pane = page.getByRole('complementary', { name: t('mf-search', 'results.preview') })
  await expect(pane).toContainText((await links.nth(1).textContent()) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(pane).toContainText((await links.nth(2).textContent()) ?? '')
  await expect(page).toHaveURL(/job-search/)
  await expectAccessible(page, 'main screen')
})

// The header's root was as tall as the header, so it scrolled away for good and left its room above the filters open.
test('the header goes on the way down and comes back on the way up, filters right below it', {
  tag: '@layout',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
  const header = page.getByRole('banner')
  const filters = page.getByRole('group', { name: t('mf-search', 'filter.label') })
  const topOf = async () => (await filters.boundingBox())?.y ?? Number.NaN
  await page.mouse.move(200, 600)
  await page.mouse.wheel(0, 1500)
  await expect(header).not.toBeInViewport()
  await expect.poll(topOf).toBeLessThan(10)
  await page.mouse.wheel(0, -300)
  await expect(header).toBeInViewport({ ratio: 1 })
  await expect.poll(topOf).toBeGreaterThanOrEqual(64)
  await expect.poll(topOf).toBeLessThan(80)
})

test('suggestions come while typing and are chosen by key', async ({ page }) => {
  await page.goto('/en-us')
  await waitForHydration(page)
  const field = page.getByLabel(t('mf-search', 'form.query')).first()
  await field.pressSequentially('account', { delay: 30 })
  await expect(page.getByRole('option').first()).toBeVisible()
  // The list ended with the picture that it hangs over.
  const isInFront = await page
    .getByRole('option')
    .last()
    .evaluate((option) => {
      option.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = option.getBoundingClientRect()
      return option.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  expect(isInFront).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/jobs-hiring\/.+-jobs/)
})

test('saving a job says so, and so does taking it back', async ({ page }) => {
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
  const heart = results(page).getByRole('button').first()
  await heart.click()
  await expect(page.getByText('Job saved')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await waitForHydration(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(page.getByText('Removed from saved jobs')).toBeVisible()
})

test('another language, and then another country, show the same page', async ({ page, context }) => {
  await page.goto('/en-us/jobs-hiring/engineer-jobs?job_types=1&country=sg')
  const switchTo = async (language: string, name: string) => {
    await waitForHydration(page)
    await page.getByRole('link', { name: textsOf(language)('shell', 'place.control') }).click()
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
  }
  await switchTo('en-us', '日本語')
  await expect(page).toHaveURL(/\/ja\/jobs-hiring\/engineer-jobs\?job_types=1&country=sg$/)
  await expect(page.locator('html')).toHaveAttribute('lang', /^ja/)
  await switchTo('ja', '日本')
  await expect(page).toHaveURL(/\/ja\/jobs-hiring\/engineer-jobs\?job_types=1&country=sg$/)
  const control = page.getByRole('link', { name: textsOf('ja')('shell', 'place.control') })
  await expect(control).toContainText('日本 · 日本語')
  const cookie = (await context.cookies()).find(({ name }) => name === 'geoConfiguration')
  expect(cookie?.value).toBe('jp_ja')
})

// The list is kept while a job is open: it did not show a job that was saved there, nor the job one that was saved in the list.
test('on a phone a job saved on its page is saved in the list, and the other way round', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
  const card = (place: number) => results(page).locator(':scope > li').nth(place)
  const heart = (place: number) => card(place).getByRole('button')
  const job = page.getByRole('main').getByRole('button', { name: t('mf-job-detail', 'save.label'), exact: true })
  const open = async (place: number) => {
    const link = card(place).getByRole('link').first()
    const title = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  }

  await open(2)
  await expect(job).toHaveAttribute('aria-pressed', 'false')
  await job.click()
  const said = page.getByRole('status').getByText(t('mf-job-detail', 'save.saved'))
  await expect(said).toBeVisible()
  // It does not lie over what can be done.
  const apply = page.getByRole('link', { name: t('mf-job-detail', 'apply.button') }).filter({ visible: true })
  const bottom = async () => {
    const box = await said.boundingBox()
    return (box?.y ?? 740) + (box?.height ?? 0)
  }
  const top = (await apply.first().boundingBox())?.y ?? 0
  await expect.poll(bottom).toBeLessThanOrEqual(top)
  await page.goBack()
  await expect(heart(2)).toHaveAttribute('aria-pressed', 'true')

  await heart(1).click()
  await expect(heart(1)).toHaveAttribute('aria-pressed', 'true')
  await open(1)
  await expect(job).toHaveAttribute('aria-pressed', 'true')
  await job.click()
  await page.goBack()
  await expect(heart(1)).toHaveAttribute('aria-pressed', 'false')
})
