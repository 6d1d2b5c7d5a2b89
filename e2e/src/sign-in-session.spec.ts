import { countUnreadChats } from '@jobspan/shared-kit/contracts/chats/unread-chats'
import { newEmail } from './application-helpers.ts'
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts'
import { continueWithEmail, expectMember, registerByApi, secret } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')

test('a session that ended elsewhere leads to the sign-in page with the way back, and says so', {
  tag: '@main',
}, async ({ page, context }) => {
  await registerByApi(page, newEmail())
  // Whatever is asked once the session has ended leads away: the header's unread chats come a moment after the page, and on a wide
  // screen a job beside the list.
  await page.setViewportSize({ width: 360, height: 740 })
  const counted = page.waitForResponse((answer) => answer.url().includes(countUnreadChats.path))
  await page.goto('/en-us/remote-jobs')
  await waitForHydration(page)
  await counted
  const account = page.getByRole('button', { name: t('shell', 'header.account') })
  await expect(account).toBeVisible()
  const cookies = (await context.cookies()).filter(({ name }) => !/session|^user$/.test(name))
  await context.clearCookies()
  await context.addCookies(cookies)
  const saveButton = page.getByRole('button', { name: t('mf-search', 'save.name') }).first()
  // What the live connection asks for when it opens may lead away before the press.
  await Promise.race([saveButton.click(), page.waitForURL(/\/get-started/)])
  await expect(page).toHaveURL(/\/get-started\?step=expired&redirect=%2Fen-us%2Fremote-jobs/)
  await expect(page.getByRole('main')).toContainText('Your session has ended. Please sign in again.')
  await expect(account).toHaveCount(0)
})

test('a tab follows who signs in in another, and who signs out there, which leads home and leaves nothing behind', {
  tag: '@main',
}, async ({ page, context }) => {
  const email = newEmail()
  await registerByApi(page, email)
  await context.clearCookies()
  const other = await context.newPage()
  // The other tabs are followed once the page has loaded and a moment has passed, just before it listens for changes.
  const followed = other.waitForRequest(/\/live\?/)
  await other.goto(`${site.origin}/en-us/remote-jobs`)
  await waitForHydration(other)
  await followed
  await expect(other.getByRole('link', { name: t('shell', 'header.signIn') })).toBeVisible()
  await continueWithEmail(page, email, 'en-us', '/get-started?redirect=%2Fen-us%2Fremote-jobs')
  await page.getByRole('textbox', { name: t('shell', 'account.password') }).fill(secret)
  await page.getByRole('button', { name: t('shell', 'account.signIn') }).click()
  await expect(page).toHaveURL(/\/remote-jobs$/)
  await expectMember(page)
  await expectMember(other)
  await page.evaluate(() => {
    localStorage.setItem('isCreateFreeResume', '1')
    sessionStorage.setItem('visitedPage', '1')
  })
  await page.getByRole('button', { name: t('shell', 'header.account') }).click()
  await page.getByRole('menuitem', { name: t('shell', 'header.signOut') }).click()
  await expect(page).toHaveURL(/\/en-us\/?$/)
  await expect(page.getByRole('link', { name: t('shell', 'header.signIn') })).toBeVisible()
  await expect(other.getByRole('link', { name: t('shell', 'header.signIn') })).toBeVisible()
  expect(
    await page.evaluate(() => [localStorage.getItem('isCreateFreeResume'), sessionStorage.getItem('visitedPage')]),
  ).toEqual([null, null])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('user')
})

test('a device keeps its id where its cookies are cleared, and its cookies live as long as they should', async ({
  page,
  context,
}) => {
  const cookie = async (name: string) => (await context.cookies()).find((each) => each.name === name)
  const days = async (name: string) => Math.round((((await cookie(name))?.expires ?? 0) - Date.now() / 1000) / 86_400)
  await page.goto('/en-us/remote-jobs')
  await waitForHydration(page)
  const id = (await cookie('device_uuid'))?.value
  expect(await days('source')).toBe(30)
  expect(await days('device_uuid')).toBe(360)
  await context.clearCookies()
  await page.reload()
  await waitForHydration(page)
  expect((await cookie('device_uuid'))?.value).toBe(id)
  // As it is some months later: seen again, it lives on.
  await context.addCookies([
    { name: 'device_uuid', value: String(id), url: site.origin, expires: Date.now() / 1000 + 3600 },
  ])
  await page.reload()
  await waitForHydration(page)
  expect((await cookie('device_uuid'))?.value).toBe(id)
  expect(await days('device_uuid')).toBe(360)
})

test('the way to the employer site asks to sign in first, carries no session, and follows no strange address', async ({
  page,
}) => {
  await page.goto('/en-us')
  await waitForHydration(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell', 'footer.employer') })
    .click()
  await expect(page).toHaveURL(/\/dev\/employer/)
  await page.goto('/en-us/jobseeker-login-redirect?redirectUrl=https%3A%2F%2Fevil.example%2F')
  await expect(page).toHaveURL(/\/get-started\?redirect=/)
  await registerByApi(page, newEmail())
  await page.goto('/en-us/jobseeker-login-redirect?redirectUrl=https%3A%2F%2Fevil.example%2F')
  await expect(page.getByRole('heading', { level: 1, name: t('shell', 'handOff.refusedTitle') })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/en-us/get-started')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1, name: t('shell', 'account.alreadyTitle') })).toBeVisible()
  await expectAccessible(page)
  let goOn = () => {}
  const waits = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/api/auth/hand-off', async (route) => {
    await waits
    await route.continue()
  })
  await page.getByRole('button', { name: t('shell', 'header.account') }).click()
  await page.getByRole('menuitem', { name: t('shell', 'header.employer') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('shell', 'handOff.title') })).toBeVisible()
  await expectAccessible(page)
  goOn()
  await expect(page).toHaveURL(/\/dev\/employer/)
  expect(page.url()).not.toMatch(/session/i)
})
