import { newEmail } from './application-helpers.ts'
import { expect, overflowOf, test, waitForHydration } from './fixtures.ts'
import { registerByApi } from './sign-in-helpers.ts'
import { textsOf } from './texts.ts'

// In Malay the header was wider than the page where it is read at 400 % (WCAG 1.4.10), and in others it squeezed the mark.
test('on the narrowest page the header is no wider than it, keeps its mark whole, and its name whole where that fits', {
  tag: '@layout',
}, async ({ page }) => {
  // How wide a word is hangs on the font; that it is whole or not there does not.
  for (const [width, language, hasName] of [
    [320, 'ms', null],
    [360, 'ms', null],
    [360, 'tr', null],
    [480, 'ms', true],
  ] as const) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(`/${language}/get-started`)
    await waitForHydration(page)
    expect(await overflowOf(page)).toBe(0)
    const home = page.getByRole('banner').getByRole('link').first()
    const [link, mark] = [await home.boundingBox(), await home.locator('svg').boundingBox()]
    expect(mark?.width).toBeGreaterThan(30)
    const showsName = (link?.width ?? 0) > (mark?.width ?? 0) + 20
    if (hasName !== null) expect(showsName).toBe(hasName)
    expect(await home.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  }
})

// The row of the address was as wide as the address: past the page's end on any phone, and over its buttons on wide screens.
test('a long address stays within the page, where one signs in and in the account settings', {
  tag: '@layout',
}, async ({ page }) => {
  const t = textsOf('en-us')
  const email = newEmail().replace('@', '.of.somebody.who.has.many.names@a.department.of.a.company.')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/en-us/get-started')
    await waitForHydration(page)
    await page.getByRole('textbox', { name: t('shell', 'account.email') }).fill(email)
    await page.getByRole('button', { name: t('shell', 'account.withEmail') }).click()
    await expect(page.getByText(email)).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
  }
  await registerByApi(page, email)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/en-us/account-settings/account')
    await waitForHydration(page)
    await expect(page.getByText(email)).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
  }
})
