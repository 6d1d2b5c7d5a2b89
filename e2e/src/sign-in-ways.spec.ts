import { newEmail } from './applying.ts'
import { appCode } from './authenticator.ts'
import { codeTo } from './messages.ts'
import { callAsMember, expectMember, goOnWithEmail, registerByApi, secret } from './signing-in.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, ready, test } from './visit.ts'

const t = textsOf('en-us')
const named = (key: string) => ({ name: t('shell', key) })

test('a mobile number gets a code and makes an account', async ({ page }) => {
  await page.goto('/en-us/get-started?step=phone')
  await ready(page)
  const digits = `8${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  await page.getByRole('textbox', named('account.phone.label')).fill(digits)
  await expectAccessible(page)
  await page.getByRole('button', named('account.phone.submit')).click()
  await expect(page.getByRole('textbox', named('account.code.label'))).toBeFocused()
  await page.keyboard.type(await codeTo(page, `+65${digits}`))
  await expect(page.getByRole('heading', { level: 1, ...named('account.finish.title') })).toBeVisible()
  await page.getByRole('textbox', named('account.firstName')).fill('Mei')
  await page.getByRole('textbox', named('account.lastName')).fill('Tan')
  await page.getByRole('textbox', named('account.email')).fill(newEmail())
  await page.getByRole('checkbox', named('account.terms')).check({ force: true })
  await page.getByRole('button', named('account.register')).click()
  await expectMember(page)
})

test('another company vouches for somebody new', async ({ page }) => {
  await page.goto('/en-us/get-started?redirect=%2Fen-us%2Fremote-jobs')
  await ready(page)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Mei Tan')
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail())
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, ...named('account.finish.title') })).toBeVisible()
  await expect(page.getByRole('textbox', named('account.firstName'))).toHaveValue('Mei')
  await page.getByRole('checkbox', named('account.terms')).check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', named('account.register')).click()
  await expect(page).toHaveURL(/\/remote-jobs$/)
  await expectMember(page)
})

test('an account with a second step asks for it, and takes a recovery code once the app is lost', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await registerByApi(page, email)
  const { secret: key } = await callAsMember<{ secret: string }>(page, '/api/auth/two-factor/setup')
  const { recovery_codes: codes } = await callAsMember<{ recovery_codes: string[] }>(
    page,
    '/api/auth/two-factor/enable',
    {
      code: appCode(key),
    },
  )
  await context.clearCookies()
  await goOnWithEmail(page, email)
  await page.getByRole('textbox', named('account.password')).fill(secret)
  await page.getByRole('button', named('account.signIn')).click()
  await expect(page.getByRole('textbox', named('account.second.label'))).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await ready(page)
  await page.getByRole('button', named('account.second.useRecovery')).click()
  await page.getByRole('textbox', named('account.second.recoveryLabel')).fill(codes[0] ?? '')
  await page.getByRole('button', named('account.continue')).click()
  await expectMember(page)
})

test('a passkey signs in without a password', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await registerByApi(page, newEmail())
  await page.goto('/en-us/account-settings/account')
  await ready(page)
  await page.getByRole('button', { name: t('mf-profile', 'passkeys.add') }).click()
  await expect(page.getByRole('list', { name: t('mf-profile', 'passkeys.label') }).getByRole('listitem')).toHaveCount(1)
  await context.clearCookies()
  await page.goto('/en-us/get-started')
  await ready(page)
  // The browser's own suggestion may be quicker than the button: this authenticator answers by itself.
  await page
    .getByRole('button', named('account.withPasskey'))
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await expectMember(page)
})

test('a phone that is signed in lets another device in', async ({ page, browser, baseURL }) => {
  await page.goto('/en-us/get-started')
  await ready(page)
  const shown = page.waitForResponse(
    (response) => response.url().endsWith('/api/auth/qr') && response.request().method() === 'POST',
  )
  await page.getByRole('link', named('account.withQr')).click()
  const { url } = ((await (await shown).json()) as { data: { url: string } }).data
  await expect(page.getByRole('img', named('account.qr.label'))).toBeVisible()
  await expectAccessible(page)
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 800 }, baseURL: baseURL as string })
  ).newPage()
  await registerByApi(phone, newEmail())
  await phone.goto(url)
  await ready(phone)
  await expect(page.getByRole('main')).toContainText('Scanned. Allow it on your phone now.')
  await expectAccessible(phone)
  await phone.getByRole('button', named('account.device.allow')).click()
  await expect(phone.getByRole('heading', { level: 1, ...named('account.device.allowedTitle') })).toBeVisible()
  await expectMember(page)
  await phone.context().close()
})
