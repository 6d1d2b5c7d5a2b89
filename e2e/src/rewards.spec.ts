import {
  closeDraw,
  distributeReward,
  exportPayoutBatch,
  importPayoutAnswer,
  listDistributions,
  openDraw,
} from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { uploadRewardResume } from '@jobspan/shared-kit/contracts/rewards/distribution'
import { signedPayload } from '@jobspan/shared-kit/contracts/rewards/operations'
import type { Browser, Page } from '@playwright/test'
import { newEmail } from './application-helpers.ts'
import { apiOrigin, createOperatorCalls } from './create-operator-commands.ts'
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts'
import { countryOf } from './journey-countries.ts'
import { change } from './registry.ts'
import { createResumePdf } from './resume-file.ts'
import { callAsMember, fillRegistration, meOf, registerByApi, registerWithoutProfile } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

// An export takes every withdrawal that waits, so the languages come one after the other.
test.describe.configure({ mode: 'default' })

/** A wallet that nobody else has: one of two members is looked at by operators first. */
const newWallet = () => String(10_000_000 + Math.floor(Math.random() * 89_999_999))

/** Somebody in Singapore, where points are paid out. */
const openFor = async (browser: Browser, language: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 390, height: 800 } })
  await context.addCookies([{ name: 'geoConfiguration', value: `sg_${language}`, url: site.origin }])
  return context.newPage()
}

/** Opens a link as a guest; from then on the invitation is kept. */
const openInvitation = async (page: Page, link: string) => {
  const accepted = page.waitForResponse((answer) => answer.url().endsWith('/api/invitations/accept') && answer.ok())
  await page.goto(link)
  await waitForHydration(page)
  await accepted
}

const upload = async (page: Page, { path }: { path: string }) => {
  const answer = await page.request.post(site.origin + path, {
    headers: { 'X-Requested-With': 'jobspan', 'Idempotency-Key': crypto.randomUUID(), Origin: site.origin },
    multipart: {
      file: { name: 'resume.pdf', mimeType: 'application/pdf', buffer: createResumePdf('Night baker since 2019') },
    },
  })
  expect(answer.status()).toBeLessThan(300)
}

const read = async <Data>(page: Page, path: string): Promise<Data> =>
  ((await (await page.request.get(site.origin + path)).json()) as { data: Data }).data

/** Somebody opens a link, registers and attaches a resume, without looking at a page. */
const inviteByApi = async (browser: Browser, language: string, link: string) => {
  const other = await openFor(browser, language)
  // The page makes a guest of whoever opens it.
  await other.request.get(link)
  await callAsMember(other, '/api/invitations/accept', { code: link.slice(-10) })
  await registerWithoutProfile(other, newEmail())
  await upload(other, uploadResume)
  await other.context().close()
}

const expectSucceeded = (page: Page, count: number) =>
  expect
    .poll(async () => (await read<{ counts: { succeeded: number } }>(page, '/api/invitations/own')).counts.succeeded)
    .toBe(count)

type Operator = Awaited<ReturnType<typeof createOperatorCalls>>

/** Rewards are given out by a task that runs each minute, and points after some days; an operator need not wait for either. */
const distribute = async (operator: Operator, memberId: number) => {
  const { items } = await operator(listDistributions)
  for (const { grant_id: id } of items.filter((item) => item.member_id === memberId))
    await operator(distributeReward, { params: { id }, body: { reason: 'Seen, and in order' } }).catch(
      // The task was there before.
      (error: Error) => expect(error.message).toContain('409'),
    )
}

/** A draw in which all chances that wait have a ticket, and which is over. */
const holdDraw = async (operator: Operator, prize: string) => {
  const closesAt = new Date(Date.now() + 1000).toISOString()
  const { id } = await operator(openDraw, { body: { prize, closes_at: closesAt, winners: 1, reason: 'As announced' } })
  const close = () => operator(closeDraw, { params: { id }, body: { reason: 'Its time is over' } })
  await expect(async () => expect((await close()).winners).toHaveLength(1)).toPass({ timeout: 10_000 })
}

/** The desk of somebody who reads what is sent to a company, in a browser of its own. */
const openDeskOf = async (browser: Browser, company: string): Promise<Page> => {
  const desk = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await desk.goto(`/dev/employer?query=${encodeURIComponent(company)}`)
  await desk.getByRole('listitem').filter({ hasText: company }).getByRole('link').first().click()
  return desk
}

/** Hands what waits to the provider, which pays all of it. */
const settleBatch = async (page: Page, operator: Operator) => {
  const { file: batch } = await operator(exportPayoutBatch, { body: { reason: 'The batch of this week' } })
  const answered = await page.request.post(`${apiOrigin}/dev/payout-provider/answers`, {
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'jobspan' },
    data: JSON.stringify(batch),
  })
  const file = signedPayload.parse(await answered.json())
  await operator(importPayoutAnswer, { body: { file, reason: 'The answer of the provider' } })
}

for (const language of ['en-us', 'zh-cn', 'ar'])
  test(`friends are invited, each reward does what it says, and points are paid out (${language})`, {
    tag: language === 'en-us' ? '@main' : [],
  }, async ({ page, context, browser }) => {
    test.setTimeout(120_000)
    const texts = textsOf(language)
    const t = (key: string) => ({ name: texts('mf-rewards', key) })
    const open = async (path: string) => {
      await page.goto(`/${language}${path}`)
      await waitForHydration(page)
    }
    const press = (key: string) => page.getByRole('button', t(key)).first().click()
    await context.addCookies([{ name: 'geoConfiguration', value: `sg_${language}`, url: site.origin }])
    await registerByApi(page, newEmail())
    const memberId = (await meOf(page)).user.id

    const link = await test.step('a member gets a link', async () => {
      await open('/invite-friends')
      await expectAccessible(page, 'main screen')
      await press('guest.action')
      const field = page.getByRole('textbox', t('link.label'))
      await expect(field).toHaveValue(/\/invite\/[a-z0-9]{10}$/)
      return field.inputValue()
    })

    const friend = await openFor(browser, language)
    await test.step('a friend opens it on a phone, and registers', async () => {
      await openInvitation(friend, link)
      await expect(friend.getByRole('heading', { level: 1, ...t('landing.title') })).toContainText('Mei T.')
      await expectAccessible(friend)
      await friend.getByRole('link', t('landing.register')).click()
      await fillRegistration(friend, newEmail(), language)
      await friend.getByRole('button', { name: texts('shell', 'account.register') }).click()
      await expect(friend).toHaveURL(/\/jobseeker-complete-profile/)
      await upload(friend, uploadResume)
    })
    await test.step('so does another one', () => inviteByApi(browser, language, link))

    await test.step('both invitations count, and each side is rewarded', async () => {
      await expectSucceeded(page, 2)
      await page.reload()
      const list = page.getByRole('list', t('list.title'))
      await expect(list.getByRole('listitem')).toHaveCount(2)
      await expect(list.getByText(texts('mf-rewards', 'list.state.succeeded'))).toHaveCount(2)
      const { items } = await read<{ items: { role: string }[] }>(friend, '/api/rewards/grants')
      expect(new Set(items.map(({ role }) => role))).toEqual(new Set(['invitee']))
      await friend.context().close()
    })

    const operator = await createOperatorCalls()
    await test.step('the resume is pinned and goes to a company, and the draw is computed again', async () => {
      await distribute(operator, memberId)
      await holdDraw(operator, 'A bicycle')
      await upload(page, uploadRewardResume)
      await open('/rewards')
      await expectAccessible(page)
      await press('action.pin_resume')
      await expect(page.getByText(texts('mf-rewards', 'overview.pinned'))).toBeVisible()
      await press('action.choose_company')
      const dialog = page.getByRole('dialog', t('referral.title'))
      await dialog.getByRole('radio').first().check({ force: true })
      await dialog.getByRole('button', t('referral.send')).click()
      await expect(page.getByText(texts('mf-rewards', 'referral.state.sent'))).toBeVisible()
      await press('action.see_draw')
      await press('draw.check')
      // After a word that says how it went.
      const isRight = new RegExp(texts('mf-rewards', 'draw.right').source.slice(1), 'u')
      await expect(page.getByRole('status').filter({ hasText: isRight })).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('the recruiter finds the pin first, and opens the referral', async () => {
      const { items } = await read<{ items: { company: { name: string } }[] }>(page, '/api/rewards/referrals')
      const desk = await openDeskOf(browser, items[0]?.company.name ?? '')
      await desk.getByRole('link', { name: 'Find people' }).click()
      const first = desk.locator('ul.rows > li').first()
      await expect(first).toContainText('Pinned resume')
      await expect(first.locator(`a[href$="/seekers/${memberId}"]`)).toBeVisible()
      await desk.getByRole('link', { name: 'Referrals' }).click()
      await desk.getByRole('link', { name: 'Mei Tan' }).first().click()
      await expect(desk.getByText('Viewed', { exact: true })).toBeVisible()
      await desk.context().close()
    })

    await test.step('the member reads that it was viewed, and uses the templates', async () => {
      expect(await read(page, '/api/rewards/referrals')).toMatchObject({ items: [{ state: 'viewed' }] })
      await press('action.use_template')
      const layout = page.getByRole('combobox', { name: texts('mf-profile', 'generated.layoutLabel') })
      await layout.selectOption('timeline')
      await expect(layout).toHaveValue('timeline')
      await expect(page.getByText(texts('mf-profile', 'generated.rewardUntil'))).toBeVisible()
    })

    await test.step('points are withdrawn, and the provider pays', async () => {
      await open('/rewards/withdraw')
      const wallet = newWallet()
      await page.getByRole('radio', t('withdraw.kind.cwallet')).check({ force: true })
      await page.getByRole('textbox', t('withdraw.kind.cwallet')).fill(wallet)
      await page.getByRole('textbox', t('withdraw.pointsLabel')).fill('100')
      await press('withdraw.next')
      await expect(page.getByText(wallet)).toBeVisible()
      await press('withdraw.confirm')
      await expect(page.getByText(texts('mf-rewards', 'withdraw.state.requested'))).toBeVisible()
      await expectAccessible(page)
      await settleBatch(page, operator)
      await page.reload()
      await expect(page.getByText(texts('mf-rewards', 'withdraw.state.settled'))).toBeVisible()
    })
  })

test('switched off in one country, rewards leave its menus, pages and parts; what was earned stays', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000)
  const country = countryOf('rewards', 'my')
  const t = textsOf('en-us')
  const soon = { timeout: 30_000 }
  await context.addCookies([{ name: 'geoConfiguration', value: `${country}_en-us`, url: site.origin }])
  await registerByApi(page, newEmail())
  const { terms_version: terms } = await read<{ terms_version: string }>(page, '/api/rewards/programme')
  const { code } = await callAsMember<{ code: string }>(page, '/api/invitations/link', { terms_version: terms })
  await inviteByApi(browser, 'en-us', `${site.origin}/en-us/invite/${code}`)
  await expectSucceeded(page, 1)
  await distribute(await createOperatorCalls(), (await meOf(page)).user.id)
  const points = await read<{ available: number }>(page, '/api/rewards/points')
  expect(points.available).toBeGreaterThan(0)

  await page.goto('/en-us/manage-profile/profile')
  await waitForHydration(page)
  const inFooter = page.getByRole('contentinfo').getByRole('link', { name: t('mf-rewards', 'navigation.invite') })
  const card = page.getByRole('region', { name: t('mf-rewards', 'navigation.invite') })
  const ofMenu = page.getByRole('menuitem', { name: t('mf-rewards', 'navigation.rewards') })
  const openMenu = () => page.getByRole('button', { name: t('shell', 'header.account') }).click()
  // Of somebody else, whose cookies are not the member's.
  const statusOf = async (path: string, where: string) =>
    (await fetch(site.origin + path, { headers: { cookie: `geoConfiguration=${where}_en-us` } })).status
  await expect(card).toBeVisible()
  await expect(inFooter).toHaveCount(1)
  try {
    await change('mf-rewards', [country], { kind: 'toggle', enabled: false })
    await expect(inFooter).toHaveCount(0, soon)
    await expect(card).toHaveCount(0, soon)
    await openMenu()
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(ofMenu).toHaveCount(0)
    await page.keyboard.press('Escape')
    const paths = ['/en-us/invite-friends', `/en-us/invite/${code}`, '/en-us/rewards', '/en-us/rewards/points']
    for (const path of paths) expect(await statusOf(path, country)).toBe(404)
    expect(await statusOf('/en-us/invite-friends', 'sg')).toBe(200)
    expect(await read(page, '/api/rewards/points')).toEqual(points)
  } finally {
    await change('mf-rewards', [country], { kind: 'toggle', enabled: true })
  }
  await expect(inFooter).toHaveCount(1, soon)
  await expect(card).toBeVisible(soon)
  await openMenu()
  await expect(ofMenu).toBeVisible()
})
