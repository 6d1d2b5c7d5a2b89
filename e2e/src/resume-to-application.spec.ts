import type { Locator, Page } from '@playwright/test'
import { newEmail } from './application-helpers.ts'
import { openApplication, openDesk } from './employer-desk.ts'
import { expect, expectAccessible, overflowOf, test, waitForHydration } from './fixtures.ts'
import { jobTitle } from './profile-helpers.ts'
import { createFile, type Journey, journeys } from './resume-people.ts'
import { newNumber, secret } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { tabTo } from './tab-to.ts'
import { textsOf } from './texts.ts'

/** Makes a member who has told nothing but how they are called and reached. */
const register = async (page: Page, { first, last, country }: Journey) => {
  const answer = await page.request.post(`${site.origin}/api/auth/register`, {
    headers: { 'X-Requested-With': 'jobspan', 'Idempotency-Key': crypto.randomUUID(), Origin: site.origin },
    data: {
      email: newEmail(),
      password: secret,
      first_name: first,
      last_name: last,
      contact_number: `+65${newNumber()}`,
      terms_and_condition: 1,
      country_key: country,
    },
  })
  expect(answer.status()).toBe(201)
}

/** A job that names a recruiter, takes applications here and asks nothing first. */
const findRecruitersJob = async (page: Page, { country, keyword }: Journey) => {
  const read = async (path: string) => (await (await page.request.get(site.origin + path)).json()).data
  const { items } = await read(`/api/job/jobs/search?country=${country}&query=${encodeURIComponent(keyword)}`)
  for (const { id, slug } of items) {
    const job = await read(`/api/job/jobs/${id}`)
    const to =
      job.is_external || job.screening_questions.length > 0 ? null : await read(`/api/jobApplication/jobs/${id}/chat`)
    if (to) return { id, slug, recruiter: to.recruiter }
  }
  throw new Error(`No job of ${country} can be applied for at once`)
}

/** What is done on the pages of a member: by keys alone, or by a finger. */
const inProfile = (page: Page, { language }: Journey, byKeys: boolean) => {
  const t = textsOf(language)
  const named = (key: string) => ({ name: t('mf-profile', key) })
  const press = async (target: Locator) => {
    if (!byKeys) return target.click()
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  return {
    t,
    named,
    press,
    heading: (key: string) => page.getByRole('heading', { level: 1, ...named(key) }),
    region: (key: string) => page.getByRole('region', named(key)),
    button: (key: string) => page.getByRole('button', named(key)).first(),
    pressButton: (key: string) => press(page.getByRole('button', named(key)).first()),
    write: async (target: Locator, text: string) => {
      if (!byKeys) return target.fill(text)
      await tabTo(page, target)
      await page.keyboard.press('Control+A')
      await page.keyboard.insertText(text)
    },
    choose: async (target: Locator, value: string | { index: number }) => {
      if (!byKeys) return void (await target.selectOption(value))
      await tabTo(page, target)
      const at =
        typeof value === 'string' ? await target.locator(`option[value="${value}"]`).evaluate(indexOf) : value.index
      await page.keyboard.press('Home')
      for (let presses = 0; presses < at; presses += 1) await page.keyboard.press('ArrowDown')
    },
    /** A radio button by its label. Tab leads to the first of its group, the arrows to the others. */
    mark: async (key: string) => {
      const label = new RegExp(t('mf-profile', key).source.replace(/\$$/, ''), 'u')
      const target = page.getByRole('radio').and(page.getByLabel(label))
      if (!byKeys) return target.check({ force: true })
      const group = (await target.getAttribute('name')) ?? ''
      await tabTo(page, page.locator(`input[name="${group}"]`).first())
      await page.keyboard.press('Space')
      while (!(await target.isChecked())) await page.keyboard.press('ArrowDown')
    },
  }
}
const indexOf = (option: Element) => (option as HTMLOptionElement).index

/** Whether something dark is painted. */
const hasInk = (canvas: HTMLCanvasElement | SVGElement | HTMLElement) => {
  const { width, height } = canvas as HTMLCanvasElement
  const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data
  return pixels?.some((value, index) => index % 4 === 0 && value < 64)
}

/** A text without what says that it is the whole text. */
const wordsOf = ({ source }: RegExp) => new RegExp(source.replace(/^\^/, '').replace(/\$$/, ''), 'u')

for (const journey of journeys) {
  const { language, country, width, first, last, company, fifthSkill, otherLanguage } = journey
  test(`a resume becomes a profile, a better resume and an application (${language})`, {
    tag: language === 'en-us' ? '@main' : [],
  }, async ({ page, context, browser }) => {
    test.setTimeout(120_000)
    // The quick check has a journey by keyboard alone already, and one look by axe at each remote.
    const isQuick = language === 'en-us'
    const byKeys = language === 'ja'
    const { t, named, press, heading, region, pressButton, write, choose, mark } = inProfile(page, journey, byKeys)
    await page.setViewportSize({ width, height: 800 })
    await context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])
    await register(page, journey)
    const file = await createFile(browser, journey)
    const open = async (path: string) => {
      await page.goto(`/${language}${path}`)
      await waitForHydration(page)
    }

    await test.step('a resume is uploaded in place of typing', async () => {
      await open('/jobseeker-complete-profile')
      const chooser = page.waitForEvent('filechooser')
      await pressButton('quick.choose')
      await (await chooser).setFiles(file)
      await expect(page.getByText(wordsOf(t('mf-profile', 'quick.ready')))).toBeVisible()
      if (!isQuick) await expectAccessible(page)
      await choose(page.getByRole('combobox', named('about.location')), { index: 1 })
      await choose(page.getByRole('combobox', named('about.experience')), { index: 2 })
      await choose(page.getByRole('combobox', named('about.notice')), { index: 1 })
      await mark('status.open.label')
      await pressButton('complete.save')
      await expect(heading('complete.step.job')).toBeVisible()
      if (byKeys) await tabTo(page, page.getByLabel(named('job.title').name).and(page.locator('input')))
      else await jobTitle(page, language)
      await expect(page.getByRole('combobox', named('job.title'))).toBeFocused()
      await page.keyboard.insertText(journey.keyword)
      await page.keyboard.press('Escape')
      await mark('arrangement.on_site')
      await choose(page.getByRole('combobox', named('job.type')), { index: 1 })
      await write(page.getByRole('textbox', named('job.payMin')), '4000')
      await write(page.getByRole('textbox', named('job.payMax')), '6000')
      await pressButton('complete.save')
    })

    await test.step('what was read is reviewed, ticked and taken over', async () => {
      await expect(heading('complete.step.review')).toBeVisible()
      await expect(page).toHaveURL(/\/jobseeker-complete-profile\/1101\?step=6/)
      await expect(region('record.work_experiences.title').getByText(company).first()).toBeVisible()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      if (journey.kind === 'pdf') {
        await pressButton('reading.details')
        await pressButton('reading.show')
        await expect.poll(() => page.locator('[role=img] > canvas').evaluate(hasInk)).toBe(true)
        await expect(page.locator('[data-active]')).toBeInViewport()
        expect(await overflowOf(page)).toBeLessThanOrEqual(0)
        await pressButton('reading.view.draft')
      }
      await pressButton('reading.take')
      await expect(page.getByText(wordsOf(t('mf-profile', 'reading.taken')))).toBeVisible()
      await pressButton('complete.finish')
      await expect(page).toHaveURL(/\/onsite-job$/)
    })

    await test.step('the profile is complete; the check says what would make it better, which is mended', async () => {
      await open('/manage-profile')
      await expect(page.getByRole('progressbar', named('manage.meter.title'))).toHaveAttribute('value', '100')
      await press(region('manage.meter.title').getByRole('link', named('check.run')))
      await expect(page).toHaveURL(/\/manage-profile\/resume$/)
      await pressButton('check.run')
      const advice = region('check.title')
        .getByRole('listitem')
        .filter({ hasText: wordsOf(t('mf-profile', 'check.rule.skills')) })
      const score = region('check.title').getByText(t('mf-profile', 'check.score')).first()
      const before = await score.textContent()
      await press(
        region('check.title')
          .getByRole('listitem')
          .filter({ hasText: wordsOf(t('mf-profile', 'check.advice.skills')) })
          .getByRole('link'),
      )
      const field = page.getByLabel(named('record.skills.fields.name').name).and(page.locator('input'))
      await expect(field).toBeFocused()
      await page.keyboard.insertText(fifthSkill)
      await page.keyboard.press('Escape')
      await pressButton('save')
      await expect(region('record.skills.title').getByText(fifthSkill)).toBeVisible()
      await open('/manage-profile/resume')
      await pressButton('check.again')
      await expect(score).not.toHaveText(before ?? '')
      await expect(advice.getByRole('link')).toHaveCount(0)
    })

    const summary = await test.step('a summary is drafted and accepted', async () => {
      await open('/manage-profile/profile?edit=summary')
      await pressButton('summaryHelp.begin.model')
      await press(page.getByRole('dialog').getByRole('button', { name: t('kit', 'consent.rules.text') }))
      await pressButton('summaryHelp.accept')
      const undo = region('manage.summary.title')
      await expect(undo.getByRole('textbox')).toHaveCount(0)
      return (await (await page.request.get(`${site.origin}/api/jobseekers/profile`)).json()).data.career_summary.text
    })

    const name = `${first} ${otherLanguage}`
    await test.step('a PDF is made in another layout and language, and attached', async () => {
      await open('/manage-profile/resume')
      await pressButton('generated.make')
      await write(page.getByRole('textbox', named('generated.name')), name)
      await choose(page.getByRole('combobox', named('generated.layoutLabel')), 'sidebar')
      await choose(page.getByRole('combobox', named('generated.language')), otherLanguage)
      await expect(page.getByRole('img', named('generated.preview'))).toBeVisible()
      if (!isQuick) await expectAccessible(page)
      await pressButton('save')
      await pressButton('generated.attach')
      await expect(page.getByText(t('mf-profile', 'generated.attached'))).toBeVisible()
    })

    await test.step('it goes along with an application, and its recruiter reads it', async () => {
      const job = await findRecruitersJob(page, journey)
      await open(`/job/${job.slug}?apply=1`)
      const form = page.getByRole('form', { name: t('mf-job-detail', 'apply.title') })
      await expect(form.getByRole('radio', { name: new RegExp(`^${name}\\.pdf`, 'u') })).toBeChecked()
      await press(form.getByRole('button', { name: t('mf-job-detail', 'apply.submit.member') }))
      await expect(page).toHaveURL(/\/apply\/success$/)

      const desk = await openDesk(browser, job.recruiter)
      await openApplication(desk, job.recruiter, job.id, language === 'ja' ? `${last} ${first}` : `${first} ${last}`)
      await expect(desk.getByText(company).first()).toBeVisible()
      await expect(desk.getByText(summary.split('\n')[0]).first()).toBeVisible()
      const link = desk.getByRole('link', { name: `${name}.pdf` })
      const sent = await desk.request.get(new URL((await link.getAttribute('href')) ?? '', desk.url()).href)
      expect((await sent.body()).subarray(0, 5).toString()).toBe('%PDF-')
      await desk.context().close()
    })
  })
}
