import type { Page } from '@playwright/test'
import { findJobWithRecruiter, newEmail } from './application-helpers.ts'
import { answerAsRecruiter, chatButton, chatIdOf, onlyChat, openChat, recordCloseCodes } from './chat-helpers.ts'
import { expect, expectAccessible, expectAccessibleInBoth, test, waitForHydration } from './fixtures.ts'
import { fillRequiredSteps, finishRequiredSteps } from './profile-helpers.ts'
import { fillRegistration, registerByApi, registerWithoutProfile } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

for (const [language, country, words] of [
  ['en-us', 'sg', 'accountant'],
  ['ar', 'sa', 'محاسب'],
  ['ja', 'jp', '経理'],
] as const) {
  test(`a guest who wants to chat signs up, is answered, and completes the profile (${language})`, {
    tag: language === 'en-us' ? '@main' : [],
  }, async ({ page, context, baseURL }) => {
    test.setTimeout(150_000)
    const t = textsOf(language)
    const inChat = (key: string) => ({ name: t('mf-chat', key) })
    await context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: baseURL as string }])
    await page.goto(`/${language}`)
    const job = await findJobWithRecruiter(page, country, words)
    await page.goto(`/${language}/job/${job.slug}`)
    await waitForHydration(page)
    await chatButton(page, language).click()
    const panel = page.getByRole('dialog', inChat('guest.title'))
    await expectAccessibleInBoth(page)
    await panel.getByRole('link', inChat('guest.register')).click()
    await expect(page).toHaveURL(/\/get-started\?step=register&redirect=/)
    await fillRegistration(page, newEmail(), language)
    await page.getByRole('button', { name: t('shell', 'account.register') }).click()

    // Back where the request began, and it is not asked for a second time.
    await expect(page).toHaveURL(new RegExp(`/${language}/job/`))
    const form = page.getByRole('dialog', inChat('start.title'))
    await expect(form).toBeVisible()
    await expect(page).not.toHaveURL(/chat=1/)
    await expectAccessibleInBoth(page)
    await form.getByRole('textbox', inChat('start.message')).fill('Is the post still open?')
    await onlyChat(form)
    await form.getByRole('textbox', inChat('introduction.about')).fill('Accountant, five years')
    await form.getByRole('button', inChat('start.send')).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/chat/\\d+$`))
    const talk = page.getByRole('main')
    await expect(talk.getByText('Is the post still open?').last()).toBeVisible()

    await answerAsRecruiter(context, chatIdOf(page), 'It is. When can you come?')
    await expect(talk.getByText('It is. When can you come?').last()).toBeVisible()
    await expectAccessibleInBoth(page, 'main screen')
    await page.goto(`/${language}/job/${job.slug}`)
    await expect(page.getByRole('link', inChat('start.continue')).first()).toBeVisible()

    await page.goto(`/${language}/jobseeker-complete-profile?redirect=/${language}/chat`)
    await fillRequiredSteps(page, language)
    await expect(page).toHaveURL(new RegExp(`/${language}/jobseeker-complete-profile/10\\?redirect=`))
    await finishRequiredSteps(page, language)
    await expect(page).toHaveURL(new RegExp(`/${language}/chat$`))
  })
}

test('who has no profile is asked for a line where a chat begins, and is told of an answer on every page', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const t = textsOf('en-us')
  const inChat = (key: string) => ({ name: t('mf-chat', key) })
  const email = newEmail()
  await registerWithoutProfile(page, email)
  await page.goto('/en-us')
  const job = await findJobWithRecruiter(page, 'sg', 'engineer')
  await page.goto(`/en-us/job/${job.slug}`)
  await waitForHydration(page)
  await chatButton(page).click()
  const form = page.getByRole('dialog', inChat('start.title'))
  await form.getByRole('textbox', inChat('start.message')).fill('Is it full-time?')
  await onlyChat(form)
  await expectAccessible(page)
  await form.getByRole('button', inChat('start.send')).click()
  await form.getByRole('textbox', inChat('introduction.about')).fill('Engineer, two years')
  await form.getByRole('button', inChat('start.send')).click()
  await expect(page).toHaveURL(/\/chat\/\d+$/)

  // Another member, whose profile is complete, in the same browser. The page is left first: what it asks for without cookies makes a guest of them.
  await page.goto('about:blank')
  await context.clearCookies()
  await registerByApi(page, newEmail())
  const chatId = await openChat(page, job, 'Good morning')
  await page.goto('/en-us/remote-jobs')
  await waitForHydration(page)
  const toChats = page.getByRole('banner').getByRole('link', { name: t('mf-chat', 'navigation.chat') })
  await expect(toChats).toBeVisible()
  await answerAsRecruiter(context, chatId, 'Good morning to you')
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('banner').getByRole('link', { name: /Unread: 1$/ })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Unread: 1$/ })
    .click()
  await page.getByRole('link', { name: new RegExp(job.recruiter) }).click()
  await expect(page.getByRole('main').getByText('Good morning to you').last()).toBeVisible()
  await expect(toChats).toBeVisible()
})

test('a chat fills the screen that the site leaves, on a phone too, and what was written without a connection goes once there is one', async ({
  page,
  context,
  consoleErrors: complaints,
}) => {
  test.setTimeout(90_000)
  const t = textsOf('en-us')
  await registerByApi(page, newEmail())
  await page.goto('/en-us')
  const job = await findJobWithRecruiter(page, 'sg', 'sales')
  await openChat(page, job, 'Good morning')
  const field = page.getByRole('textbox', { name: new RegExp(`${job.recruiter}$`) })
  // Below the notice that asks to confirm an address the place to write was cut off.
  await expect(page.getByRole('complementary', { name: t('shell', 'confirmEmail.label') })).toBeVisible()
  await expect(field).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 740 })
  const foot = async () => ((await field.boundingBox())?.y ?? 0) + ((await field.boundingBox())?.height ?? 0)
  await expect.poll(foot).toBeGreaterThan(700)
  expect(await foot()).toBeLessThan(740)
  // The site's footer lay below, and the page scrolled behind the conversation.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)

  const waiting = page.getByText(t('mf-chat', 'outgoing.waiting'))
  await context.setOffline(true)
  for (const words of ['one', 'two', 'three']) {
    await field.fill(words)
    await page.getByRole('button', { name: t('mf-chat', 'compose.send') }).click()
  }
  await expect(waiting).toHaveCount(3)
  await expect(page.getByText(t('mf-chat', 'outgoing.failed'))).toHaveCount(0)
  await context.setOffline(false)
  await expect(waiting).toHaveCount(0)
  await expect(page.getByText(t('mf-chat', 'outgoing.sending'))).toHaveCount(0)
  // The browser's own word on what could not leave.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED')))
  const { data } = await (
    await page.request.get(
      `/api/jobApplication${new URL(page.url()).pathname.replace('/en-us/chat', '/chats')}/messages`,
    )
  ).json()
  expect(data.items.map(({ text }: { text: string }) => text)).toEqual(['Good morning', 'one', 'two', 'three'])
})

test('logging out ends messaging in every tab, and so does a session that is ended from another device', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000)
  const t = textsOf('en-us')
  const email = newEmail()
  const closes = await recordCloseCodes(page)
  await registerByApi(page, email)
  await page.goto('/en-us')
  const job = await findJobWithRecruiter(page, 'sg', 'manager')
  await openChat(page, job, 'Hello')
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'im_auth_sid')
  await expect.poll(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const chatPath = new URL(page.url()).pathname

  const other: Page = await context.newPage()
  await other.goto('/en-us/remote-jobs')
  await waitForHydration(other)
  await other.getByRole('button', { name: t('shell', 'header.account') }).click()
  await other.getByRole('menuitem', { name: t('shell', 'header.signOut') }).click()
  await expect(other).toHaveURL(/\/en-us\/?$/)
  // Whichever is first: the server, or the word of the other tab.
  await expect.poll(() => closes.length).toBe(1)
  expect(await cookie()).toBeUndefined()
  await other.close()

  // Signed in again here; the device list of another browser ends it.
  const headers = { 'x-requested-with': 'jobspan', origin: site.origin }
  const login = { headers, data: { login: email, password: 'a long enough secret' } }
  expect((await page.request.post('/api/auth/jobseekers/login', login)).status()).toBe(200)
  await page.goto(chatPath)
  await waitForHydration(page)
  await expect.poll(cookie).toBeDefined()
  const elsewhere = await browser.newContext({ baseURL: site.origin })
  expect((await elsewhere.request.post('/api/auth/jobseekers/login', login)).status()).toBe(200)
  const { data } = await (await elsewhere.request.get('/api/auth/sessions')).json()
  for (const { id, is_current } of data.items)
    if (!is_current) await elsewhere.request.delete(`/api/auth/sessions/${id}`, { headers })
  await expect.poll(() => closes.at(-1)).toBe(4401)
  await expect(page).toHaveURL(new RegExp(`/get-started\\?step=expired&redirect=${encodeURIComponent(chatPath)}`))
  await expect.poll(cookie).toBeUndefined()
  await elsewhere.close()
  await expect(page.getByRole('button', { name: t('shell', 'header.account') })).toHaveCount(0)
})
