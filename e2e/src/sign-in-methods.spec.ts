import { applicationsOf, findJobWithoutQuestions, newEmail } from './application-helpers.ts'
import { createAuthenticatorCode } from './create-authenticator-code.ts'
import { expect, expectAccessible, expectAccessibleInBoth, test, waitForHydration } from './fixtures.ts'
import { codeTo } from './messages.ts'
import { postponeProfile } from './profile-helpers.ts'
import {
  callAsMember,
  continueWithEmail,
  expectMember,
  meOf,
  newNumber,
  registerByApi,
  secret,
  signInAtProvider,
} from './sign-in-helpers.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')
const named = (key: string) => ({ name: t('shell', key) })

test('a mobile number gets a code and makes an account, stays while it is the only way in, and leads back in to an application', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await page.goto('/en-us/get-started?step=phone')
  await waitForHydration(page)
  const digits = newNumber()
  await page.getByRole('textbox', named('account.phone.label')).fill(digits)
  await expectAccessible(page)
  await page.getByRole('button', named('account.phone.submit')).click()
  await expect(page.getByRole('textbox', named('account.code.label'))).toBeFocused()
  const first = await codeTo(page, `+65${digits}`)
  await page.keyboard.type(first)
  await expect(page.getByRole('heading', { level: 1, ...named('account.completeRegistration.title') })).toBeVisible()
  await page.getByRole('textbox', named('account.firstName')).fill('Mei')
  await page.getByRole('textbox', named('account.lastName')).fill('Tan')
  const email = newEmail()
  await page.getByRole('textbox', named('account.email')).fill(email)
  await page.getByRole('checkbox', named('account.terms')).check({ force: true })
  await page.getByRole('button', named('account.register')).click()
  await expectMember(page)
  await page.goto('/en-us/account-settings/account')
  await waitForHydration(page)
  const remove = { name: t('mf-profile', 'remove') }
  await page
    .getByRole('group', { name: t('mf-profile', 'mobile.label'), exact: true })
    .getByRole('button', remove)
    .click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', remove).click()
  await expect(question.getByRole('alert')).toContainText('This is the only sign-in method of your account.')

  // Signed out, they apply as people do who forgot that they have an account: no password of theirs could ever be right.
  await context.clearCookies()
  await page.goto('/en-us')
  const job = await findJobWithoutQuestions(page, 'sg', 'accountant')
  await page.goto(`/en-us/job/${job.slug}?apply=1`)
  await waitForHydration(page)
  const inJob = (key: string) => ({ name: t('mf-job-detail', key) })
  const form = page.getByRole('form', inJob('apply.title'))
  await form.getByRole('textbox', inJob('account.name')).fill('Mei Tan')
  await form.getByRole('textbox', inJob('account.email')).fill(email)
  await form.getByRole('textbox', inJob('account.password')).fill(secret)
  await form.locator('textarea').fill('Gladly')
  await form.getByRole('button', inJob('apply.submit.new')).click()
  await expect(form.getByText(t('mf-job-detail', 'account.maybeNoPassword'))).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('link', inJob('account.otherSignInMethods')).click()
  await expect(page).toHaveURL(/\/get-started\?redirect=/)
  await page.getByRole('link', named('account.withPhone')).click()
  await page.getByRole('textbox', named('account.phone.label')).fill(digits)
  await page.getByRole('button', named('account.phone.submit')).click()
  await expect(page.getByRole('textbox', named('account.code.label'))).toBeFocused()
  await page.keyboard.type(await codeTo(page, `+65${digits}`, first))
  await postponeProfile(page)
  await expect(page).toHaveURL(/\?apply=1$/)
  await expect(form.locator('textarea')).toHaveValue('Gladly')
  await form.getByRole('button', inJob('apply.submit.member')).click()
  await expect(page).toHaveURL(/\/apply\/success$/)
  expect((await applicationsOf(page)).items.map(({ first_message: said }) => said)).toEqual(['Gladly'])
})

test('a guest is invited where results end, another company vouches for them, and a second one is joined', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const email = newEmail()
  await page.goto('/en-us/remote-jobs')
  await waitForHydration(page)
  await page.getByRole('link', { name: t('mf-search', 'invitation.action') }).click()
  await expect(page).toHaveURL(/\/get-started\?redirect=%2Fen-us%2Fremote-jobs$/)
  await signInAtProvider(page, 'Google', email)
  await expect(page.getByRole('heading', { level: 1, ...named('account.completeRegistration.title') })).toBeVisible()
  await expect(page.getByRole('textbox', named('account.firstName'))).toHaveValue('Mei')
  await page.getByRole('checkbox', named('account.terms')).check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', named('account.register')).click()
  await postponeProfile(page)
  await expect(page).toHaveURL(/\/remote-jobs$/)
  await expectMember(page)
  await context.clearCookies()

  // Apple answers by a form of its own site, which brings no cookie of ours along.
  await page.goto('/en-us/get-started')
  await waitForHydration(page)
  await signInAtProvider(page, 'Apple', email)
  await expect(page).toHaveURL(/step=link-account$/)
  await expect(page.getByRole('button', named('account.sendCode'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', named('account.sendCode')).click()
  await expect(page.getByRole('textbox', named('account.code.label'))).toBeFocused()
  await page.keyboard.type(await codeTo(page, email))
  await expectMember(page)
  await page.goto('/en-us/account-settings/account')
  for (const name of ['Google', 'Apple'])
    await expect(page.getByRole('group', { name, exact: true }).getByText(email)).toBeVisible()
})

for (const [provider, asksEmail] of [
  ['Facebook', true],
  ['LINE', true],
  ['X', false],
] as const) {
  test(`${provider} vouches too, also the next time; an address that it did not verify is asked for`, async ({
    page,
    context,
  }) => {
    const email = newEmail()
    await page.goto('/en-us/get-started')
    await waitForHydration(page)
    await signInAtProvider(page, provider, email)
    await expect(page.getByRole('heading', { level: 1, ...named('account.completeRegistration.title') })).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(asksEmail ? 3 : 2)
    // X tells a name as a whole.
    await page.getByRole('textbox', named('account.firstName')).fill('Mei')
    await page.getByRole('textbox', named('account.lastName')).fill('Tan')
    if (asksEmail) await page.getByRole('textbox', named('account.email')).fill(email)
    await page.getByRole('checkbox', named('account.terms')).check({ force: true })
    await page.getByRole('button', named('account.register')).click()
    await expectMember(page)
    const { user } = await meOf(page)
    await context.clearCookies()
    await page.goto('/en-us/get-started')
    await waitForHydration(page)
    await signInAtProvider(page, provider, email)
    await expectMember(page)
    expect((await meOf(page)).user).toMatchObject({ id: user.id, email })
  })
}

test('an account with a second step asks for it, takes the app’s code, and a recovery code once the app is lost', {
  tag: '@main',
}, async ({ page, context }) => {
  const email = newEmail()
  await registerByApi(page, email)
  const { secret: key } = await callAsMember<{ secret: string }>(page, '/api/auth/two-factor/setup')
  const { recovery_codes: codes } = await callAsMember<{ recovery_codes: string[] }>(
    page,
    '/api/auth/two-factor/enable',
    {
      code: createAuthenticatorCode(key),
    },
  )
  await context.clearCookies()
  await continueWithEmail(page, email)
  await page.getByRole('textbox', named('account.password')).fill(secret)
  await page.getByRole('button', named('account.signIn')).click()
  await expect(page.getByRole('textbox', named('account.secondFactor.label'))).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('textbox', named('account.secondFactor.label'))).toBeFocused()
  await page.keyboard.type(createAuthenticatorCode(key, 1))
  await expectMember(page)
  await context.clearCookies()
  await continueWithEmail(page, email)
  await page.getByRole('textbox', named('account.password')).fill(secret)
  await page.getByRole('button', named('account.signIn')).click()
  await page.getByRole('button', named('account.secondFactor.useRecovery')).click()
  const recovery = page.getByRole('textbox', named('account.secondFactor.recoveryLabel'))
  await expect(recovery).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.getByRole('button', named('account.continue')).click()
  await expect(recovery).toHaveAccessibleDescription(t('shell', 'account.secondFactor.recoveryMissing'))
  await expectAccessible(page)
  await recovery.fill(codes[0] ?? '')
  await page.getByRole('button', named('account.continue')).click()
  await expectMember(page)
})

test('a passkey signs in without a password', { tag: '@main' }, async ({ page, context }) => {
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
  await waitForHydration(page)
  await page.getByRole('button', { name: t('mf-profile', 'passkeys.add') }).click()
  await expect(page.getByRole('list', { name: t('mf-profile', 'passkeys.label') }).getByRole('listitem')).toHaveCount(1)
  await context.clearCookies()
  await page.goto('/en-us/get-started')
  await waitForHydration(page)
  // The browser's own suggestion may be quicker than the button: this authenticator answers by itself.
  await page
    .getByRole('button', named('account.withPasskey'))
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await expectMember(page)
})

test('a phone that is signed in lets another device in', async ({ page, browser, baseURL }) => {
  await page.goto('/en-us/get-started')
  await waitForHydration(page)
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
  await waitForHydration(phone)
  await expect(page.getByRole('main')).toContainText('Scanned. Now approve it on your phone.')
  await expectAccessible(phone)
  await phone.getByRole('button', named('account.device.allow')).click()
  await expect(phone.getByRole('heading', { level: 1, ...named('account.device.allowedTitle') })).toBeVisible()
  await expectAccessibleInBoth(phone)
  await expectMember(page)
  await phone.context().close()
})
