import type { Page } from '@playwright/test'
import { newEmail } from './application-helpers.ts'
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts'
import { importJob } from './import-job.ts'
import { findMailTo, type Mail, mailsTo } from './messages.ts'
import { callAsMember } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

const api = `${site.origin}/api/job/jobs/job-alerts`
const headers = { 'X-Requested-With': 'jobspan', Origin: site.origin }

/** Sends what is due at nine in the morning, so many days from now. */
const runInDays = async (page: Page, days: number): Promise<void> => {
  const at = new Date(Date.now() + days * 86_400_000)
  at.setUTCHours(9, 0, 0, 0)
  const answer = await page.request.post(`${site.origin}/dev/job-alerts/run?at=${at.toISOString()}`, { headers })
  expect(answer.status()).toBe(200)
}

/** What programs do that look into mails for what is harmful: they open every address. */
const openEveryLink = async (page: Page, { text, html, headers: own }: Mail): Promise<void> => {
  const links = new Set(`${text} ${html} ${own}`.match(/https?:\/\/[^\s"'<>]+/g))
  expect(links.size).toBeGreaterThan(0)
  for (const link of links) await page.request.get(link)
}

const tokenOf = (mail: Mail, purpose: string) => new RegExp(`/job-alert/${purpose}#([\\w-]+)`).exec(mail.text)?.[1]

/** Whose alert it is, and how it stands; the status where there is none any more. */
const readAlert = async (page: Page, token: string | undefined) => {
  const answer = await page.request.post(`${api}/link`, { headers, data: { token } })
  return answer.ok() ? (await answer.json()).data.alert : answer.status()
}

test('an alert by e-mail alone: confirmed by its mail, sent in the morning, and ended by one click', {
  tag: '@main',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const t = textsOf('en-us')
  const [email, other] = [newEmail(), newEmail()]
  const titles = [1, 2].map((night) => `Accountant for night ${night} ${crypto.randomUUID().slice(0, 8)}`) as [
    string,
    string,
  ]
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await test.step('a guest asks for it where the search is', async () => {
    await page.goto('/en-us/jobs-hiring/accountant-jobs')
    await waitForHydration(page)
    await page
      .getByRole('button', { name: t('mf-search', 'alert.toggle') })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: t('mf-search', 'alert.title') })
    await dialog.getByRole('textbox', { name: t('mf-search', 'alert.email') }).fill(email)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('mf-search', 'alert.create') }).click()
    await expect(page.getByRole('dialog').getByText(t('mf-search', 'alert.confirmBody'))).toBeVisible()
  })

  await test.step('nothing begins before it is confirmed on the page of its mail', async () => {
    const mail = await findMailTo(page, email, /\/job-alert\/confirm#/)
    const token = tokenOf(mail, 'confirm')
    await openEveryLink(page, mail)
    expect(await readAlert(page, token)).toMatchObject({ is_confirmed: false })
    await page.goto(`/en-us/job-alert/confirm#${token}`)
    const confirm = page.getByRole('button', { name: t('mf-profile', 'alertLink.confirm') })
    await expect(confirm).toBeVisible()
    await expectAccessible(page)
    await confirm.click()
    await expect(
      page.getByRole('heading', { level: 1, name: t('mf-profile', 'alertLink.confirmedTitle') }),
    ).toBeVisible()
    expect(await readAlert(page, token)).toMatchObject({ is_confirmed: true })
    await expect(page.getByRole('banner').getByRole('link', { name: t('shell', 'header.signIn') })).toBeVisible()
  })

  await test.step('somebody else has one for the same search, and keeps it', async () => {
    const alert = {
      criteria: { query: 'accountant', country: 'sg' },
      frequency: 'daily',
      time_zone: 'UTC',
      email: other,
    }
    await callAsMember(page, '/api/job/jobs/job-alerts/create', alert)
    const token = tokenOf(await findMailTo(page, other, /\/job-alert\/confirm#/), 'confirm')
    expect((await page.request.post(`${api}/link/confirm`, { headers, data: { token } })).status()).toBe(200)
  })

  await test.step('a job of that night comes in the morning, and no link ends the alert by being opened', async () => {
    await importJob(titles[0])
    await runInDays(page, 1)
    const mail = await findMailTo(page, email, new RegExp(titles[0]))
    expect(mail.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail.html).toContain(titles[0])
    await openEveryLink(page, mail)
    expect(await readAlert(page, tokenOf(mail, 'manage'))).toMatchObject({ is_confirmed: true, is_paused: false })
    await findMailTo(page, other, new RegExp(titles[0]))
  })

  await test.step('one click of a mail program ends it, and the next morning brings them nothing', async () => {
    const mail = await findMailTo(page, email, new RegExp(titles[0]))
    const [, oneClick = ''] = /List-Unsubscribe: <([^>]+)>/.exec(mail.headers) ?? []
    // As mail programs do it: a form, and nothing that says who asks.
    const answer = await fetch(oneClick, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'error',
    })
    expect(answer.status).toBe(200)
    expect(await readAlert(page, tokenOf(mail, 'manage'))).toBe(404)
    await importJob(titles[1])
    await runInDays(page, 2)
    const next = await findMailTo(page, other, new RegExp(titles[1]))
    expect(next.text).not.toContain(titles[0])
    expect(await mailsTo(page, email)).toHaveLength(2)
  })
})
