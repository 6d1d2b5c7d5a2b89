import { createHash } from 'node:crypto'
import { type Page, type Response, test } from '@playwright/test'
import { expect, retryButton, waitForHydration } from './fixtures.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')
const remote = 'mf-job-detail'
const searchPath = '/en-us/jobs-hiring/job-search'

type Listed = { name: string; integrity: string; contract: string }

/** Opens the list as a server would send it that has been made to run a release which it should refuse. */
const openForced = async (page: Page, change: (release: Listed) => void) => {
  await page.route(`**${searchPath}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<script[^>]* id="boot"[^>]*>)([^<]*)/, (_whole, tag, state) => {
      const boot = JSON.parse(state) as { remotes: Listed[] }
      for (const release of boot.remotes) if (release.name === remote) change(release)
      return tag + JSON.stringify(boot).replaceAll('<', '\\u003c')
    })
    await route.fulfill({ response, body })
  })
  // The real server would give a release that fits in its place.
  await page.route('**/live**', (route) => route.abort())
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto(searchPath)
  await waitForHydration(page)
}

const openJob = (page: Page) =>
  page
    .getByRole('list', { name: t('mf-search', 'results.label') })
    .getByRole('link')
    .first()
    .click()

/** Bodies of the scripts that came from the release, until one asks for them: it is tried again for as long as the page stands. */
const watchScripts = (page: Page) => {
  const scripts: Promise<string>[] = []
  const watch = (answer: Response) => {
    if (answer.url().includes(`/${remote}/`)) scripts.push(answer.text())
  }
  page.on('response', watch)
  return () => {
    page.off('response', watch)
    return Promise.all(scripts)
  }
}

const fallsBack = async (page: Page) => {
  await expect(retryButton(page).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
}

test('a release of another contract that was forced in falls back, and nothing of it is asked for', async ({
  page,
}) => {
  const scripts = watchScripts(page)
  await openForced(page, (release) => {
    release.contract = '9.0.0'
  })
  await openJob(page)
  await fallsBack(page)
  expect(await scripts()).toEqual([])
})

test('a release for another React that was forced in falls back, and brings no second React', async ({ page }) => {
  const entryAddress = new RegExp(`/remotes/(?:_r\\d+/)?${remote}/[^/]+/remoteEntry\\.js$`)
  const list = (await (await page.request.get('/live/remotes?country=sg')).json()) as {
    remotes: (Listed & { base: string })[]
  }
  const base = list.remotes.find(({ name }) => name === remote)?.base
  const original = await (await page.request.get(`${base}remoteEntry.js`)).text()
  // As built against React 18: what it asks of the shell is the range of its own package.
  const entry = original.replaceAll(
    /(shareKey:"react(?:-dom)?(?:\/[a-z-]+)?",[^}]*?requiredVersion:)"[^"]+"/g,
    '$1"^18.2.0"',
  )
  expect(entry).not.toBe(original)
  await page.route(entryAddress, (route) =>
    route.fulfill({
      body: entry,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  const scripts = watchScripts(page)
  await openForced(page, (release) => {
    release.integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`
  })
  await openJob(page)
  await fallsBack(page)
  const ran = await scripts()
  expect(ran).toContain(entry)
  expect(ran.filter((text) => text.includes('__CLIENT_INTERNALS_DO_NOT_USE'))).toEqual([])
})
