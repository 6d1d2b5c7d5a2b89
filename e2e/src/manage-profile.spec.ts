import type { Locator, Page } from '@playwright/test'
import { newEmail } from './application-helpers.ts'
import { openDesk } from './employer-desk.ts'
import { expect, expectAccessible, overflowOf, test, waitForHydration } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { registerByApi } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** On a wide screen and on phones. The desk finds each by a title that no other journey has. */
const journeys = [
  {
    language: 'en-us',
    country: 'sg',
    width: 1280,
    title: 'Tallykeeper',
    company: 'Harbour Foods',
    skill: 'Month-end close',
    summary: 'Ten years of books, and not one missing page.',
  },
  {
    language: 'ar',
    country: 'ae',
    width: 360,
    title: 'مدققة دفاتر',
    company: 'شركة المرفأ',
    skill: 'الإقفال الشهري',
    summary: 'عشر سنوات من الدفاتر دون صفحة مفقودة.',
  },
  {
    language: 'ja',
    country: 'jp',
    width: 360,
    title: '帳簿番',
    company: 'みなと食品',
    skill: '月次決算',
    summary: '帳簿一筋に十年。一頁も欠かしたことがありません。',
  },
] as const

/**
 * Nothing fades from one to the other. What the browser does not draw, such as a footer far below, takes another colour when it is next seen:
 * it is, before it is looked at.
 */
const expectAccessibleByDayAndNight = async (page: Page) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(async () => {
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      await drawn()
      await drawn()
    })
    await expectAccessible(page)
  }
}

/** The recruiter of some job, who does not know the member. */
const findRecruiter = async (page: Page, country: string): Promise<{ id: number; name: string }> => {
  const read = async (path: string) => (await (await page.request.get(site.origin + path)).json()).data
  const { items } = await read(`/api/job/jobs/search?country=${country}`)
  for (const { id } of items) {
    const to = await read(`/api/jobApplication/jobs/${id}/chat`)
    if (to) return to.recruiter
  }
  throw new Error(`No job of ${country} names a recruiter`)
}

/** What is done on the page by keys alone. */
const byKeyboard = (page: Page, language: string) => {
  const t = textsOf(language)
  const named = (key: string) => ({ name: t('mf-profile', key) })
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  return {
    named,
    press,
    pressButton: (key: string) => press(page.getByRole('button', named(key)).first()),
    write: async (target: Locator, text: string) => {
      await tabTo(page, target)
      await page.keyboard.insertText(text)
    },
    /** The next entries of a list, as often as the arrow is pressed. */
    choose: async (target: Locator, presses: number) => {
      await tabTo(page, target)
      for (let at = 0; at < presses; at += 1) await page.keyboard.press('ArrowDown')
    },
  }
}

for (const { language, country, width, title, company, skill, summary } of journeys) {
  test(`a member fills the profile by keyboard, and a recruiter reads it (${language})`, async ({
    page,
    context,
    browser,
  }) => {
    test.setTimeout(150_000)
    await page.setViewportSize({ width, height: 800 })
    await context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])
    await registerByApi(page, newEmail())
    const { named, press, pressButton, write, choose } = byKeyboard(page, language)
    const part = (key: string) => page.getByRole('region', named(key))
    await page.goto(`/${language}/manage-profile`)
    await expect(page).toHaveURL(/\/manage-profile\/profile$/)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1, ...named('manage.title') })).toBeVisible()
    await expectAccessibleByDayAndNight(page)

    await test.step('a summary', async () => {
      await pressButton('manage.summary.add')
      await expect(page.getByRole('textbox', named('manage.summary.title'))).toBeFocused()
      await page.keyboard.insertText(summary)
      await pressButton('save')
      await expect(part('manage.summary.title').getByText(summary)).toBeVisible()
    })

    await test.step('a job', async () => {
      await pressButton('work.add')
      await expect(page.getByRole('textbox', named('work.title'))).toBeFocused()
      await page.keyboard.insertText(title)
      await write(page.getByRole('textbox', named('work.company')), company)
      await press(page.getByRole('checkbox', named('work.current')), 'Space')
      const start = page.getByRole('group', named('records.start')).getByRole('combobox')
      await choose(start.first(), 2)
      await choose(start.last(), 2)
      await expectAccessibleByDayAndNight(page)
      await pressButton('save')
      await expect(part('complete.step.work').getByText(company)).toBeVisible()
    })

    await test.step('a skill, which is not one of the list', async () => {
      await pressButton('manage.skills.add')
      const field = page.getByLabel(named('manage.skills.name').name).and(page.locator('input'))
      await expect(field).toBeFocused()
      await page.keyboard.insertText(skill)
      await page.keyboard.press('Escape')
      await pressButton('save')
      await expect(part('manage.skills.title').getByText(skill)).toBeVisible()
    })

    await test.step('all of it is there after a reload', async () => {
      await page.reload()
      await waitForHydration(page)
      await expect(part('manage.summary.title').getByText(summary)).toBeVisible()
      await expect(part('complete.step.work').getByText(title)).toBeVisible()
      await expect(part('manage.skills.title').getByText(skill)).toBeVisible()
      await expectAccessibleByDayAndNight(page)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    })

    await test.step('the member sees what a recruiter sees', async () => {
      await pressButton('manage.recruiter.open')
      const dialog = page.getByRole('dialog', named('manage.recruiter.title'))
      await expect(dialog.getByText(title).first()).toBeVisible()
      await expect(dialog.getByText(summary)).toBeVisible()
      await expect(dialog.getByRole('heading', { name: 'M. T.' })).toBeVisible()
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    await test.step('so does the recruiter, at the desk', async () => {
      const recruiter = await findRecruiter(page, country)
      const desk = await openDesk(browser, recruiter)
      await desk.goto(`/dev/employer/desk/${recruiter.id}/seekers?query=${encodeURIComponent(title)}`)
      await desk.getByRole('link', { name: 'M. T.' }).first().click()
      await expect(desk.getByRole('heading', { level: 1, name: 'M. T.' })).toBeVisible()
      await expect(desk.getByText(company)).toBeVisible()
      await desk.context().close()
    })
  })
}
