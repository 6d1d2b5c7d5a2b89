import { resolve } from 'node:path'
import { openServiceDatabase } from '@jobspan/kit-server'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { parseICS } from 'node-ical'
import { findRecruitersJob, newEmail } from './application-helpers.ts'
import { openApplication, openDesk } from './employer-desk.ts'
import { expect, expectAccessible, overflowOf, test, waitForHydration } from './fixtures.ts'
import { findMailTo } from './messages.ts'
import { createResumePdf } from './resume-file.ts'
import { callAsMember, registerByApi } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

type Visit = {
  language: LanguageKey
  /** No other journey has this last name: the desk finds an application by it. */
  lastName: string
  /** Verified, so it is of one account. */
  phoneNumber: string
  isPhone?: boolean
}

/** On phones in Japanese and in Arabic, by turns: one a day. */
const phoneLanguages = ['ja', 'ar'] as const satisfies readonly LanguageKey[]
const languageOfToday = phoneLanguages[new Date().getUTCDate() % phoneLanguages.length] ?? 'ja'

let database: ReturnType<typeof openServiceDatabase> | undefined
// A worker may run the other journey of this file later.
test.afterAll(async () => {
  const opened = await database
  database = undefined
  await opened?.close()
})

const inDatabase = async (statement: string): Promise<void> => {
  const { DATABASE_URL: url } = process.env
  database ??= openServiceDatabase(url ? { url } : { dataDirectory: site.dataDir }, {
    service: 'api',
    migrationsFolder: resolve(import.meta.dirname, '../../api/drizzle'),
  })
  await (await database).db.execute(statement)
}

/** As if the clock had been moved: the accepted time of the member's interview begins that many minutes from now. */
const startInterviewIn = (email: string, minutes: number): Promise<void> =>
  inDatabase(`
    with own as (
      update interviews set starts_at = now() + interval '${minutes} minutes', ends_at = now() + interval '${minutes + 45} minutes',
        last_starts_at = now() + interval '${minutes} minutes'
      where user_id = (select id from users where email = '${email}') and state <> 'pending' returning accepted_time_id)
    update interview_times set starts_at = now() + interval '${minutes} minutes'
    from own where interview_times.id = own.accepted_time_id`)

const uploadResume = async (page: Page): Promise<number> => {
  const answer = await page.request.post(`${site.origin}/api/jobseeker/resume/upload`, {
    headers: { 'X-Requested-With': 'jobspan', Origin: site.origin, 'Idempotency-Key': crypto.randomUUID() },
    multipart: {
      file: { name: 'Farah CV.pdf', mimeType: 'application/pdf', buffer: createResumePdf('Ten years of books') },
    },
  })
  expect(answer.status()).toBeLessThan(300)
  const { data } = (await answer.json()) as { data: { items: { id: number }[] } }
  return data.items[0]?.id ?? 0
}

type Fixtures = { page: Page; context: BrowserContext; browser: Browser }

const walk = async (
  { page, context, browser }: Fixtures,
  { language, lastName, phoneNumber, isPhone = false }: Visit,
) => {
  const t = textsOf(language)
  const inChat = (key: string) => t('mf-chat', key)
  const name = { first_name: 'Farah', last_name: lastName }
  const email = newEmail()
  if (isPhone) await page.setViewportSize({ width: 360, height: 740 })
  await context.addCookies([{ name: 'geoConfiguration', value: `sg_${language}`, url: site.origin }])
  await registerByApi(page, email, name)
  // An address and a number that were verified before, so that the calendar's mail comes and the number can be exchanged.
  await inDatabase(
    `update users set phone_num = '${phoneNumber}', is_mobile_verified = true, is_email_verify = true where email = '${email}'`,
  )
  const job = await findRecruitersJob(page.request, 'sg', 'accountant')
  const application = { source: 'job_search', resume_id: await uploadResume(page) }
  await callAsMember(page, `/api/data/jobs/${job.id}/applications`, application)

  const desk = await openDesk(browser, job.recruiter)
  const seeker = `${name.first_name} ${name.last_name}`
  const needs = page.getByRole('article', { name: job.title })
  const openNeeds = async () => {
    await page.goto(`/${language}/recommended-job`)
    await waitForHydration(page)
    await expect(page).toHaveURL(/\/recommended-job\/needs_action$/)
  }
  const cards = page.getByRole('main')

  await test.step('the recruiter writes first, and asks for a resume and the number', async () => {
    await openApplication(desk, job.recruiter, job.id, seeker)
    await desk.getByRole('textbox', { name: /^Write to/ }).fill('Good morning. Do you have a minute?')
    await desk.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(desk.getByText('Good morning. Do you have a minute?')).toBeVisible()
    await openNeeds()
    await expect(needs.getByText(t('mf-profile', 'myJobs.need.message'))).toBeVisible()
    await needs.getByRole('link', { name: t('mf-profile', 'myJobs.need.action.message') }).click()
    await expect(cards.getByText('Good morning. Do you have a minute?').last()).toBeVisible()
    await page.getByRole('textbox', { name: inChat('compose.label') }).fill('Good morning. Gladly.')
    await page.keyboard.press('Enter')
    await expect(cards.getByText('Good morning. Gladly.').last()).toBeVisible()
    await desk.reload()
    await desk.getByRole('button', { name: 'Ask for a resume' }).click()
    await desk.getByText('Exchange phone numbers …').click()
    await desk.getByRole('textbox', { name: 'Your number' }).fill('+6598765432')
    await desk.getByRole('button', { name: 'Ask', exact: true }).click()
  })

  await test.step('the resume is sent and the numbers are exchanged', async () => {
    await cards.getByRole('button', { name: inChat('exchange.sendResume') }).click()
    await expect(cards.getByText(inChat('exchange.state.sent')).filter({ visible: true }).first()).toBeVisible()
    await cards.getByRole('button', { name: inChat('exchange.accept') }).click()
    await expect(cards.getByText('+6598765432').filter({ visible: true }).first()).toBeVisible()
    await desk.reload()
    await expect(desk.getByText(phoneNumber).filter({ visible: true }).first()).toBeVisible()
    await expect(desk.getByRole('link', { name: 'Farah CV.pdf' })).toBeVisible()
    await page.goto(`/${language}/recommended-job/exchanged`)
    await expect(page.getByRole('article', { name: job.title })).toBeVisible()
  })

  const year = new Date().getUTCFullYear() + 1
  await test.step('three times are proposed, another is asked for and accepted', async () => {
    await openApplication(desk, job.recruiter, job.id, seeker)
    await desk.getByText('Propose an interview …').click()
    for (const day of [1, 2, 3]) await desk.getByLabel(`Time ${day}`).fill(`${year}-01-0${day + 3}T10:00`)
    await desk.getByLabel(/^Video link/).fill('https://meet.google.com/abc-defg-hij')
    await desk.getByRole('button', { name: 'Propose', exact: true }).click()
    await expect(desk.getByText('Waits for an answer').filter({ visible: true }).first()).toBeVisible()
    await openNeeds()
    await needs.getByRole('link', { name: t('mf-profile', 'myJobs.need.action.interview') }).click()
    await expect(page).toHaveURL(/\/chat\/interviews\?interview=\d+/)
    await expect(cards.getByRole('radio')).toHaveCount(3)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await cards.getByRole('button', { name: inChat('proposeTimes.open') }).click()
    const dialog = page.getByRole('dialog', { name: inChat('proposeTimes.open') })
    await dialog.getByRole('textbox', { name: inChat('proposeTimes.date') }).fill(`${year}-01-08`)
    await dialog.getByRole('textbox', { name: inChat('proposeTimes.clock') }).fill('14:00')
    await dialog.getByRole('button', { name: inChat('proposeTimes.send') }).click()
    await expect(cards.getByText(inChat('interview.state.theirTurn')).filter({ visible: true }).first()).toBeVisible()
    await desk.reload()
    await desk.getByRole('button', { name: /^Accept / }).click()
    await expect(desk.locator('#decide').getByText('Interview')).toBeVisible()
    await expect(cards.getByText(inChat('interview.state.accepted')).filter({ visible: true }).first()).toBeVisible()
    const { calendar } = await findMailTo(page, email, (mail) => Boolean(mail.calendar))
    const [event] = Object.values(parseICS(calendar)).filter((part) => part?.type === 'VEVENT')
    expect(event).toMatchObject({ method: 'REQUEST', start: expect.any(Date), attendee: expect.anything() })
  })

  await test.step('checks in, and passes', async () => {
    await startInterviewIn(email, 20)
    await openNeeds()
    await needs.getByRole('link', { name: t('mf-profile', 'myJobs.need.action.check_in') }).click()
    await cards.getByRole('button', { name: inChat('checkIn.open') }).click()
    await expect(cards.getByText(inChat('interview.state.checked_in')).filter({ visible: true }).first()).toBeVisible()
    await startInterviewIn(email, -120)
    await openApplication(desk, job.recruiter, job.id, seeker)
    await desk.getByText('Passed …').click()
    await desk.getByRole('button', { name: 'Passed' }).click()
    await expect(desk.getByText('Passed …')).toHaveCount(0)
    await expect(desk.getByText('Passed', { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await page.reload()
    await expect(cards.getByText(inChat('interview.state.passed')).filter({ visible: true }).first()).toBeVisible()
  })

  await test.step('an offer is sent and accepted', async () => {
    await desk.getByText('Send an offer …').click()
    await desk.getByLabel('Pay from').fill('5200')
    await desk.getByLabel('Starts on').fill(`${year}-02-01`)
    await desk.getByRole('button', { name: 'Send the offer' }).click()
    await expect(desk.getByText('Waits for an answer').filter({ visible: true }).first()).toBeVisible()
    await openNeeds()
    await needs.getByRole('link', { name: t('mf-profile', 'myJobs.need.action.offer') }).click()
    await expect(page).toHaveURL(/\/chat\/\d+/)
    await cards.getByRole('button', { name: inChat('offer.accept') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: inChat('offer.accept') })
      .click()
    await expect(cards.getByText(inChat('offer.state.accepted')).filter({ visible: true }).first()).toBeVisible()
    await expectAccessible(page)
    await desk.reload()
    await expect(desk.getByText('Accepted', { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await page.goto(`/${language}/recommended-job/interview`)
    const row = page.getByRole('article', { name: job.title })
    await expect(row.getByText(t('mf-profile', 'myJobs.offer.state.accepted'), { exact: true }).first()).toBeVisible()
    await expect(row.getByRole('link', { name: t('mf-profile', 'myJobs.offer.heading') })).toBeVisible()
  })
  await desk.context().close()
}

test('an applicant is written to, interviewed and offered the job', { tag: '@main' }, async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000)
  await walk({ page, context, browser }, { language: 'en-us', lastName: 'Iskandar', phoneNumber: '+6591234567' })
})

test('the same on a phone, in the language of today', async ({ page, context, browser }) => {
  test.setTimeout(240_000)
  await walk(
    { page, context, browser },
    { language: languageOfToday, lastName: 'Osman', phoneNumber: '+6591234568', isPhone: true },
  )
})
