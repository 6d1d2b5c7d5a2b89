import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { signInToConsole } from './console.ts'
import { waitForHydration } from './fixtures.ts'
import { exactly, type GuideRow, readGuide } from './guide-rows.ts'
import { countryOf } from './journey-countries.ts'
import { change, newBuild, publishVariant, telemetryOf } from './registry.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'
import { registryOrigin } from './workspace-copy.ts'

const t = textsOf('en-us')
/** A text of the console, for a pattern. */
const textOf = (key: string) => t('console', key).source.replaceAll(/^\^|\$$/g, '')
const country = countryOf('product-owner-guide', 'ng')
const place = 'Nigeria'
const soon = { timeout: 30_000 }
/** Names of features as the console has them. */
const [search, profile] = ['Job search', 'Profile and resumes']

/** A page of a visitor, where the feature is that is turned off. */
const visit = async (browser: Browser, from: CountryKey): Promise<Page> => {
  const context = await browser.newContext({ baseURL: site.origin })
  await context.addCookies([{ name: 'geoConfiguration', value: `${from}_en-us`, url: site.origin }])
  const page = await context.newPage()
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
  return page
}
const jobsLink = (page: Page) => page.locator('header').getByRole('link', { name: t('mf-search', 'navigation.jobs') })
const expectOff = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`isn't available in ${place}`, soon)
  await expect(jobsLink(page)).toHaveCount(0)
}

/** Says what a page's beacon says. */
const sendEvents = (page: Page, events: object[]) =>
  page.request.post(`${site.origin}/telemetry`, {
    headers: { origin: site.origin, cookie: `device_uuid=${crypto.randomUUID()}` },
    data: { country, events },
  })
const runningBuild = async (remote: string): Promise<string> => {
  const { remotes } = await (await fetch(`${site.origin}/live/remotes?country=${country}`)).json()
  return (remotes as { name: string; build: string }[]).find(({ name }) => name === remote)?.build ?? ''
}

/** Runs the command line as an administrator; gives its exit code and what it wrote. */
const jobspan = (...words: string[]): Promise<{ code: number; text: string }> => {
  const root = resolve(import.meta.dirname, '../..')
  const token = readFileSync(join(site.dataDir, 'registry/tokens/administrator'), 'utf8').trim()
  const env = { ...process.env, JOBSPAN_REGISTRY: registryOrigin, JOBSPAN_TOKEN: token }
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [join(root, 'cli/bin/jobspan.mjs'), ...words],
      { cwd: root, env },
      (_, out, err) => done({ code: child.exitCode ?? 1, text: out + err }),
    )
  })
}

/** The dialog of a feature in the country, reached from the overview. */
const openFeature = async (page: Page, feature: string) => {
  await page.goto(registryOrigin)
  await page.getByRole('button', { name: new RegExp(`^${feature}, ${place}, `) }).click()
  const dialog = page.getByRole('dialog', { name: `${feature} · ${place}` })
  await expect(dialog).toBeVisible()
  return dialog
}
const buttonIn = (part: Locator, words: string | RegExp = '') =>
  part.getByRole('button').filter({ hasText: typeof words === 'string' ? exactly(words) : words })
const headingIn = (part: Locator, words = '') => part.getByRole('heading', { name: words, exact: true })

/** A moment as the fields of the console hold it. */
const localTime = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleString('sv').slice(0, 16).replace(' ', 'T')

/** What a product owner does by the guide, by what they want; the words of the console come from the guide alone. */
const followed: Record<string, (page: Page, row: GuideRow, browser: Browser) => Promise<void>> = {
  'see what is on': async (page, row) => {
    const [overview = '', lastChange, lastHour] = row.words(3)
    await page.goto(`${registryOrigin}/alerts`)
    await page.getByRole('link', { name: overview, exact: true }).click()
    const version = /, On, the version of \d+ \w+(?: \d{4})?, \d\d:\d\d/
    for (const feature of [search, profile])
      await expect(
        page.getByRole('button', { name: new RegExp(`^${feature}, ${place}${version.source}`) }),
      ).toBeVisible()
    const dialog = await openFeature(page, search)
    for (const heading of [lastChange, lastHour]) await expect(headingIn(dialog, heading)).toBeVisible()
    for (const figure of ['visitors', 'mounts', 'failureRate'])
      await expect(dialog.getByText(t('console', `cell.${figure}`)).first()).toBeVisible()
  },
  'turn a feature off or on': async (page, row, browser) => {
    const [off = '', on, countries, reason = '', see, lose, gain, confirm] = row.words(8)
    const [tab, elsewhere] = [await visit(browser, country), await visit(browser, 'sg')]
    for (const [press, list, affected] of [
      [off, lose, textOf('kind.off')],
      [on, gain, textOf('kind.on')],
    ] as const) {
      const dialog = await openFeature(page, search)
      await buttonIn(dialog, press).click()
      await expect(dialog.locator('summary').filter({ hasText: new RegExp(`^${countries}: ${place}$`) })).toBeVisible()
      await dialog.getByLabel(reason, { exact: true }).fill('The guide is followed')
      await buttonIn(dialog, see).click()
      await expect(dialog.getByText(/visitors? affected in the last hour/)).toBeVisible()
      const part = headingIn(dialog, list).locator('..')
      await expect(part.getByText(t('console', 'part.page.search'))).toBeVisible()
      // Nothing has happened yet.
      await expect(jobsLink(tab)).toHaveCount(press === off ? 1 : 0)
      await buttonIn(dialog, confirm).click()
      await expect(page.getByRole('button', { name: new RegExp(`^${search}, ${place}, ${affected}`) })).toBeVisible()
      if (press === off) await expectOff(tab)
      else await expect(jobsLink(tab)).toHaveCount(1, soon)
      await elsewhere.reload()
      await expect(jobsLink(elsewhere)).toHaveCount(1)
    }
    await Promise.all([tab, elsewhere].map((visitor) => visitor.context().close()))
  },
  'take a change back': async (page, row) => {
    const [inBar, later, lastChange, reason = '', confirm] = row.words(5)
    const isOn = page.getByRole('button', { name: new RegExp(`^${search}, ${place}, ${textOf('kind.on')}`) })
    const isOff = page.getByRole('button', { name: new RegExp(`^${search}, ${place}, ${textOf('kind.off')}`) })
    for (const control of ['bar', 'dialog'] as const) {
      await page.goto(registryOrigin)
      await expect(isOn).toBeVisible()
      const dialog = await openFeature(page, search)
      await buttonIn(dialog, t('console', 'action.turnOff')).click()
      await dialog.getByRole('textbox', { name: t('console', 'field.reason') }).fill('To be taken back')
      await buttonIn(dialog, t('console', 'change.preview')).click()
      await buttonIn(dialog, t('console', 'change.confirm')).click()
      const bar = page.getByRole('status').filter({ hasText: `${search} is off in ${place}.` })
      await expect(bar).toBeVisible()
      if (control === 'bar') await buttonIn(bar, inBar).click()
      else {
        const again = await openFeature(page, search)
        const part = again
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: lastChange ?? '', exact: true }) })
        await buttonIn(part, later).click()
        const asked = page.getByRole('dialog', { name: /^Undo change \d+$/ })
        await asked.getByLabel(reason, { exact: true }).fill('It was for the guide')
        await buttonIn(asked, confirm).click()
        await expect(asked).toHaveCount(0)
        await page.keyboard.press('Escape')
      }
      await expect(isOn).toBeVisible()
      await expect(isOff).toHaveCount(0)
    }
  },
  'look at a change before you make it': async (page, row, browser) => {
    const [see, links] = row.words(2)
    const dialog = await openFeature(page, search)
    await buttonIn(dialog, t('console', 'action.turnOff')).click()
    await dialog.getByRole('textbox', { name: t('console', 'field.reason') }).fill('To look at only')
    await buttonIn(dialog, see).click()
    await expect(headingIn(dialog, links)).toBeVisible()
    const href = (await dialog.getByRole('link', { name: place }).getAttribute('href')) ?? ''
    const look = await (await browser.newContext()).newPage()
    await look.goto(href)
    const language = new URL(look.url()).pathname.split('/')[1] as LanguageKey
    const badge = look.getByRole('complementary', { name: textsOf(language)('shell', 'badge.label') })
    await expect(badge).toContainText(search)
    await look.context().close()
    const other = await visit(browser, country)
    await expect(jobsLink(other)).toHaveCount(1)
    await other.context().close()
  },
  'do it later, or for a time': async (page, row) => {
    const [see, later = '', begins = '', temporary = '', ends = '', submit, scheduled, schedule = '', cancel] =
      row.words(9)
    const dialog = await openFeature(page, search)
    await buttonIn(dialog, t('console', 'action.turnOff')).click()
    await dialog.getByRole('radio', { name: later }).check()
    await dialog.getByLabel(begins, { exact: true }).fill(localTime(1))
    await dialog.getByRole('checkbox', { name: temporary }).check()
    await dialog.getByLabel(ends, { exact: true }).fill(localTime(2))
    await dialog.getByRole('textbox', { name: t('console', 'field.reason') }).fill('For the guide')
    await buttonIn(dialog, see).click()
    await buttonIn(dialog, submit).click()
    const cancelOne = async (list: Locator) => {
      await buttonIn(list, cancel).last().click()
      const asked = page.getByRole('dialog', { name: /^Cancel “/ })
      await asked.getByRole('textbox', { name: t('console', 'field.reason') }).fill('It was for the guide')
      await buttonIn(asked, cancel).click()
      await expect(asked).toHaveCount(0)
    }
    const again = await openFeature(page, search)
    const part = again
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: scheduled ?? '', exact: true }) })
    await expect(buttonIn(part, cancel)).toHaveCount(2)
    await cancelOne(part)
    await expect(buttonIn(part, cancel)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: schedule, exact: true }).click()
    const items = page.getByRole('main').getByRole('listitem').filter({ hasText: place })
    await expect(items).toHaveCount(1)
    await cancelOne(items)
    await expect(items).toHaveCount(0)
  },
  'know why a gradual release was stopped': async (page, row, browser) => {
    const [stopped = '', chart = ''] = row.words(2)
    const remote = 'mf-profile'
    const build = await publishVariant(remote, { build: newBuild() })
    await change(remote, [country], { kind: 'canary', build, percent: 10 })
    await expect(async () => {
      await sendEvents(page, [
        { kind: 'mount', remote, build },
        { kind: 'error', remote, build, name: 'TypeError' },
      ])
      const [mounts = 0] = (await telemetryOf(remote, country))
        .filter((each) => each.build === build)
        .map((each) => each.mounts)
      expect(mounts).toBeGreaterThanOrEqual(5)
    }).toPass({ timeout: 60_000, intervals: [250] })
    const dialog = await openFeature(page, profile)
    await expect(dialog.getByText(stopped, { exact: true })).toBeVisible(soon)
    await expect(dialog.getByText(/^\d+ of \d+ views failed in this country since/)).toBeVisible()
    await expect(dialog.getByText(/^Errors: TypeError \d+$/)).toBeVisible()
    await dialog.getByRole('link', { name: chart, exact: true }).click()
    await expect(page.getByText(stopped, { exact: true })).toBeVisible()
    await expect(page.getByRole('img').or(page.getByText(t('console', 'canary.early')))).toBeVisible()

    // Its team is told the same in a terminal, and asked before the very same build goes out again.
    const { text } = await jobspan('status', remote)
    expect(text).toContain(`${remote} ${country}: ${build} was halted`)
    const refused = await jobspan('promote', remote, build, '--country', country, '--reason', 'once more', '--yes')
    expect(refused).toEqual({ code: 1, text: expect.stringMatching(/was halted before: ng at [\s\S]*--again/) })
    const admin = await (await browser.newContext()).newPage()
    await signInToConsole(admin, 'admin@jobspan.example')
    const changing = await openFeature(admin, profile)
    await buttonIn(changing, t('console', 'action.promote')).click()
    await changing.getByRole('combobox', { name: t('console', 'field.build') }).selectOption(build)
    await changing.getByRole('textbox', { name: t('console', 'field.reason') }).fill('Once more')
    await buttonIn(changing, t('console', 'change.preview')).click()
    await expect(changing.getByRole('checkbox', { name: t('console', 'again.label') })).toBeVisible()
    await admin.context().close()
  },
  'know which errors visitors meet': async (page, row) => {
    const [errors = '', fresh = '', known = '', again = '', ofSite = '', overview = ''] = row.words(6)
    const remote = 'mf-search'
    const subject = { remote, build: await runningBuild(remote) }
    const report = {
      source: 'boundary',
      name: 'RangeError',
      message: 'The guide is followed',
      frames: [],
      breadcrumbs: [],
    }
    await sendEvents(page, [{ kind: 'report', ...subject, ...report }])
    const dialog = await openFeature(page, search)
    await dialog.getByRole('link', { name: errors, exact: true }).click()
    const item = page.getByRole('listitem').filter({ hasText: report.message })
    await expect(async () => {
      await page.reload()
      await expect(item).toBeVisible({ timeout: 2_000 })
    }).toPass(soon)
    const status = [fresh, known, again].map((words) => item.getByText(words, { exact: true }))
    await expect(status.reduce((all, one) => all.or(one))).toBeVisible()
    await page.getByRole('link', { name: overview, exact: true }).click()
    await page.getByRole('link', { name: ofSite, exact: true }).click()
    await expect(page).toHaveURL(/\/remotes\/shell\/errors$/)
  },
  'know who did what, and why': async (page, row) => {
    const [log = '', csv = '', json = '', check] = row.words(4)
    await page.getByRole('link', { name: log, exact: true }).click()
    await page.getByRole('combobox', { name: t('console', 'overview.country') }).selectOption(country)
    await expect(page.getByText('It was for the guide').first()).toBeVisible()
    const take = async (name: string) => {
      const link = page.getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', new RegExp(`country=${country}`))
      return (await page.request.get(new URL((await link.getAttribute('href')) ?? '', registryOrigin).href)).text()
    }
    const [head = '', ...rows] = (await take(csv)).split('\r\n')
    expect(head.split(',')).toEqual(expect.arrayContaining([place, 'Singapore', 'Japan']))
    expect(rows.some((each) => each.includes('It was for the guide'))).toBe(true)
    const [entry = ''] = (await take(json)).split('\n')
    expect(JSON.parse(entry)).toMatchObject({ hash: expect.any(String) })
    await buttonIn(page.getByRole('main'), check).click()
    await expect(page.getByRole('status').filter({ hasText: /Intact: \d+ entries/ })).toBeVisible(soon)
  },
}

// Steps of the guide were read by people alone: a button that was renamed, or did something else, was found by a product owner.
test('the guide for product owners can be followed to the letter', async ({ page, browser }) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(10_000)
  const rows = readGuide()
  expect(rows.map(({ aim }) => aim)).toEqual(Object.keys(followed))
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInToConsole(page, 'owner@jobspan.example')
  try {
    for (const row of rows) await test.step(row.aim, async () => followed[row.aim]?.(page, row, browser))
  } finally {
    await change('mf-search', [country], { kind: 'toggle', enabled: true })
  }
})
