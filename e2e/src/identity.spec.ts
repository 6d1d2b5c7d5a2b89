import type { Page } from '@playwright/test'
import { applicationsOf, findJobWithRecruiter, newEmail } from './application-helpers.ts'
import { openChat } from './chat-helpers.ts'
import { expect, expectAccessible, expectAccessibleInBoth, overflowOf, test, waitForHydration } from './fixtures.ts'
import { countryOf } from './journey-countries.ts'
import { change } from './registry.ts'
import { registerByApi } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

// The last one switches the remote off, which the others need.
test.describe.configure({ mode: 'serial' })

const country = countryOf('identity', 'sg')
const flag = 'showSingpassInfo=1'
/** The same in every language. */
const singpassLabel = 'Verify with Sing pass'

const inIdentity = (page: Page, language = 'en-us') => {
  const t = textsOf(language)
  const dialog = (key: string) => page.getByRole('dialog', { name: t('mf-identity', key) })
  return {
    t: (key: string) => t('mf-identity', key),
    start: dialog('prompt.title'),
    confirm: dialog('confirm.title'),
    failed: dialog('failed.title'),
    success: dialog('success.title'),
    singpass: page.getByRole('dialog').getByRole('button', { name: singpassLabel }),
    button: (key: string) => page.getByRole('dialog').getByRole('button', { name: t('mf-identity', key) }),
  }
}

const signUp = async (page: Page, language = 'en-us') => {
  await page.context().addCookies([{ name: 'geoConfiguration', value: `sg_${language}`, url: site.origin }])
  await registerByApi(page, newEmail())
}

/** Path of a job that is open to citizens and permanent residents alone. */
const restrictedJobPath = async (page: Page) => {
  const found = await page.request.get('/api/job/jobs/search?country=sg&query=kindergarten%20teacher')
  return `/job/${(await found.json()).data.items[0].slug}`
}

/** The identity button on a page itself, with no dialog above. */
const identityButton = (page: Page) => page.getByRole('main').getByRole('button', { name: singpassLabel })

/** A member in Singapore, with the start of a verification above a page. */
const begin = async (page: Page, language = 'en-us', path = '/onsite-job') => {
  await signUp(page, language)
  await page.goto(`/${language}${path}?${flag}`)
  await waitForHydration(page)
  await expect(inIdentity(page, language).start).toBeVisible()
}

/** At the local stand-in: shares what it knows of one of its people. */
const shareAs = async (page: Page, persona: string) => {
  await page.locator(`input[value="${persona}"]`).check()
  await page.getByRole('button', { name: 'Log in and share' }).click()
}

/** Goes to Singpass in the window that opens, and gives that window once it is back on the site. */
const verifyInNewWindow = async (page: Page, persona: string, language = 'en-us'): Promise<Page> => {
  const [opened] = await Promise.all([page.waitForEvent('popup'), inIdentity(page, language).singpass.click()])
  await shareAs(opened, persona)
  await opened.waitForURL((url) => url.searchParams.has('showSingpassInfo'))
  await waitForHydration(opened)
  return opened
}

test('a member verifies above the page they are on', { tag: '@main' }, async ({ page }) => {
  test.setTimeout(120_000)
  await begin(page)
  await expectAccessibleInBoth(page, 'main screen')
  const opened = await verifyInNewWindow(page, 'employment-pass')
  const back = inIdentity(opened)
  await expect(back.confirm).toBeVisible()
  expect(new URL(opened.url()).pathname).toBe('/en-us/onsite-job')
  const values = back.confirm.getByRole('definition')
  await expect(values).toHaveCount(7)
  await expect(values.nth(1)).toHaveText('MARICEL DUMALAGAN')
  // Not the whole number, only its end.
  await expect(values.nth(0)).toHaveText(/^.{4}$/)
  await expectAccessible(opened)

  // What waits to be confirmed is there after a reload, too.
  await opened.reload()
  await waitForHydration(opened)
  await expect(back.confirm.getByRole('definition').nth(1)).toHaveText('MARICEL DUMALAGAN')
  await back.button('confirm.submit').click()
  await expect(back.success).toBeVisible()
  await expectAccessible(opened)
  await back.button('success.findJobs').click()
  await expect(back.success).toBeHidden()
  await expect(opened).toHaveURL(/\/onsite-job$/)

  await opened.goto('/en-us/manage-profile/profile')
  await expect(opened.getByText(back.t('badge.label'))).toBeVisible()
})

test('what Singpass does not share shows "-", and cannot be confirmed where too little is known', async ({ page }) => {
  await begin(page)
  const opened = await verifyInNewWindow(page, 'half')
  const { confirm, button, failed } = inIdentity(opened)
  await expect(confirm.getByRole('definition').filter({ hasText: /^-$/ })).not.toHaveCount(0)
  await button('confirm.submit').click()
  await expect(failed.or(inIdentity(opened).success)).toBeVisible()
})

test('where the agency does not answer, one does it later or tries again', async ({ page }) => {
  test.setTimeout(120_000)
  await begin(page)
  const opened = await verifyInNewWindow(page, 'agency-fails')
  const { failed, button, t } = inIdentity(opened)
  await expect(failed).toBeVisible()
  await expect(failed.getByText(t('failed.value'))).toHaveCount(7)
  await expectAccessible(opened)
  await button('failed.later').click()
  await expect(failed).toBeHidden()
  await expect(opened).not.toHaveURL(new RegExp(flag))
  const cookies = await opened.context().cookies()
  const skip = cookies.find(({ name }) => name === 'singpass_skip')
  expect(Math.round(((skip?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(3)

  // Back after skipping: another try, with somebody whose agency answers.
  await opened.goto(`/en-us/onsite-job?${flag}`)
  await waitForHydration(opened)
  const again = await verifyInNewWindow(opened, 'citizen')
  await expect(inIdentity(again).confirm).toBeVisible()
})

test('on a phone, in Arabic, in the same window', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await begin(page, 'ar')
  await expectAccessibleInBoth(page)
  expect(await overflowOf(page)).toBe(0)
  const { singpass, confirm, button, success } = inIdentity(page, 'ar')
  await singpass.click()
  await shareAs(page, 'citizen')
  await expect(confirm).toBeVisible()
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)
  await button('confirm.submit').click()
  await expect(success).toBeVisible()
})

test('a job that is open to citizens says so in the place of Apply, until one is verified', async ({ page }) => {
  test.setTimeout(120_000)
  const t = textsOf('en-us')
  const send = page.getByRole('button', { name: t('mf-job-detail', 'apply.submit.member') })
  await signUp(page)
  const path = await restrictedJobPath(page)
  // Also where somebody comes with the address of the form.
  await page.goto(`/en-us${path}?apply=1`)
  await waitForHydration(page)
  await expect(page.getByText(/Open to: Singapore citizen or Singapore permanent resident/)).toBeVisible()
  await expect(page.getByText(t('mf-job-detail', 'closedToYou.not_verified'))).toBeVisible()
  await expect(identityButton(page)).toBeInViewport({ ratio: 1 })
  await expect(send).toBeHidden()
  await expectAccessible(page)

  const [opened] = await Promise.all([page.waitForEvent('popup'), identityButton(page).click()])
  await shareAs(opened, 'permanent-resident')
  await opened.waitForURL((url) => url.searchParams.has('showSingpassInfo'))
  await waitForHydration(opened)
  const back = inIdentity(opened)
  await expect(back.confirm).toBeVisible()
  await back.button('confirm.submit').click()
  await expect(back.success).toBeVisible()

  await page.goto(`/en-us${path}?apply=1`)
  await waitForHydration(page)
  await send.click()
  await expect(page).toHaveURL(/\/apply\/success$/)
  expect((await applicationsOf(page)).items).toMatchObject([{ job: { slug: path.replace('/job/', '') } }])
})

for (const [width, place] of [
  [1280, 'in a new window'],
  [360, 'on a phone in the same one'],
] as const) {
  test(`a press on the profile or beside Apply leads to Singpass and back to the page, ${place}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    await signUp(page)
    for (const path of ['/manage-profile/profile', await restrictedJobPath(page)]) {
      await page.goto(`/en-us${path}`)
      await waitForHydration(page)
      const opening = width === 360 ? page : page.waitForEvent('popup')
      await identityButton(page).click()
      const opened = await opening
      await shareAs(opened, 'half')
      const { confirm } = inIdentity(opened)
      await expect(confirm).toBeVisible()
      expect(new URL(opened.url()).pathname).toBe(`/en-us${path}`)
      await waitForHydration(opened)
      await confirm.getByRole('button').first().click()
      await expect(confirm).toBeHidden()
      await expect(opened).toHaveURL(`/en-us${path}`)
      await expect(identityButton(opened)).toBeVisible()
      if (opened !== page) await opened.close()
    }
  })
}

test('what a verification is opens above the profile and the job; back, the page stays as it was', async ({ page }) => {
  await signUp(page)
  for (const path of ['/manage-profile/profile', await restrictedJobPath(page)]) {
    await page.goto(`/en-us${path}`)
    await waitForHydration(page)
    const { start, t } = inIdentity(page)
    const opener = page.getByRole('main').getByRole('button', { name: t('prompt.how') })
    await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-same', ''))
    await opener.click()
    await expect(start).toBeVisible()
    await page.goBack()
    await expect(start).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page.locator('main h1[data-same]')).toBeVisible()
  }
})

test('switched off for Singapore, the button is gone in all open tabs within 30 s, and comes back', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signUp(page)
  await page.goto('/en-us')
  const job = await findJobWithRecruiter(page, 'sg', 'sales')
  await openChat(page, job, 'Good morning')
  const paths = ['/manage-profile/profile', await restrictedJobPath(page), '/account-settings/identity']
  const tabs = [page]
  for (const path of paths) {
    const tab = await page.context().newPage()
    await tab.goto(`/en-us${path}`)
    tabs.push(tab)
  }
  for (const tab of tabs) {
    await waitForHydration(tab)
    await expect(identityButton(tab)).toBeVisible()
    await tab.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  }
  await change('mf-identity', [country], { kind: 'toggle', enabled: false })
  try {
    await Promise.all(tabs.map((tab) => expect(identityButton(tab)).toBeHidden({ timeout: 30_000 })))
    for (const tab of tabs) await expect(tab.locator('html[data-same]')).toBeAttached()
  } finally {
    await change('mf-identity', [country], { kind: 'toggle', enabled: true })
  }
  await Promise.all(tabs.slice(0, 3).map((tab) => expect(identityButton(tab)).toBeVisible({ timeout: 30_000 })))
})
