import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { applicationsOf, findRecruitersJobInList, newEmail } from './application-helpers.ts'
import { decide, declineWithReason, openApplication, openDesk } from './employer-desk.ts'
import { expect, expectAccessible, expectAccessibleInBoth, overflowOf, test, waitForHydration } from './fixtures.ts'
import { findMailTo } from './messages.ts'
import { createResumePdf } from './resume-file.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** Of three countries, on a wide screen and on phones. No other journey has these names: the desk finds an application by its name. */
const journeys = [
  {
    language: 'en-us',
    country: 'sg',
    keyword: 'accountant',
    name: 'Nurul Rahman',
    reason: 'We wanted somebody who has closed a year on their own.',
    width: 1280,
  },
  {
    language: 'ar',
    country: 'sa',
    keyword: 'محاسب',
    name: 'سلمى القحطاني',
    reason: 'نبحث عن خبرة أطول في الإقفال السنوي.',
    width: 360,
  },
  {
    language: 'ja',
    country: 'jp',
    keyword: '経理',
    name: '中村 彩花',
    reason: '年次決算のご経験がある方を優先しました。',
    width: 360,
  },
] as const

/** The seeker is notified of a decision within this time, without doing anything. */
const soon = { timeout: 5_000 }

const inLanguage = (page: Page, language: string) => {
  const t = textsOf(language)
  const bell = page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(wordsOf(t('shell', 'header.notifications'))) })
  return {
    t,
    bell,
    tab: (name: string) => page.getByRole('main').locator(`nav a[href$="/recommended-job/${name}"]`),
    state: (name: string) => t('mf-profile', `myJobs.state.${name}`),
  }
}
/** A text without what says that it is the whole text. */
const wordsOf = ({ source }: RegExp) => source.replace(/^\^/, '').replace(/\$$/, '')

/** Of the first mail. Those to a confirmed address have none. */
const confirmLink = /http\S+\/get-started\/email#\S+/

/** Confirms the address that the account was registered with, by the link of the mail that its application is confirmed with. */
const confirmAddress = async (page: Page, language: string, email: string) => {
  const t = textsOf(language)
  const { text } = await findMailTo(page, email, confirmLink)
  await page.goto(String(confirmLink.exec(text)?.[0]))
  await waitForHydration(page)
  await page.getByRole('button', { name: t('shell', 'account.emailLink.confirm') }).click()
  await expect(page.getByRole('heading', { name: t('shell', 'account.emailLink.confirmedTitle') })).toBeVisible()
}

for (const { language, country, keyword, name, reason, width } of journeys) {
  test(`an application and what becomes of it, on both sides (${language})`, {
    tag: language === 'en-us' ? '@main' : [],
  }, async ({ page, context, browser }) => {
    test.setTimeout(150_000)
    const { t, bell, tab, state } = inLanguage(page, language)
    const email = newEmail()
    const resume = {
      name: `${name} CV.pdf`,
      mimeType: 'application/pdf',
      buffer: createResumePdf('Ten years of books'),
    }
    await page.setViewportSize({ width, height: 800 })
    await context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])

    const job = await test.step('a guest searches and opens a job', async () => {
      await page.goto(`/${language}`)
      await waitForHydration(page)
      const search = page.getByRole('search')
      const query = search.getByLabel(t('mf-search', 'form.query')).and(page.locator('input'))
      await query.fill(keyword)
      await query.blur()
      await search.getByRole('button', { name: t('mf-search', 'form.submit') }).click()
      await expect(page).toHaveURL(/\/jobs-hiring\/.+-jobs/)
      const list = page.getByRole('list', { name: t('mf-search', 'results.label') })
      await expect(list).toHaveAttribute('aria-busy', 'false')
      const found = await findRecruitersJobInList(list)
      await list.locator('a[data-job]').nth(found.place).click()
      const pane = page.getByRole('complementary', { name: t('mf-search', 'results.preview') })
      const place = width > 1000 ? pane : page.getByRole('main')
      await expect(place.getByRole('heading', { name: found.title }).first()).toBeVisible()
      await place
        .getByRole('link', { name: t('mf-job-detail', 'apply.button') })
        .filter({ visible: true })
        .first()
        .click()
      return found
    })

    await test.step('registers, attaches a resume and applies in one step', async () => {
      const form = page.getByRole('form', { name: t('mf-job-detail', 'apply.title') })
      await form.getByRole('textbox', { name: t('mf-job-detail', 'account.name') }).fill(name)
      await form.getByRole('textbox', { name: t('mf-job-detail', 'account.email') }).fill(email)
      await form.getByRole('textbox', { name: t('mf-job-detail', 'account.password') }).fill('a long enough secret')
      await form.locator('input[type="file"]').setInputFiles(resume)
      await expect(form.getByText(resume.name)).toBeVisible()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
      await form.getByRole('button', { name: t('mf-job-detail', 'apply.submit.new') }).click()
      await expect(page).toHaveURL(/\/apply\/success$/)
    })

    await confirmAddress(page, language, email)

    const row = page.getByRole('article', { name: job.title })
    const desk = await openDesk(browser, job.recruiter)
    await test.step('the employer opens it and reads the resume as it was sent', async () => {
      await page.goto(`/${language}/recommended-job/pending`)
      await waitForHydration(page)
      await expect(row.getByText(state('pending'))).toBeVisible()
      await openApplication(desk, job.recruiter, job.id, name)
      const download = desk.waitForEvent('download')
      await desk.getByRole('link', { name: resume.name }).click()
      expect((await readFile(await (await download).path())).equals(resume.buffer)).toBe(true)
    })

    await test.step('the open tab shows each decision, the bell counts, and a mail comes', async () => {
      await expect(tab('viewed')).toContainText('1', soon)
      // It stays where it is read, until the list is opened again.
      await expect(page.getByRole('link', { name: t('mf-profile', 'myJobs.left.where') })).toBeVisible(soon)
      await tab('viewed').click()
      await expect(row.getByText(state('viewed'))).toBeVisible()
      await decide(desk, 'Interested', 'Interested')
      await expect(tab('interested')).toContainText('1', soon)
      await expect(bell).toContainText('2', soon)
      await tab('interested').click()
      await expect(row.getByText(state('interested'))).toBeVisible()
      await findMailTo(page, email, new RegExp(`^(?![^]*/get-started/email#)[^]*/recommended-job\\?job=${job.id}\\b`))
      await bell.click()
      const news = page.getByRole('dialog', { name: t('shell', 'header.notifications') })
      await expect(news.getByRole('listitem')).toHaveCount(2)
      await expectAccessibleInBoth(page)
      await page.keyboard.press('Escape')
      await expect(bell).not.toContainText('2')
    })

    await test.step('an interview, and a decision against it with its reason', async () => {
      await decide(desk, 'Invite to an interview', 'Interview')
      await expect(tab('interview')).toContainText('1', soon)
      await tab('interview').click()
      await expect(row.getByText(state('interview'))).toBeVisible()
      await declineWithReason(desk, reason)
      await expect(tab('closed')).toContainText('1', soon)
      await tab('closed').click()
      await expect(row.getByText(state('not_accepted'))).toBeVisible(soon)
      await findMailTo(page, email, new RegExp(`> ${reason}`))
      await row.getByRole('button', { name: t('mf-profile', 'myJobs.details') }).click()
      const timeline = row.getByRole('group', { name: t('mf-profile', 'myJobs.timeline') })
      const events = ['sent', 'viewed', 'interested', 'interview', 'not_accepted']
      await expect(timeline.getByRole('listitem')).toHaveCount(events.length)
      for (const [place, kind] of events.entries())
        await expect(
          timeline
            .getByRole('listitem')
            .nth(place)
            .getByText(t('mf-profile', `myJobs.event.${kind}`)),
        ).toBeVisible()
      await expect(timeline.getByText(reason)).toBeVisible()
      await expectAccessibleInBoth(page)
      expect(await overflowOf(page)).toBe(0)
    })

    await test.step('withdraws, takes that back, withdraws, and applies once more', async () => {
      const withdraw = async () => {
        await row.getByRole('button', { name: t('mf-profile', 'myJobs.withdraw.action') }).click()
        await page.getByRole('button', { name: t('mf-profile', 'myJobs.withdraw.confirm') }).click()
        await expect(row.getByText(state('withdrawn'))).toBeVisible()
      }
      await withdraw()
      await desk.reload()
      await expect(desk.getByRole('alert')).toBeVisible()
      await page.getByRole('button', { name: t('mf-profile', 'undo') }).click()
      // The timeline below, which is open, may say it in the same words.
      await expect(row.getByText(state('not_accepted')).first()).toBeVisible()
      await withdraw()
      await row.getByRole('link', { name: t('mf-profile', 'myJobs.applyAgain') }).click()
      const form = page.getByRole('form', { name: t('mf-job-detail', 'apply.title') })
      await expect(form.getByRole('radio', { name: resume.name })).toBeChecked()
      await form.getByRole('button', { name: t('mf-job-detail', 'apply.submit.member') }).click()
      await expect(page).toHaveURL(/\/apply\/success$/)
      const { items } = await applicationsOf(page)
      expect(items.filter(({ status }) => status === 'pending').map(({ job: { slug } }) => slug)).toEqual([job.slug])
    })
    await desk.context().close()
  })
}
