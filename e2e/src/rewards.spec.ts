import {
  distributeReward,
  exportPayoutBatch,
  importPayoutAnswer,
  listDistributions,
} from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import { signedPayload } from '@jobspan/shared-kit/contracts/rewards/operations'
import type { Browser, Page } from '@playwright/test'
import { newEmail } from './application-helpers.ts'
import { apiOrigin, createOperatorCalls } from './create-operator-commands.ts'
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts'
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

const attachResume = async (page: Page) => {
  const answer = await page.request.post(`${site.origin}/api/jobseeker/resume/upload`, {
    headers: { 'X-Requested-With': 'jobspan', 'Idempotency-Key': crypto.randomUUID(), Origin: site.origin },
    multipart: {
      file: { name: 'resume.pdf', mimeType: 'application/pdf', buffer: createResumePdf('Night baker since 2019') },
    },
  })
  expect(answer.status()).toBeLessThan(300)
}

const read = async <Data>(page: Page, path: string): Promise<Data> =>
  ((await (await page.request.get(site.origin + path)).json()) as { data: Data }).data

type Operator = Awaited<ReturnType<typeof createOperatorCalls>>

/** Rewards are given out by a task that runs now and then, and points after some days; an operator need not wait for either. */
const distribute = async (operator: Operator, memberId: number) => {
  const { items } = await operator(listDistributions)
  const own = items.filter((item) => item.member_id === memberId)
  const [pin] = own.filter(({ type }) => type === 'pin')
  for (const { grant_id: id } of own.filter((item) => item.type === 'cash' || item === pin))
    await operator(distributeReward, { params: { id }, body: { reason: 'Seen, and in order' } })
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
  test(`two friends are invited and register, all are rewarded, and points are paid out (${language})`, {
    tag: language === 'en-us' ? '@main' : [],
  }, async ({ page, context, browser }) => {
    test.setTimeout(90_000)
    const texts = textsOf(language)
    const t = (key: string) => ({ name: texts('mf-rewards', key) })
    const open = async (path: string) => {
      await page.goto(`/${language}${path}`)
      await waitForHydration(page)
    }
    await context.addCookies([{ name: 'geoConfiguration', value: `sg_${language}`, url: site.origin }])
    await registerByApi(page, newEmail())

    const link = await test.step('a member gets a link', async () => {
      await open('/invite-friends')
      await expectAccessible(page, 'main screen')
      await page.getByRole('button', t('guest.action')).click()
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
      await attachResume(friend)
    })
    await test.step('so does another one', async () => {
      const other = await openFor(browser, language)
      // The page makes a guest of whoever opens it.
      await other.request.get(link)
      await callAsMember(other, '/api/invitations/accept', { code: link.slice(-10) })
      await registerWithoutProfile(other, newEmail())
      await attachResume(other)
      await other.context().close()
    })

    await test.step('both invitations count, and each side is rewarded', async () => {
      await expect
        .poll(
          async () => (await read<{ counts: { succeeded: number } }>(page, '/api/invitations/own')).counts.succeeded,
        )
        .toBe(2)
      await page.reload()
      const list = page.getByRole('list', t('list.title'))
      await expect(list.getByRole('listitem')).toHaveCount(2)
      await expect(list.getByText(texts('mf-rewards', 'list.state.succeeded'))).toHaveCount(2)
      const { items } = await read<{ items: { role: string }[] }>(friend, '/api/rewards/grants')
      expect(new Set(items.map(({ role }) => role))).toEqual(new Set(['invitee']))
      await friend.context().close()
    })

    const operator = await createOperatorCalls()
    await test.step('a reward is used', async () => {
      await distribute(operator, (await meOf(page)).user.id)
      await open('/rewards')
      await expectAccessible(page)
      await page.getByRole('button', t('action.pin_resume')).first().click()
      await expect(page.getByText(texts('mf-rewards', 'overview.pinned'))).toBeVisible()
    })

    await test.step('points are withdrawn, and the provider pays', async () => {
      await open('/rewards/withdraw')
      const wallet = newWallet()
      await page.getByRole('radio', t('withdraw.kind.cwallet')).check({ force: true })
      await page.getByRole('textbox', t('withdraw.kind.cwallet')).fill(wallet)
      await page.getByRole('textbox', t('withdraw.pointsLabel')).fill('100')
      await page.getByRole('button', t('withdraw.next')).click()
      await expect(page.getByText(wallet)).toBeVisible()
      await page.getByRole('button', t('withdraw.confirm')).click()
      await expect(page.getByText(texts('mf-rewards', 'withdraw.state.requested'))).toBeVisible()
      await expectAccessible(page)
      await settleBatch(page, operator)
      await page.reload()
      await expect(page.getByText(texts('mf-rewards', 'withdraw.state.settled'))).toBeVisible()
    })
  })
