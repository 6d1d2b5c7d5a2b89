import { newEmail } from './application-helpers.ts'
import { expect, expectAccessible, expectAccessibleInBoth, test, waitForHydration } from './fixtures.ts'
import { inProfile, jobTitle } from './profile-helpers.ts'
import { createResumePdf } from './resume-file.ts'
import { continueWithEmail, registerWithoutProfile, secret } from './sign-in-helpers.ts'
import { textsOf } from './texts.ts'

test('a member whose profile is incomplete is led to it, tells all of it, and is not led there again', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000)
  const t = textsOf('en-us')
  const named = (key: string) => ({ name: t('mf-profile', key) })
  const { heading, press, choose, write, mark } = inProfile(page)
  const email = newEmail()
  const signIn = async () => {
    await context.clearCookies()
    await continueWithEmail(page, email)
    await page.getByRole('textbox', { name: t('shell', 'account.password') }).fill(secret)
    await page.getByRole('button', { name: t('shell', 'account.signIn') }).click()
  }
  await registerWithoutProfile(page, email)
  await signIn()
  await expect(page).toHaveURL(/\/jobseeker-complete-profile$/)

  await test.step('about you: what is missing is said beside it; what is typed survives a reload', async () => {
    await expect(heading('about')).toBeVisible()
    await waitForHydration(page)
    await press('complete.save')
    await expect(page.getByRole('combobox', named('about.location'))).toBeFocused()
    await expect(page.getByText('This field is required.').first()).toBeVisible()
    await expectAccessibleInBoth(page)
    await choose('about.location', { index: 2 })
    await page.reload()
    await waitForHydration(page)
    await expect(page.getByRole('combobox', named('about.location'))).not.toHaveValue('')
    await choose('about.experience', { index: 2 })
    await choose('about.notice', { index: 1 })
    await mark('status.active.label')
    await press('complete.save')
  })

  await test.step('the desired job, remote', async () => {
    await expect(heading('job')).toBeVisible()
    await (await jobTitle(page)).pressSequentially('backend dev')
    await page.getByRole('option', { name: 'Backend developer' }).click()
    await mark('arrangement.remote')
    await expect(page.getByRole('combobox', named('job.timeZone'))).not.toHaveValue('')
    await choose('job.type', { index: 1 })
    await write('job.payMin', '7000')
    await write('job.payMax', '6000')
    await press('complete.save')
    await expect(page.getByText(t('mf-profile', 'job.payOrder'))).toBeVisible()
    await expectAccessible(page)
    await write('job.payMax', '9000')
    await press('complete.save')
    await expect(page).toHaveURL(/\/jobseeker-complete-profile\/10$/)
  })

  /** From a month to a month; in English the month stands before its year. */
  const fillPeriod = async (from: string, to: string) => {
    for (const [part, month, year] of [
      ['start', 4, from],
      ['end', 6, to],
    ] as const) {
      const lists = page.getByRole('group', named(`records.${part}`)).getByRole('combobox')
      await lists.first().selectOption({ index: month })
      await lists.last().selectOption(year)
    }
  }

  await test.step('work experience: added, deleted, and brought back', async () => {
    await press('record.work_experiences.add')
    await write('record.work_experiences.fields.job_title', 'Developer')
    await write('record.work_experiences.fields.company_name', 'Harbour Foods')
    await fillPeriod('2019', '2024')
    await expectAccessibleInBoth(page)
    await press('save')
    const item = page.getByRole('list', named('complete.step.work')).getByRole('listitem')
    await expect(item).toContainText('Harbour Foods')
    await item.getByRole('button', named('records.delete')).click()
    await expect(page.getByText(t('mf-profile', 'records.deleted'))).toBeVisible()
    await page.getByRole('button', named('undo')).click()
    await expect(item).toContainText('Harbour Foods')
    await expectAccessible(page)
    await press('complete.continue')
  })

  await test.step('education', async () => {
    await expect(heading('education')).toBeVisible()
    await press('record.educations.add')
    await write('record.educations.fields.school_name', 'Clementi Polytechnic')
    await choose('record.educations.fields.degree_id', { index: 3 })
    await fillPeriod('2015', '2018')
    await press('save')
    await expect(page.getByText('Clementi Polytechnic')).toBeVisible()
    await press('complete.continue')
  })

  await test.step('a resume: a file of another kind is refused, a right one is there after a reload', async () => {
    await expect(heading('resume')).toBeVisible()
    const picker = page.locator('input[type=file]')
    await picker.setInputFiles({ name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a no') })
    await expect(page.getByText(t('mf-profile', 'resume.fault.kind'))).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.reload()
    await waitForHydration(page)
    const file = { name: 'Mei Tan 履歴書.pdf', mimeType: 'application/pdf', buffer: createResumePdf('Hello') }
    await picker.setInputFiles(file)
    const item = page.getByRole('list', named('resume.list')).getByRole('listitem')
    await expect(item.getByRole('link', named('resume.downloadNamed'))).toBeVisible()
    await page.reload()
    await waitForHydration(page)
    await expect(item).toContainText('Mei Tan 履歴書.pdf')
    const link = item.getByRole('link', named('resume.downloadNamed'))
    await Promise.all([page.waitForEvent('download'), link.click()])
    // A machine without a language has no room for the name among its files: the answer is asked for it.
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-disposition']).toContain(encodeURIComponent('Mei Tan 履歴書.pdf'))
  })

  await press('complete.finish')
  await expect(page).toHaveURL(/\/onsite-job$/)
  await expect(page.getByRole('region', { name: t('mf-search', 'firstSteps.title') }).getByRole('link')).toHaveCount(3)
  await signIn()
  await expect(page).toHaveURL(/\/onsite-job$/)
})
