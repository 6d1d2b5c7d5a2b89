import type { Page } from '@playwright/test'
import {
  classifyPage,
  firstJob,
  openBrowserPage,
  searchPath,
  shownPage,
  type Visit,
  waitForHydration,
} from '../federation-faults/visit.ts'
import { buildRelease } from '../federation-releases/build-release.ts'
import { registryOf } from '../federation-releases/registry.ts'
import { logProgress } from '../progress.ts'
import type { Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'

const remote = 'mf-job-detail'
const limit = 60_000

const markOf = async (page: Page): Promise<string | undefined> => {
  const link = page
    .locator(shownPage)
    .getByText(/ · v\d$/)
    .first()
  await link.waitFor({ timeout: 10_000 })
  return /v\d$/.exec((await link.textContent()) ?? '')?.[0]
}

const marksRun = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as { benchRan?: string[] }).benchRan ?? [])

const openList = async (visit: Visit) => {
  await visit.page.goto(visit.origin + searchPath, { waitUntil: 'load' })
  await waitForHydration(visit.page, 'main h1', 15_000)
}

const openJob = async (page: Page) => {
  const tapped = await firstJob(page)
    .tap({ timeout: 15_000 })
    .then(
      () => true,
      () => false,
    )
  if (!tapped) throw new Error(`no job to tap at ${new URL(page.url()).pathname}: ${await classifyPage(page)}`)
  return markOf(page)
}

/** Mounts the job page again and again until it shows a release; milliseconds since `begun`, and how many mounts it took. */
const untilMountShows = async (page: Page, mark: string, begun: number) => {
  for (let mounts = 1; performance.now() - begun < limit; mounts += 1) {
    await page.goBack({ waitUntil: 'commit' })
    await firstJob(page).waitFor()
    if ((await openJob(page)) === mark) return { after: performance.now() - begun, mounts }
    await page.waitForTimeout(300)
  }
  return { after: Number.POSITIVE_INFINITY, mounts: 0 }
}

/** Scripts of `old` that ran after the first of `fresh` did. */
const mixed = (marks: readonly string[], old: string, fresh: string) => {
  const first = marks.indexOf(fresh)
  return first < 0 ? 0 : marks.slice(first).filter((mark) => mark === old).length
}

const formOf = (page: Page) =>
  page
    .locator('form')
    .filter({ has: page.locator('input[type="email"]') })
    .first()

/** Line 5: a release promoted and rolled back under open tabs, one of which holds a form in progress. */
export const measurePromote: Scenario = async (stage) => {
  const registry = registryOf(stage.site)
  logProgress('building two releases')
  const v1 = await buildRelease({ remote, mark: 'v1' })
  const v2 = await buildRelease({ remote, mark: 'v2' })
  for (const { dist } of [v1, v2]) await registry.publish(dist)
  const putBack = await registry.saveRollout(remote, ['sg'])
  await registry.change(remote, ['sg'], { kind: 'promote', build: v1.build })
  await stage.untilServed('sg', remote, v1.build)
  const pipe = await stage.pipeTo('ours')
  const reader = await openBrowserPage(stage.browser, pipe.port)
  const writer = await openBrowserPage(stage.browser, pipe.port)
  try {
    await openList(reader)
    if ((await openJob(reader.page)) !== 'v1') throw new Error('the first mount does not show v1')
    await openList(writer)
    await openJob(writer.page)
    await writer.page.goto(`${writer.page.url().split('?')[0]}?apply=1`, { waitUntil: 'load' })
    const email = formOf(writer.page).locator('input[type="email"]').first()
    await email.fill('ada@jobspan.example')
    const isStored = async () => (await email.inputValue({ timeout: 1000 }).catch(() => '')) === 'ada@jobspan.example'

    let begun = performance.now()
    await registry.change(remote, ['sg'], { kind: 'promote', build: v2.build })
    const promoted = await untilMountShows(reader.page, 'v2', begun)
    const afterPromotion = mixed(await marksRun(reader.page), 'v1', 'v2')
    logProgress(`v2 after ${(promoted.after / 1000).toFixed(1)} s, ${promoted.mounts} mounts`)
    let lost = (await isStored()) ? 0 : 1

    begun = performance.now()
    await registry.change(remote, ['sg'], { kind: 'roll_back' })
    const back = await untilMountShows(reader.page, 'v1', begun)
    logProgress(`v1 again after ${(back.after / 1000).toFixed(1)} s, ${back.mounts} mounts`)
    await writer.page.waitForTimeout(2000)
    lost += (await isStored()) ? 0 : 1
    const writerMarks = await marksRun(writer.page)
    const inForm = writerMarks.filter((mark) => mark !== writerMarks[0]).length
    return {
      title: 'Promoted and rolled back under open tabs',
      how: 'Two tabs in Singapore. One opens a job, goes back and opens it again, over and over, until the page shows the other release (a text of it says which); the other has typed into the application form and is left alone. Time runs from the registry’s answer to the change. Every script of a release notes that it ran; scripts of the old one that run after the first of the new one count as mixed.',
      measurements: [
        { ...scenarioTargets.promoted, value: promoted.after / 1000, note: `mount ${promoted.mounts}` },
        { ...scenarioTargets.rolledBack, value: back.after / 1000, note: `mount ${back.mounts}` },
        { ...scenarioTargets.mixedChunks, value: afterPromotion + inForm },
        { ...scenarioTargets.formsLost, value: lost },
      ],
    }
  } finally {
    await reader.close()
    await writer.close()
    await pipe.stop()
    await putBack()
  }
}
