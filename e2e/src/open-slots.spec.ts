import { type CountryKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Browser, Page } from '@playwright/test'
import { expect, test, waitForHydration } from './fixtures.ts'
import { countryOf } from './journey-countries.ts'
import { site } from './site.ts'
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts'

// Three remotes contribute to what a visitor can do with a job: chat, and two of squads that nobody asked.
test.describe.configure({ mode: 'default' })

const soon = { timeout: 30_000 }
// Of their own in each run: what a remote contributes once is its own for good.
const run = Date.now().toString(36)
const [pay, broken] = [`mf-pay-${run}`, `mf-broken-${run}`]
/** It is on in the first and off in the second. */
const here = countryOf('open-slots', 'lk')
const there = countryOf('open-slots', 'ng')
const contribution = (remote: string, name: string) => `[data-contribution="job.actions/${remote}/${name}"]`
const [chatRoom, payRoom, brokenRoom] = [
  contribution('mf-chat', 'chat'),
  contribution(pay, pay),
  contribution(broken, broken),
]
const words = { 'en-us': 'Ask about the pay', ar: 'اسأل عن الراتب' }
const newWords = { 'en-us': 'Is the pay fair?', ar: 'هل الراتب عادل؟' }

const paySlot = `import { Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'

export const Slot = () => <Text>{useTranslations('${pay}')('pay')}</Text>
`
const brokenSlot = `export const Slot = () => {
  throw new Error('injected')
}
`

/** Writes what a remote of the scaffold contributes to the job page. */
const contribute = ({ edit }: WorkspaceCopy, remote: string, order: number, code: string) => {
  // The summary is a slot of the scaffold: its file takes what the page of a job shows.
  edit(`${remote}/src/slots/summary.tsx`, () => code)
  edit(`${remote}/src/remote.ts`, (text) =>
    text
      .replace('defineRemote, page', 'contribute, defineRemote, page')
      .replace(/ {2}slots: \{[^}]*\},\n/, '')
      .replace(
        '  texts:',
        `  contributions: [contribute('job.actions', '${remote}', () => import('./slots/summary.tsx'), { version: '1.0', order: ${order} })],\n  texts:`,
      ),
  )
}

/** Writes the words of a contribution; a release without a text in every language is refused. */
const writeTexts = ({ edit }: WorkspaceCopy, texts: typeof words) => {
  for (const { key } of languages)
    edit(`${pay}/src/locales/${key}.json`, (text) =>
      JSON.stringify({ ...JSON.parse(text), pay: key === 'ar' ? texts.ar : texts['en-us'] }, null, 2),
    )
}

const builtBy = (published: unknown) => (published as { release: { build: string } }[])[0]?.release.build ?? ''

/** Jobs whose page has somebody to write to. */
const findJobs = async (): Promise<string[]> => {
  const found = await (await fetch(`${site.origin}/api/job/jobs/search?country=sg`)).json()
  const slugs: string[] = []
  for (const { slug } of found.data.items as { slug: string }[]) {
    const html = await (await fetch(`${site.origin}/en-us/job/${slug}`)).text()
    if (/data-contribution="job\.actions\/mf-chat\/chat"[^>]*><!--\$--><button/.test(html)) slugs.push(slug)
    if (slugs.length === 2) break
  }
  return slugs
}

let workspace: WorkspaceCopy
let jobs: string[]
const inBoth = ['--country', `${here},${there}`, '--yes', '--reason', 'A journey wants it so']

test.beforeAll(async () => {
  test.setTimeout(240_000)
  workspace = copyWorkspace()
  const { jobspan } = workspace
  for (const remote of [pay, broken]) await jobspan('new', remote, '--path', `/${remote}`, '--title', 'Slots')
  contribute(workspace, pay, 10, paySlot)
  contribute(workspace, broken, 15, brokenSlot)
  writeTexts(workspace, words)
  for (const remote of [pay, broken])
    await jobspan('promote', remote, builtBy(await jobspan('release', remote)), ...inBoth)
  jobs = await findJobs()
})
test.afterAll(async () => {
  for (const remote of [pay, broken]) await workspace.jobspan('off', remote, ...inBoth)
  workspace.remove()
})

const open = async (browser: Browser, country: CountryKey, language: string, javaScriptEnabled = true) => {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled })
  await context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])
  return context.newPage()
}
const pathOf = (language: string, job = 0) => `/${language}/job/${jobs[job]}`

/** Opens the job page as the server renders it, which leaves a contribution that it loads for the first time to browsers. */
const openRendered = (page: Page, language: string, text: string) =>
  expect(async () => {
    await page.goto(pathOf(language))
    await expect(page.locator(payRoom)).toHaveText(text, { timeout: 500 })
  }).toPass(soon)

/** Marks this document, so that a reload would be seen. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes'
  })
const sameDocument = (page: Page) => page.locator('html[data-same-document]')

/** Follows an own address without a new document, as a link does. */
const go = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.querySelector('main')?.appendChild(document.createElement('a'))
    link?.setAttribute('href', href)
    link?.click()
    link?.remove()
  }, path)

const expectWhole = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator(`${chatRoom} button`)).toBeVisible()
}

for (const language of ['en-us', 'ar'] as const) {
  test(`in ${language}, three remotes stand in one slot: without a script what the server could render, in their order`, async ({
    browser,
  }) => {
    const page = await open(browser, here, language, false)
    // The shell takes up one release after the other: the first page may come between the two.
    await expect(async () => {
      await openRendered(page, language, words[language])
      const order = await page
        .locator('[data-contribution^="job.actions/"]')
        .evaluateAll((rooms) => rooms.map((room) => room.getAttribute('data-contribution')?.split('/')[1]))
      expect(order).toEqual([pay, broken, 'mf-chat'])
    }).toPass(soon)
    await expectWhole(page)
    await page.context().close()
  })

  test(`in ${language}, one that throws has a fallback in its place, and the others are taken over as they stand`, async ({
    browser,
  }) => {
    const page = await open(browser, here, language)
    const problems: string[] = []
    page.on('console', (message) => {
      if (/Minified React error #(4\d\d|520)\b/.test(message.text())) problems.push(message.text())
    })
    const asked: string[] = []
    page.on('request', (request) => {
      const [, remote = '', file = ''] = /\/remotes\/(?:_r\d\/)?([^/]+)\/[^/]+\/(.+)$/.exec(request.url()) ?? []
      if ([pay, broken].includes(remote) && request.resourceType() === 'script') asked.push(file)
    })
    await page.goto(pathOf(language))
    await waitForHydration(page)
    await expect(page.locator(brokenRoom).getByRole('button')).toBeVisible(soon)
    await expectWhole(page)
    await expect(page.locator(payRoom)).toHaveText(words[language])
    await page.locator(`${chatRoom} button`).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(problems).toEqual([])
    expect(asked.toSorted()).toEqual([broken, pay].map((remote) => `slot-job.actions-${remote}-${language}.js`))
    await page.context().close()
  })
}

test('a contribution goes from open tabs of the country where its remote is switched off, and a minor comes with the next page', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { jobspan } = workspace
  const [tab, arabic, other] = await Promise.all([
    open(browser, here, 'en-us'),
    open(browser, here, 'ar'),
    open(browser, there, 'en-us'),
  ])
  for (const [page, language] of [
    [tab, 'en-us'],
    [arabic, 'ar'],
    [other, 'en-us'],
  ] as const) {
    await page.goto(pathOf(language))
    await waitForHydration(page)
    await mark(page)
    await expect(page.locator(payRoom)).toHaveText(words[language])
  }
  await jobspan('off', pay, '--country', there, '--yes', '--reason', 'not here')
  await expect(other.locator(payRoom)).toHaveCount(0, soon)
  await expectWhole(other)
  await expect(sameDocument(other)).toBeAttached()
  for (const page of [tab, arabic]) await expect(page.locator(payRoom)).toBeVisible()
  const without = await open(browser, there, 'ar', false)
  await without.goto(pathOf('ar'))
  await expectWhole(without)
  await expect(without.locator(payRoom)).toHaveCount(0)

  writeTexts(workspace, newWords)
  const build = builtBy(await jobspan('release', pay))
  await jobspan('promote', pay, build, '--country', here, '--yes', '--reason', 'better words')
  const isListed = async () =>
    (await (await fetch(`${site.origin}/live/remotes?country=${here}`)).text()).includes(build)
  await expect.poll(isListed, soon).toBe(true)
  for (const [page, language] of [
    [tab, 'en-us'],
    [arabic, 'ar'],
  ] as const) {
    // What is shown keeps its own code until it goes.
    await expect(page.locator(payRoom)).toHaveText(words[language])
    await expect(async () => {
      await go(page, pathOf(language, 1))
      await expect(page).toHaveURL(new RegExp(encodeURI(jobs[1] ?? 'none')))
      await go(page, pathOf(language, 0))
      await expect(page).toHaveURL(new RegExp(encodeURI(jobs[0] ?? 'none')))
      await expect(page.locator(`main > :not([data-cached-page]) ${payRoom}`)).toHaveText(newWords[language], {
        timeout: 2000,
      })
    }).toPass(soon)
    await expect(sameDocument(page)).toBeAttached()
  }
  const fresh = await open(browser, here, 'ar', false)
  await openRendered(fresh, 'ar', newWords.ar)
  await Promise.all([tab, arabic, other, without, fresh].map((page) => page.context().close()))
})
