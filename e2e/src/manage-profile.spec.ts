import type { Locator, Page } from '@playwright/test'
import { newEmail } from './application-helpers.ts'
import { openDesk } from './employer-desk.ts'
import {
  expect,
  expectAccessible,
  isLookedAt,
  type MainScreen,
  overflowOf,
  test,
  waitForHydration,
} from './fixtures.ts'
import { registerByApi } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { tabTo } from './tab-to.ts'
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
const expectAccessibleByDayAndNight = async (page: Page, screen?: MainScreen) => {
  if (!isLookedAt(screen)) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(async () => {
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      await drawn()
      await drawn()
    })
    await expectAccessible(page, screen)
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
  test(`a member fills the profile by keyboard, and a recruiter reads it (${language})`, {
    tag: language === 'en-us' ? '@main' : [],
  }, async ({ page, context, browser }) => {
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
    await expectAccessibleByDayAndNight(page, 'main screen')

    await test.step('a summary', async () => {
      await pressButton('manage.summary.add')
      await expect(page.getByRole('textbox', named('manage.summary.title'))).toBeFocused()
      await page.keyboard.insertText(summary)
      await pressButton('save')
      await expect(part('manage.summary.title').getByText(summary)).toBeVisible()
    })

    await test.step('a job', async () => {
      await pressButton('record.work_experiences.add')
      await expect(page.getByRole('textbox', named('record.work_experiences.fields.job_title'))).toBeFocused()
      await page.keyboard.insertText(title)
      await write(page.getByRole('textbox', named('record.work_experiences.fields.company_name')), company)
      await press(page.getByRole('checkbox', named('work.current')), 'Space')
      const start = page.getByRole('group', named('records.start')).getByRole('combobox')
      await choose(start.first(), 2)
      await choose(start.last(), 2)
      await expectAccessibleByDayAndNight(page)
      await pressButton('save')
      await expect(part('complete.step.work').getByText(company)).toBeVisible()
    })

    await test.step('a skill, which is not one of the list', async () => {
      await pressButton('record.skills.add')
      const field = page.getByLabel(named('record.skills.fields.name').name).and(page.locator('input'))
      await expect(field).toBeFocused()
      await page.keyboard.insertText(skill)
      await page.keyboard.press('Escape')
      await pressButton('save')
      await expect(part('record.skills.title').getByText(skill)).toBeVisible()
    })

    await test.step('all of it is there after a reload', async () => {
      await page.reload()
      await waitForHydration(page)
      await expect(part('manage.summary.title').getByText(summary)).toBeVisible()
      await expect(part('complete.step.work').getByText(title)).toBeVisible()
      await expect(part('record.skills.title').getByText(skill)).toBeVisible()
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

/** Three jobs, in the order in which the profile shows them. */
const addJobs = async (page: Page, titles: readonly string[]) => {
  for (const title of [...titles].reverse()) {
    const answer = await page.request.post(`${site.origin}/api/jobseeker/work-experiences/create`, {
      headers: { 'X-Requested-With': 'jobspan', 'Idempotency-Key': crypto.randomUUID(), Origin: site.origin },
      data: { job_title: title, company_name: 'Harbour Foods', start: '2019-04', end: '2022-03', description: null },
    })
    expect(answer.status()).toBe(200)
  }
}

const middleOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

type Point = { x: number; y: number }

/** By the mouse, in steps as a hand moves it. */
const dragByMouse = async (page: Page, from: Point, to: Point) => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await page.mouse.up()
}

/** By a finger: what the browser itself makes of touches, with its gestures. */
const dragByTouch = async (page: Page, from: Point, to: Point) => {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) })
  await touch('touchStart', [from])
  for (let step = 1; step <= 12; step += 1)
    await touch('touchMove', [{ x: from.x, y: from.y + ((to.y - from.y) * step) / 12 }])
  await touch('touchEnd', [])
  await devtools.detach()
}

/** The language runs from left to right, and from right to left; Japanese beside them for its font. */
const drags = [
  { language: 'en-us', country: 'sg', width: 1280, hasTouch: false, titles: ['Bookkeeper', 'Clerk', 'Cashier'] },
  { language: 'ar', country: 'ae', width: 360, hasTouch: true, titles: ['محاسبة', 'كاتبة', 'أمينة صندوق'] },
  { language: 'ja', country: 'jp', width: 360, hasTouch: true, titles: ['経理', '事務', '出納'] },
  { language: 'ar', country: 'ae', width: 1280, hasTouch: false, titles: ['محاسبة', 'كاتبة', 'أمينة صندوق'] },
] as const

for (const { language, country, width, hasTouch, titles } of drags) {
  test.describe(`jobs are dragged ${hasTouch ? 'by a finger' : 'by the mouse'} (${language})`, () => {
    test.use({ hasTouch, isMobile: hasTouch, viewport: { width, height: 740 } })
    test('into another order, which stays', async ({ page, context }) => {
      const [first, second, third] = titles
      await context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])
      await registerByApi(page, newEmail())
      await addJobs(page, titles)
      await page.goto(`/${language}/manage-profile/profile`)
      await waitForHydration(page)
      const t = textsOf(language)
      const work = page.getByRole('region', { name: t('mf-profile', 'complete.step.work') })
      await work.getByRole('button', { name: t('mf-profile', 'manage.reorder') }).click()
      const rows = work.getByRole('listitem')
      const inOrder = (...expected: string[]) => expect(rows).toContainText(expected)
      await inOrder(first, second, third)
      const drag = async (from: number, to: number) => {
        await rows.nth(0).evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
        const scrolled = await page.evaluate(() => scrollY)
        const start = await middleOf(rows.nth(from).getByRole('button').first())
        const end = await rows.nth(to).boundingBox()
        const target = { x: start.x, y: from < to ? (end?.y ?? 0) + (end?.height ?? 0) - 4 : (end?.y ?? 0) + 4 }
        const isSaved = page.waitForResponse(
          (answer) => answer.url().endsWith('/work-experiences/order') && answer.ok(),
        )
        await (hasTouch ? dragByTouch : dragByMouse)(page, start, target)
        await isSaved
        // A finger on a handle drags the row and not the page.
        expect(await page.evaluate(() => scrollY)).toBe(scrolled)
      }
      await drag(0, 2)
      await inOrder(second, third, first)
      await drag(2, 1)
      await inOrder(second, first, third)
      await page.reload()
      await waitForHydration(page)
      await expect(work.locator('li[data-opens]')).toContainText([second, first, third])
    })
  })
}
