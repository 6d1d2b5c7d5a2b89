import type { Browser, Locator, Page } from '@playwright/test'
import { newEmail } from './application-helpers.ts'
import { createAuthenticatorCode } from './create-authenticator-code.ts'
import { expect, expectAccessible, test, waitForHydration, waitForTakeOver } from './fixtures.ts'
import { codeTo } from './messages.ts'
import { newNumber, registerByApi, secret } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

const headers = { 'x-requested-with': 'jobspan', origin: site.origin }

/** Signs in elsewhere, so that there is another device to sign out. */
const signInElsewhere = async (browser: Browser, email: string) => {
  const context = await browser.newContext({ baseURL: site.origin })
  const answer = await context.request.post('/api/auth/jobseekers/login', {
    headers,
    data: { login: email, password: secret },
  })
  expect(answer.status()).toBe(200)
  return context
}

const addAuthenticator = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a member sets the whole account', { tag: ['@layout', '@main'] }, async ({ page, browser }) => {
  test.setTimeout(150_000)
  const t = textsOf('en-us')
  const text = (key: string) => t('mf-profile', key)
  const email = newEmail()
  await addAuthenticator(page)
  await registerByApi(page, email)
  const elsewhere = await signInElsewhere(browser, email)
  await page.goto('/en-us/account-settings')
  await expect(page).toHaveURL(/\/account-settings\/account$/)
  await waitForHydration(page)
  const row = (key: string): Locator => page.getByRole('group', { name: text(key), exact: true })
  const press = (where: Locator, key: string) => where.getByRole('button', { name: text(key) }).click()

  await test.step('the name, in place', async () => {
    await press(row('name.label'), 'change')
    await page.getByRole('textbox', { name: text('name.first') }).fill('Ada')
    await expectAccessible(page)
    await press(row('name.label'), 'save')
    await expect(row('name.label').getByText('Ada Tan')).toBeVisible()
  })

  await test.step('the address, by a code', async () => {
    await press(row('email.label'), 'verify')
    await press(row('email.label'), 'code.send')
    const field = page.getByRole('textbox', { name: text('code.label') })
    await expect(field).toBeVisible()
    await expectAccessible(page)
    // With the error in the place of the longer hint, the boxes of the digits became narrower.
    const widthOfBoxes = async () => (await field.locator('xpath=..').boundingBox())?.width
    const width = await widthOfBoxes()
    const code = await codeTo(page, email)
    await field.fill(code === '000000' ? '000001' : '000000')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(await widthOfBoxes()).toBe(width)
    await field.fill(code)
    await expect(row('email.label').getByText(text('verified'))).toBeVisible()
  })

  await test.step('a mobile number, by a texted code', async () => {
    const digits = newNumber()
    await press(row('mobile.label'), 'add')
    await page.getByRole('textbox', { name: text('mobile.label') }).fill(digits)
    await expectAccessible(page)
    await press(row('mobile.label'), 'code.send')
    const field = page.getByRole('textbox', { name: text('code.label') })
    await expect(field).toBeVisible()
    await field.fill(await codeTo(page, `+65${digits}`))
    await expect(row('mobile.label').getByText(text('verified'))).toBeVisible()
  })

  await test.step('a passkey', async () => {
    await press(row('passkeys.label'), 'passkeys.add')
    await expect(row('passkeys.label').getByText(/Never used/)).toBeVisible()
    await row('passkeys.label')
      .getByRole('button', { name: /^Rename/ })
      .click()
    await page.getByRole('textbox', { name: text('passkeys.name') }).fill('My laptop')
    // The word that it was added lies over the page for a moment, and over whatever button is there.
    await expect(page.getByText(text('passkeys.added'))).toBeHidden()
    await expectAccessible(page)
    await press(row('passkeys.label'), 'save')
    await expect(row('passkeys.label').getByText('My laptop').first()).toBeVisible()
  })

  await test.step('two steps, with recovery codes that are told once', async () => {
    await press(row('twoFactor.label'), 'twoFactor.setUp')
    const secret = (await row('twoFactor.label').locator('code').textContent()) ?? ''
    await expectAccessible(page)
    await page.getByRole('textbox', { name: text('twoFactor.code') }).fill(createAuthenticatorCode(secret))
    const codes = page.getByRole('list', { name: text('recovery.title') })
    await expect(codes.getByRole('listitem').first()).toBeVisible()
    const done = page.getByRole('button', { name: text('done') })
    await expect(done).toBeDisabled()
    // Not on the first button: what stands before it says that they are told only now.
    await expect(page.locator(':focus').getByText(text('recovery.lead'))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: text('recovery.kept') }).press('Space')
    await done.click()
    await expect(row('twoFactor.label').getByText(text('on'))).toBeVisible()
  })

  await test.step('and off again', async () => {
    await press(row('twoFactor.label'), 'twoFactor.switchOff')
    await press(page.getByRole('alertdialog'), 'twoFactor.switchOff')
    await expect(row('twoFactor.label').getByText(text('off'))).toBeVisible()
  })

  await test.step('another device signed out', async () => {
    const devices = page.getByRole('region', { name: text('devices.title') })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await devices.getByRole('listitem').last().getByRole('button').click()
    const question = page.getByRole('alertdialog')
    await expectAccessible(page)
    await press(question, 'devices.signOut')
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    const session = await (await elsewhere.request.get('/api/auth/sessions')).json()
    expect(session.code).not.toBe(0)
    await elsewhere.close()
  })

  await test.step('deleted, and kept after all', async () => {
    await press(row('delete.label'), 'delete.button')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page)
    await press(page.getByRole('alertdialog'), 'delete.answer')
    // Over the whole page, and in the row itself, whose button has the focus still and keeps the account now.
    await expect(page.getByText(text('deletion.title'))).toHaveCount(2)
    await expect(row('delete.label').getByRole('button', { name: text('deletion.keep') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(text('deletion.title'))).toHaveCount(0)
    await expect(row('delete.label').getByRole('button', { name: text('delete.button') })).toBeFocused()
  })

  await test.step('ten greeting messages, one deleted and brought back', async () => {
    await page.getByRole('link', { name: text('tabs.greeting-messages') }).click()
    await expect(page).toHaveURL(/\/greeting-messages$/)
    await page.getByRole('button', { name: text('greeting.add') }).click()
    await page.getByRole('textbox', { name: text('greeting.label') }).fill('Hello, here I am.')
    await expectAccessible(page)
    await page.getByRole('button', { name: text('save') }).click()
    await expect(page.getByText('Hello, here I am.')).toBeVisible()
    for (let number = 2; number <= 10; number += 1)
      await page.request.post('/api/jobseeker/greeting-messages/create', {
        headers,
        data: { text: `Hello, this is message ${number}.` },
      })
    await page.reload()
    await waitForHydration(page)
    await expect(page.getByText(text('problem.greetingLimit'))).toBeVisible()
    await page
      .getByRole('button', { name: text('greeting.delete') })
      .last()
      .click()
    await page.getByRole('button', { name: text('undo') }).click()
    await expect(page.getByText(text('problem.greetingLimit'))).toBeVisible()
  })

  await test.step('a company blocked, unblocked and blocked again', async () => {
    await page.getByRole('link', { name: text('tabs.block-company') }).click()
    const [{ id, name: company }] = (await (await page.request.get('/api/data/companies/featured-companies')).json())
      .data.items
    await page.getByRole('textbox', { name: text('block.search') }).click()
    await page.getByRole('combobox', { name: text('block.search') }).pressSequentially(company)
    await page.getByRole('option', { name: company }).first().click()
    const list = page.getByRole('list', { name: text('block.list') })
    await expect(list.getByText(company).first()).toBeVisible()
    await list.getByRole('button', { name: /^Unblock/ }).click()
    await list.getByRole('button', { name: text('undo') }).click()
    await expect(list.getByRole('button', { name: /^Unblock/ })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/en-us/jobs-hiring/job-search?company_ids=${id}&country=all`)
    await expect(page.getByRole('main')).toContainText(/[1-9]\d* jobs? (isn't|aren't) shown/)
    await expect(page.getByRole('link', { name: t('mf-search', 'hidden.manage') })).toBeVisible()
  })
})

test('every tab is accessible in Arabic on a phone', { tag: '@layout' }, async ({ page, context }) => {
  test.setTimeout(120_000)
  await context.addCookies([{ name: 'geoConfiguration', value: 'sa_ar', url: site.origin }])
  await registerByApi(page, newEmail())
  await page.setViewportSize({ width: 360, height: 800 })
  for (const tab of ['account', 'notifications', 'greeting-messages', 'block-company']) {
    await page.goto(`/ar/account-settings/${tab}`)
    await waitForHydration(page)
    await waitForTakeOver(page)
    await expectAccessible(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    if (tab !== 'account') continue
    // The row of tabs bleeds into the page's edges, and its first tab stands where the text begins all the same.
    const first = await page.getByRole('link', { name: textsOf('ar')('mf-profile', 'tabs.account') }).boundingBox()
    expect(360 - (first?.x ?? 0) - (first?.width ?? 0)).toBeGreaterThan(15)
  }
})
