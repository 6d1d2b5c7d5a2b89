import { newEmail } from './application-helpers.ts'
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts'
import { codeTo, linkTo } from './messages.ts'
import { postponeProfile } from './profile-helpers.ts'
import { continueWithEmail, expectMember, fillRegistration, registerByApi, secret } from './sign-in-helpers.ts'
import { tabTo } from './tab-to.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')
const button = (key: string) => ({ name: t('shell', key) })

for (const [language, country] of [
  ['ar', 'sa'],
  ['ja', 'jp'],
] as const) {
  test(`a new member signs up with a password (${language})`, async ({ page, context, baseURL }) => {
    const textOf = textsOf(language)
    await context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: baseURL as string }])
    await page.goto(`/${language}/get-started?step=register&redirect=%2F${language}%2Fremote-jobs&utm_source=mail`)
    const traced = page.waitForResponse(/\/traceability$/)
    await fillRegistration(page, newEmail(), language)
    await expectAccessible(page)
    await page.getByRole('button', { name: textOf('shell', 'account.register') }).click()
    await expect(page).toHaveURL(
      new RegExp(`/${language}/jobseeker-complete-profile\\?redirect=%2F${language}%2Fremote-jobs$`),
    )
    expect((await traced).ok()).toBe(true)
    await postponeProfile(page, language)
    await expect(page).toHaveURL(new RegExp(`/${language}/remote-jobs$`))
    await expect(page.getByRole('button', { name: textOf('shell', 'header.account') })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('utmCampaign'))).toBe('{"utm_source":"mail"}')
  })
}

test('a keyboard alone signs up, and finds the steps again by Back', { tag: '@main' }, async ({ page }) => {
  const field = (key: string) => page.getByRole('textbox', button(key))
  await page.goto('/en-us/get-started')
  await waitForHydration(page)
  const email = newEmail()
  await tabTo(page, field('account.email'))
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=email$/)
  await expect(field('account.password')).toBeVisible()
  await page.goBack()
  await expect(field('account.email')).toHaveValue(email)
  await tabTo(page, page.getByRole('link', button('account.toRegister')))
  await page.keyboard.press('Enter')
  await expect(field('account.firstName')).toBeVisible()
  for (const [key, text] of [
    ['account.firstName', 'Mei'],
    ['account.lastName', 'Tan'],
    ['account.password', secret],
  ] as const) {
    await tabTo(page, field(key))
    await page.keyboard.type(text)
  }
  await expect(field('account.email')).toHaveValue(email)
  await tabTo(page, page.getByRole('checkbox', button('account.terms')))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', button('account.register')))
  const asked = page.waitForResponse(/\/check-first-registration$/)
  await page.keyboard.press('Enter')
  await expectMember(page)
  await expect(page).toHaveURL(/\/jobseeker-complete-profile$/)
  await waitForHydration(page)
  await tabTo(page, page.getByRole('link', { name: t('mf-profile', 'complete.later') }))
  await page.keyboard.press('Enter')
  // What a new account may still do stays until it is closed, and is closed on every device.
  await expect(page).toHaveURL(/\/onsite-job$/)
  const steps = page.getByRole('region', { name: t('mf-search', 'firstSteps.title') })
  const greeting = page.getByRole('heading', { level: 1 })
  await expect(greeting).toHaveText(t('mf-search', 'onsite.welcome'))
  await expect(steps.getByRole('link')).toHaveCount(4)
  await expectAccessible(page)
  expect((await (await asked).json()).data).toEqual({ is_first_registration: true })
  await page.reload()
  await waitForHydration(page)
  await expect(greeting).toHaveText(t('mf-search', 'onsite.greeting'))
  await expect(steps.getByRole('link')).toHaveCount(4)
  const recorded = page.waitForResponse(/\/popup-window\/record$/)
  await tabTo(page, steps.getByRole('button', { name: t('mf-search', 'firstSteps.close') }))
  await page.keyboard.press('Enter')
  await expect(steps).toHaveCount(0)
  expect((await recorded).ok()).toBe(true)
  await page.reload()
  await waitForHydration(page)
  await expect(greeting).toBeVisible()
  await expect(steps).toHaveCount(0)
})

test('a code by mail makes an account without a password, and is not told from an address', { tag: '@main' }, async ({
  page,
}) => {
  const email = newEmail()
  await continueWithEmail(page, email)
  await expectAccessible(page, 'main screen')
  await page.getByRole('button', button('account.sendCode')).click()
  const field = page.getByRole('textbox', button('account.code.label'))
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/step=code$/)
  const code = await codeTo(page, email)
  await page.keyboard.type(code === '000000' ? '111111' : '000000')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.reload()
  await waitForHydration(page)
  await expect(field).toBeFocused()
  await page.keyboard.type(code)
  await expect(
    page.getByRole('heading', { level: 1, name: t('shell', 'account.completeRegistration.title') }),
  ).toBeVisible()
  await expect(page).not.toHaveURL(/\d{6}/)
  await page.getByRole('textbox', button('account.firstName')).fill('Mei')
  await page.getByRole('textbox', button('account.lastName')).fill('Tan')
  await page.getByRole('checkbox', button('account.terms')).check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', button('account.register')).click()
  await expectMember(page)
})

test('a mailed link signs in where it is opened, after a press, and leaves no trace in the history', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await registerByApi(page, email)
  await context.clearCookies()
  await continueWithEmail(page, email, 'en-us', '/get-started?redirect=%2Fen-us%2Fremote-jobs')
  await page.getByRole('button', button('account.sendLink')).click()
  await expect(page.getByRole('heading', { level: 1, name: t('shell', 'account.link.title') })).toBeVisible()
  await expectAccessible(page)
  await page.goto(await linkTo(page, email))
  await waitForHydration(page)
  await expect(page.getByRole('button', button('account.signIn'))).toBeVisible()
  await expect(page).toHaveURL(/\/get-started\/link$/)
  await expectAccessible(page)
  await page.getByRole('button', button('account.signIn')).click()
  await expect(page).toHaveURL(/\/remote-jobs$/)
  await expectMember(page)
})

test('a forgotten password is set anew by a mailed code', async ({ page, context }) => {
  const email = newEmail()
  await registerByApi(page, email)
  await context.clearCookies()
  await continueWithEmail(page, email)
  await page.getByRole('link', button('account.forgot')).click()
  await expect(page).toHaveURL(/\/change-password$/)
  await page.getByRole('button', button('account.sendCode')).click()
  await expect(page.getByRole('textbox', button('account.code.label'))).toBeFocused()
  await page.keyboard.type(await codeTo(page, email))
  await page.getByRole('textbox', button('account.reset.newPassword')).fill('another long secret')
  await expectAccessible(page)
  await page.getByRole('button', button('account.reset.submit')).click()
  // Nobody types it a second time.
  await expectMember(page)
  await context.clearCookies()
  await continueWithEmail(page, email)
  await page.getByRole('textbox', button('account.password')).fill(secret)
  await page.getByRole('button', button('account.signIn')).click()
  await expect(page.getByRole('main')).toContainText('Wrong email or password.')
  await page.getByRole('textbox', button('account.password')).fill('another long secret')
  await page.getByRole('button', button('account.signIn')).click()
  await expectMember(page)
})
