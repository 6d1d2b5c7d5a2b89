import type { Locator, Page } from '@playwright/test'
import {
  applicationsOf,
  findApplicableJobInList,
  findJobWithoutQuestions,
  findJobWithQuestions,
  newEmail,
} from './application-helpers.ts'
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts'
import { site } from './site.ts'
import { tabTo } from './tab-to.ts'
import { textsOf } from './texts.ts'

/** Three visitors, and the three ways from a list to its job: from the preview, by the preview's link, and on a phone. */
const journeys = [
  { language: 'en-us', country: 'sg', keyword: 'engineer', name: 'Ada Tan', width: 1280, opens: 'preview' },
  { language: 'ar', country: 'sa', keyword: 'مهندس', name: 'ليلى حداد', width: 400, opens: 'page' },
  { language: 'ja', country: 'jp', keyword: 'エンジニア', name: '佐藤 花子', width: 1280, opens: 'page' },
] as const

/** The list as the filter leaves it: nothing that was there before is left in it. */
const filteredList = async (page: Page, language: string): Promise<Locator> => {
  const t = textsOf(language)
  await expect(page).toHaveURL(/job_types=\d/)
  await expect(page.getByRole('list', { name: t('mf-search', 'filter.active') }).getByRole('listitem')).toHaveCount(1)
  const list = page.getByRole('list', { name: t('mf-search', 'results.label') })
  await expect(list).toHaveAttribute('aria-busy', 'false')
  return list
}

for (const { language, country, keyword, name, width, opens } of journeys) {
  test(`a guest searches, filters, opens a job, registers and applies in one step (${language})`, {
    tag: language === 'ja' ? [] : '@main',
  }, async ({ page, context }) => {
    const t = textsOf(language)
    await page.setViewportSize({ width, height: 800 })
    await context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])
    await page.goto(`/${language}`)
    await waitForHydration(page)

    const search = page.getByRole('search')
    const query = search.getByLabel(t('mf-search', 'form.query')).and(page.locator('input'))
    await query.fill(keyword)
    // Suggestions lie over the button until the field is left, as by a tap beside them.
    await query.blur()
    await search.getByRole('button', { name: t('mf-search', 'form.submit') }).click()
    await expect(page).toHaveURL(/\/jobs-hiring\/.+-jobs/)
    await expect(
      page
        .getByRole('list', { name: t('mf-search', 'results.label') })
        .getByRole('link')
        .first(),
    ).toBeVisible()

    await page.getByRole('button', { name: t('mf-search', 'filter.job_type') }).click()
    const overlay = page.getByRole('dialog')
    // By its words, as a finger would; and once the sheet has come to rest.
    await overlay
      .locator('label')
      .filter({ has: page.getByRole('checkbox') })
      .first()
      .click()
    await expect(overlay.getByRole('checkbox').first()).toBeChecked()
    await overlay.getByRole('button', { name: t('mf-search', 'filter.showJobs') }).click()
    const list = await filteredList(page, language)

    const { place, slug, title } = await findApplicableJobInList(list)
    await list.locator('a[data-job]').nth(place).click()
    const pane = page.getByRole('complementary', { name: t('mf-search', 'results.preview') })
    if (width > 1000) {
      await expect(pane.getByRole('heading', { level: 2, name: title })).toBeVisible()
      if (opens === 'page') await pane.getByRole('link', { name: t('mf-job-detail', 'preview.open') }).click()
    }
    if (opens === 'page') await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await (opens === 'preview' ? pane : page.getByRole('main'))
      .getByRole('link', { name: t('mf-job-detail', 'apply.button') })
      .filter({ visible: true })
      .first()
      .click()

    const form = page.getByRole('form', { name: t('mf-job-detail', 'apply.title') })
    await form.getByRole('textbox', { name: t('mf-job-detail', 'account.name') }).fill(name)
    await form.getByRole('textbox', { name: t('mf-job-detail', 'account.email') }).fill(newEmail())
    await form.getByRole('textbox', { name: t('mf-job-detail', 'account.password') }).fill('a long enough secret')
    await expectAccessible(page, 'main screen')
    await form.getByRole('button', { name: t('mf-job-detail', 'apply.submit.new') }).click()

    await expect(page).toHaveURL(/\/apply\/success$/)
    await expect(page.getByRole('heading', { level: 1, name: t('mf-job-detail', 'success.title') })).toBeVisible()
    await expectAccessible(page)
    const applications = await applicationsOf(page)
    expect(applications.items.map(({ job, status }) => [job.slug, status])).toEqual([[slug, 'pending']])
  })
}

test('everything from search to success works with a keyboard alone', { tag: '@main' }, async ({ page }) => {
  const t = textsOf('en-us')
  await page.goto('/en-us')
  await waitForHydration(page)
  await page.keyboard.press('/')
  await expect(page.getByLabel(t('mf-search', 'form.query')).first()).toBeFocused()
  await page.keyboard.type('accountant')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/-jobs$/)

  await tabTo(page, page.getByRole('button', { name: t('mf-search', 'filter.job_type') }))
  await page.keyboard.press('Enter')
  const filter = page.getByRole('dialog')
  await tabTo(page, filter.getByRole('checkbox').first())
  await page.keyboard.press('Space')
  await expect(filter.getByRole('checkbox').first()).toBeChecked()
  await tabTo(page, filter.getByRole('button', { name: t('mf-search', 'filter.showJobs') }))
  await page.keyboard.press('Enter')
  const list = await filteredList(page, 'en-us')

  // Not the first, so that the arrows have a way to go.
  const job = await findApplicableJobInList(list, 1)
  const cards = list.locator('a[data-job]')
  await tabTo(page, cards.first())
  for (let place = 1; place <= job.place; place += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(cards.nth(place)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/job/.*-${job.id}$`))

  await tabTo(page, page.getByRole('link', { name: t('mf-job-detail', 'apply.button') }).first())
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: t('mf-job-detail', 'apply.title') })
  await tabTo(page, form.getByRole('textbox', { name: t('mf-job-detail', 'account.name') }))
  await page.keyboard.type('Ada Tan')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newEmail())
  await page.keyboard.press('Tab')
  await page.keyboard.type('a long enough secret')
  await tabTo(page, form.getByRole('button', { name: t('mf-job-detail', 'apply.submit.new') }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/apply\/success$/)
  const applications = await applicationsOf(page)
  expect(applications.items.map(({ job: { slug } }) => slug)).toEqual([job.slug])
})

test('a member answers the employer’s questions, each of them, and applies on one screen', async ({ page }) => {
  const t = textsOf('en-us')
  await page.goto('/en-us/get-started')
  await waitForHydration(page)
  await page.getByRole('textbox', { name: t('shell', 'account.email') }).fill('demo@jobspan.example')
  await page.getByRole('button', { name: t('shell', 'account.withEmail') }).click()
  await page.getByRole('textbox', { name: t('shell', 'account.password') }).fill('find-a-good-job')
  await page.getByRole('button', { name: t('shell', 'account.signIn') }).click()
  await expect(page.getByRole('link', { name: t('shell', 'header.signIn') })).toHaveCount(0)

  const job = await findJobWithQuestions(page, 'sg', 'manager')
  await page.goto(`/en-us/job/${job.slug}?apply=1`)
  await waitForHydration(page)
  const form = page.getByRole('form', { name: t('mf-job-detail', 'apply.title') })
  const send = form.getByRole('button', { name: t('mf-job-detail', 'apply.submit.member') })
  await send.click()
  await expect(form.getByText(t('mf-job-detail', 'apply.answerNeeded')).first()).toBeVisible()
  await expectAccessible(page)
  for (const group of await form.getByRole('radiogroup').all())
    await group.getByRole('radio').first().check({ force: true })
  for (const field of await form.getByRole('textbox').all()) await field.fill('Three years, and gladly more.')
  await send.click()
  await expect(page).toHaveURL(/\/apply\/success$/)
  await page.goto(`/en-us/job/${job.slug}`)
  await expect(page.getByRole('link', { name: t('mf-job-detail', 'apply.button') })).toHaveCount(0)
})

// On a phone that was scrolled, the form opened in its middle.
test('on a phone the form opens at its beginning, from wherever the page was scrolled to', async ({ page }) => {
  const t = textsOf('en-us')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en-us')
  const job = await findJobWithQuestions(page, 'sg', 'manager')
  await page.goto(`/en-us/job/${job.slug}`)
  await waitForHydration(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await page.getByRole('link', { name: t('mf-job-detail', 'apply.button') }).click()
  await expect(page.getByRole('region', { name: t('mf-job-detail', 'apply.title') })).toBeFocused()
  const heading = page.getByRole('heading', { name: t('mf-job-detail', 'apply.title') })
  await expect(heading).toBeInViewport()
  expect((await heading.boundingBox())?.y).toBeLessThan(200)
})

// It scrolled within the page, and its last questions were out of sight below what was said to be all.
test('on a wide screen the form scrolls with the page, and nothing in it lies under another', async ({ page }) => {
  const t = textsOf('en-us')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en-us')
  const job = await findJobWithQuestions(page, 'sg', 'manager')
  await page.goto(`/en-us/job/${job.slug}?apply=1`)
  await waitForHydration(page)
  const form = page.getByRole('form', { name: t('mf-job-detail', 'apply.title') })
  const scrollers = await form.evaluate((element) => {
    const ancestors: Element[] = []
    for (let node = element.parentElement; node && node !== document.body; node = node.parentElement)
      ancestors.push(node)
    return ancestors.filter((node) => /auto|scroll/.test(getComputedStyle(node).overflowY)).length
  })
  expect(scrollers).toBe(0)
  const [send, message] = [
    await form.getByRole('button', { name: t('mf-job-detail', 'apply.submit.new') }).boundingBox(),
    await form.locator('textarea').first().boundingBox(),
  ]
  expect(send?.y).toBeGreaterThan((message?.y ?? 0) + (message?.height ?? 0))
})

// On a slow phone people type into the server's form before its code is here; taking it over used to empty it.
test('what is typed before the page’s code is there stays in the form, and in the draft', async ({ page }) => {
  const t = textsOf('en-us')
  await page.goto('/en-us')
  const job = await findJobWithoutQuestions(page, 'sg', 'engineer')
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/main.*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`/en-us/job/${job.slug}?apply=1`, { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: t('mf-job-detail', 'apply.title') })
  const name = form.getByRole('textbox', { name: t('mf-job-detail', 'account.name') })
  const message = form.locator('textarea')
  await name.fill('Early Bird')
  await message.fill('Typed early')
  held.resolve()
  await waitForHydration(page)
  const draft = () => page.evaluate((id) => sessionStorage.getItem(`jobspan.application.${id}`), job.id)
  await expect.poll(draft).toContain('Typed early')
  await expect.poll(draft).toContain('Early Bird')
  await expect(name).toHaveValue('Early Bird')
  await expect(message).toHaveValue('Typed early')
})
