import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, waitForHydration } from './fixtures.ts'
import { textsOf } from './texts.ts'

/** What is done on a page that says it in a language. */
export const inProfile = (page: Page, language = 'en-us') => {
  const t = textsOf(language)
  const name = (key: string) => ({ name: t('mf-profile', key) })
  return {
    heading: (step: string): Locator => page.getByRole('heading', { level: 1, ...name(`complete.step.${step}`) }),
    press: (key: string) => page.getByRole('button', name(key)).click(),
    choose: (key: string, option: Parameters<Locator['selectOption']>[0]) =>
      page.getByRole('combobox', name(key)).selectOption(option),
    write: (key: string, text: string) => page.getByRole('textbox', name(key)).fill(text),
    /** A radio button, by its label; what says more of it belongs to its name too. */
    mark: (key: string) =>
      page
        .getByRole('radio')
        .and(page.getByLabel(new RegExp(t('mf-profile', key).source.replace(/\$$/, ''), 'u')))
        .check({ force: true }),
  }
}

/** Sign-up has led to profile completion, which is put off: on to where it would have led. */
export const postponeProfile = async (page: Page, language = 'en-us'): Promise<void> => {
  await expect(page).toHaveURL(/\/jobseeker-complete-profile/)
  await waitForHydration(page)
  await page.getByRole('link', { name: textsOf(language)('mf-profile', 'complete.later') }).click()
}

/** The field for a job title; its suggestions come with the first press. */
export const jobTitle = async (page: Page, language = 'en-us'): Promise<Locator> => {
  const name = { name: textsOf(language)('mf-profile', 'job.title') }
  await page.getByRole('textbox', name).click()
  return page.getByRole('combobox', name)
}

/** The first two steps with the least that they ask for, up to the third one. */
export const fillRequiredSteps = async (page: Page, language: string): Promise<void> => {
  const { heading, press, choose, write, mark } = inProfile(page, language)
  await expect(heading('about')).toBeVisible()
  await waitForHydration(page)
  await expectAccessible(page)
  await choose('about.location', { index: 1 })
  await choose('about.experience', { index: 1 })
  await choose('about.notice', { index: 1 })
  await mark('status.open.label')
  await press('complete.save')

  await expect(heading('job')).toBeVisible()
  await expect(page).toHaveURL(/step=2/)
  await expectAccessible(page)
  await (await jobTitle(page, language)).fill('Night baker')
  await page.keyboard.press('Escape')
  await mark('arrangement.on_site')
  await choose('job.type', { index: 1 })
  await write('job.payMin', '4000')
  await write('job.payMax', '6000')
  await press('complete.save')
  await expect(heading('work')).toBeVisible()
}

/** From the third step to the end, with nothing to tell. */
export const finishRequiredSteps = async (page: Page, language: string): Promise<void> => {
  const { heading, press } = inProfile(page, language)
  await expectAccessible(page)
  await press('work.none')
  await expect(heading('education')).toBeVisible()
  await expectAccessible(page)
  await press('education.none')
  await expect(heading('resume')).toBeVisible()
  await expectAccessible(page)
  await press('complete.finish')
}
