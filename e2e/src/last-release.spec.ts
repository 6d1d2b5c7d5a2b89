import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { REMOTE_CONTRACT_VERSION } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import type { Page } from '@playwright/test'
import { createReleaseManifest } from '../../cli/src/release/create-release-manifest.ts'
import { buildLastRelease, hasLastReleaseSources } from '../../release-compatibility/build-last-release.ts'
import { readLastRelease } from '../../release-compatibility/last-release.ts'
import { expect, retryButton, test, waitForHydration } from './fixtures.ts'
import { countryOf } from './journey-countries.ts'
import { change, newBuild, publishVariant } from './registry.ts'
import { startSecondShell } from './second-shell.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

// What a country with an older shell, or a squad that has not released for a while, gives its visitors. One after the other:
// the second promotes releases, and the shell of the first is another process.
test.describe.configure({ mode: 'default' })

const t = textsOf('en-us')
const country = countryOf('last-release', 'us')
const last = readLastRelease()
const root = `${site.dataDir}-last-release`

test.skip(!hasLastReleaseSources(), 'the history of this clone ends before the last release')
test.beforeAll(async () => {
  test.setTimeout(180_000)
  await buildLastRelease(root)
})

type Running = { remotes: { name: string; build: string; incompatibility?: string }[] }
const running = async (origin: string): Promise<Running['remotes']> =>
  ((await (await fetch(`${origin}/live/remotes?country=${country}`)).json()) as Running).remotes

/** From the list to a job and back, and to the job by its address. */
const walk = async (page: Page, origin: string) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await page.context().addCookies([{ name: 'geoConfiguration', value: `${country}_en-us`, url: origin }])
  const list = `${origin}/en-us/jobs-hiring/job-search`
  // A server that has just begun answers 503 where its first data is late.
  await expect.poll(async () => (await page.request.get(list)).status(), { timeout: 20_000 }).toBe(200)
  await page.goto(list)
  await waitForHydration(page)
  const jobs = page.getByRole('list', { name: t('mf-search', 'results.label') }).getByRole('link')
  const href = (await jobs.first().getAttribute('href')) ?? ''
  await jobs.first().click()
  const apply = page.getByRole('link', { name: t('mf-job-detail', 'apply.button') }).first()
  await expect(apply).toBeVisible()
  await page.goBack()
  await expect(jobs.first()).toBeVisible()
  // By its own address, as the server renders it.
  await page.goto(origin + href)
  await waitForHydration(page)
  await expect(apply).toBeVisible()
  await expect(retryButton(page)).toHaveCount(0)
  // Nothing of it came from the browser alone: the server ran the same remotes.
  const answer = await page.request.get(origin + href)
  expect(/"page":\{"state":"(\w+)"/.exec(await answer.text())?.[1]).toBe('rendered')
}

test('the last released shell runs the remotes of now', async ({ page }) => {
  test.setTimeout(120_000)
  const { build } = JSON.parse(await readFile(join(root, 'shell/dist/shell.json'), 'utf8')) as { build: string }
  expect(build).toBe(last.shell.build)
  const shell = await startSecondShell(site.port + 9, root)
  try {
    const here = await running(shell.origin)
    // A remote that asks for what a later minor brought waits for the next shell, and says so.
    if (REMOTE_CONTRACT_VERSION !== last.shell.contract)
      return expect(here.every(({ incompatibility }) => incompatibility)).toBe(true)
    expect(here).toEqual(await running(site.origin))
    expect(here.filter(({ incompatibility }) => incompatibility)).toEqual([])
    await walk(page, shell.origin)
    // What the page still reports would meet a shell that is gone.
    await page.goto('about:blank')
  } finally {
    await shell.stop()
  }
})

test('the shell of now runs the last released remotes', async ({ page }) => {
  test.setTimeout(120_000)
  const builds: string[] = []
  for (const { name } of last.remotes) {
    // Until something changes, the last release has the build id of this one.
    const dist = join(root, name, 'dist')
    const { release } = await createReleaseManifest(dist)
    // Examples for squads: no page of the site has them, and they weigh to a byte what may be published.
    const slots = release.slots.filter((slot) => !slot.name.startsWith('kit.'))
    const build = await publishVariant(name, { build: newBuild(), release: { slots } }, dist)
    await change(name, [country], { kind: 'promote', build })
    builds.push(`${name} ${build}`)
  }
  const served = async () => (await running(site.origin)).map(({ name, build }) => `${name} ${build}`)
  await expect.poll(served, { timeout: 30_000 }).toEqual(expect.arrayContaining(builds))
  await walk(page, site.origin)
})
