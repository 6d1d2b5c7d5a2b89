import type { Page } from '@playwright/test'
import { newEmail } from './application-helpers.ts'
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts'
import { importJob } from './import-job.ts'
import { codeTo, findMailTo } from './messages.ts'
import { callAsMember, registerByApi } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')

const read = async <Data>(page: Page, path: string): Promise<Data> => {
  const answer = await page.request.get(`${site.origin}/api/${path}`)
  expect(answer.status()).toBe(200)
  return (await answer.json()).data
}

type Company = { id: number; name: string; slug: string }

/** A company of Japan that hires, with the name that it has in Latin letters. */
const findCompanyWithAlias = async (page: Page) => {
  const { items } = await read<{ items: Company[] }>(page, 'data/companies/search?country=jp&size=30')
  for (const company of items) {
    const { aliases } = await read<{ aliases: string[] }>(page, `data/companies/${company.id}/profile`)
    const alias = aliases.find((name) => /^[a-z]{6}/i.test(name))
    if (alias && !/[a-z]/i.test(company.name)) return { ...company, alias }
  }
  throw new Error('No company of the demo has a name in Latin letters beside one in Japanese.')
}

test('a company is found by half its name in another script, looked at, and followed by an alert', {
  tag: '@main',
}, async ({ page }) => {
  await registerByApi(page, newEmail())
  const { id, name, alias } = await findCompanyWithAlias(page)
  await page.goto('/en-us/companies')
  await waitForHydration(page)
  await expectAccessible(page, 'main screen')

  await test.step('half of what it is called in Latin letters suggests it', async () => {
    const fieldName = t('mf-search', 'companies.field')
    // A plain field, until it is used.
    const field = page.getByRole('textbox', { name: fieldName }).or(page.getByRole('combobox', { name: fieldName }))
    await field.click()
    await field.pressSequentially(alias.slice(0, 6))
    await page.getByRole('option').filter({ hasText: name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('its jobs stand on a tab of their own', async () => {
    // Its name has the number of jobs after it.
    await page.getByRole('navigation').locator('a[href$="/jobs"]').click()
    await expect(page).toHaveURL(/\/company\/[^/]+\/jobs$/)
    await expect(page.getByRole('main').locator('a[href*="/en-us/job/"]:visible').first()).toBeVisible()
  })

  await test.step('following it is an alert among the others', async () => {
    const isFollowed = page.waitForResponse((answer) => answer.url().endsWith(`/companies/${id}/follow`))
    await page
      .getByRole('button', { name: t('mf-job-detail', 'companyPage.follow.follow') })
      .first()
      .click()
    expect((await isFollowed).status()).toBe(200)
    await page.goto('/en-us/account-settings/job-alert')
    await expect(page.getByRole('main').locator(`a[href$="company_ids=${id}"]`)).toBeVisible()
  })
})

/** A zone in which it is six in the morning, so that an alert is due within two hours, and no other test's is. */
const zoneBeforeMorning = (): string => {
  const ahead = ((6 - new Date().getUTCHours() + 12 + 24) % 24) - 12
  // POSIX counts from the other side: Etc/GMT-5 is five hours ahead.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

test.describe('what a followed company posts', () => {
  test.use({ timezoneId: zoneBeforeMorning() })

  test('comes by mail, under the company’s name, and leads to the job', async ({ page }) => {
    const email = newEmail()
    const [known, posted] = [`Cook ${crypto.randomUUID().slice(0, 8)}`, `Baker ${crypto.randomUUID().slice(0, 8)}`]
    await importJob(known)
    await registerByApi(page, email)
    // Alerts go to an address that its owner has proven.
    await callAsMember(page, '/api/data/email/generate-otp')
    await read(page, `data/email/verify?code=${await codeTo(page, email)}`)
    // The search follows an import some seconds later.
    let company: Company | undefined
    await expect(async () => {
      const query = encodeURIComponent(known)
      const { items } = await read<{ items: { company: Company }[] }>(page, `job/jobs/search?query=${query}&country=sg`)
      company = items[0]?.company
      expect(company?.name).toBe('Harbour Foods')
    }).toPass()
    await page.goto(`/en-us/company/${company?.slug}`)
    await waitForHydration(page)
    const isFollowed = page.waitForResponse((answer) => answer.url().endsWith(`/companies/${company?.id}/follow`))
    await page
      .getByRole('button', { name: t('mf-job-detail', 'companyPage.follow.follow') })
      .first()
      .click()
    expect((await isFollowed).status()).toBe(200)

    await importJob(posted)
    const at = new Date(Date.now() + 3 * 3_600_000).toISOString()
    const run = await page.request.post(`${site.origin}/dev/job-alerts/run?at=${at}`, {
      headers: { 'X-Requested-With': 'jobspan', Origin: site.origin },
    })
    expect(run.status()).toBe(200)
    const mail = await findMailTo(page, email, new RegExp(posted))
    expect(mail.headers).toContain('Harbour Foods')
    const slug = posted.toLowerCase().replace(' ', '-')
    const [address = ''] = mail.text.match(new RegExp(`https?://\\S+/job/${slug}-\\d+`)) ?? []
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: posted })).toBeVisible()
  })
})

test('a job among the results leads to its company, and back to where one was', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
  const link = page.getByRole('main').locator('li a[href*="/en-us/company/"]').nth(8)
  await link.scrollIntoViewIfNeeded()
  const name = (await link.locator('bdi').textContent()) ?? ''
  // The browser is scrolled for the click as well, so the place that is left is known only when it comes.
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('left', String(scrollY)), { capture: true, once: true }),
  )
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const before = await page.evaluate(() => Number(sessionStorage.getItem('left')))
  expect(before).toBeGreaterThan(200)
  await page.goBack()
  await expect.poll(() => page.evaluate((left) => Math.abs(window.scrollY - left), before)).toBeLessThanOrEqual(2)
})
