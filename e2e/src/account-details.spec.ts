import type { Locator } from '@playwright/test'
import { newEmail } from './application-helpers.ts'
import { expect, test, waitForHydration } from './fixtures.ts'
import { callAsMember, registerByApi } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

// The list turned round as soon as its last entry did not fit below, and lay over the name of the field that was being typed in.
test('on a phone the companies that are found stand below the field, or above its name where there is no room below', {
  tag: '@layout',
}, async ({ page }) => {
  const t = textsOf('en-us')
  await registerByApi(page, newEmail())
  for (const height of [740, 256]) {
    await page.setViewportSize({ width: 360, height })
    await page.goto('/en-us/account-settings/block-company')
    await waitForHydration(page)
    await page.getByRole('textbox', { name: t('mf-profile', 'block.search') }).click()
    const field = page.getByRole('combobox', { name: t('mf-profile', 'block.search') })
    await field.pressSequentially('l')
    await expect(page.getByRole('option').first()).toBeVisible()
    const edges = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
    const list = await edges(page.getByRole('listbox'))
    const name = await edges(page.locator('main label').filter({ hasText: t('mf-profile', 'block.search') }))
    if (height === 740) expect(list.top).toBeGreaterThan((await edges(field)).bottom)
    else expect(list.bottom).toBeLessThanOrEqual(name.top)
    expect(list.height).toBeGreaterThan(40)
  }
})

// The step before stood under the title of the one that was left before it had come, once that came after all.
test('the title is that of the tab in sight, whatever was left on its way and comes later', async ({ page }) => {
  const t = textsOf('en-us')
  await registerByApi(page, newEmail())
  await page.goto('/en-us/account-settings/account')
  await waitForHydration(page)
  const here = await page.title()
  const messages = '**/api/**/greeting-messages*'
  let letCome = () => {}
  const isLeft = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(messages, async (route) => {
    await isLeft
    await route.continue()
  })
  const isAsked = page.waitForRequest(messages)
  await page.getByRole('link', { name: t('mf-profile', 'tabs.greeting-messages') }).click()
  await expect(page).toHaveURL(/greeting-messages$/)
  await page.goBack()
  await expect(page).toHaveURL(/account$/)
  const late = await isAsked
  letCome()
  await late.response()
  // The page reads the answer before it answers this.
  await page.evaluate(() => fetch('/livez'))
  await expect(page).toHaveTitle(here)
  await page.goForward()
  await expect(page).toHaveTitle(/^Greeting messages/)
})

// The day that a company was blocked on broke within its month, beside a button that took half of the line.
test('on a narrow phone in Japanese no date in a list of the settings breaks', { tag: '@layout' }, async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'geoConfiguration', value: 'jp_ja', url: site.origin }])
  await registerByApi(page, newEmail())
  const found = await (await page.request.get('/api/job/jobs/search?country=jp')).json()
  await callAsMember(page, '/api/data/companies/blacklist-companies/create', {
    company_id: found.data.items[0].company.id,
  })
  await page.setViewportSize({ width: 360, height: 800 })
  const linesOf = (text: RegExp) =>
    page.getByText(text).evaluate((fact) => {
      const range = document.createRange()
      range.selectNodeContents(fact)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
  await page.goto('/ja/account-settings/block-company')
  await waitForHydration(page)
  expect(await linesOf(/^\d+年.*にブロック$/)).toBe(1)
  await page.goto('/ja/account-settings/account')
  await waitForHydration(page)
  expect(await linesOf(/^\d+年.*ログイン$/)).toBe(1)
})
