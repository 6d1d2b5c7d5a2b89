import {
  fallback,
  firstJob,
  frameSelector,
  openBrowserPage,
  searchPath,
  shownPage,
  waitForHydration,
  waitForVisible,
} from '../federation-faults/visit.ts'
import { buildRelease } from '../federation-releases/build-release.ts'
import { registryOf } from '../federation-releases/registry.ts'
import { waitUntilGiven } from '../federation-releases/remotes-of.ts'
import { logProgress } from '../progress.ts'
import { findPages } from '../site.ts'
import { median } from '../statistics.ts'
import type { Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'
import type { TestBed } from './test-bed.ts'

const remote = 'mf-job-detail'
const country = 'sg'
const limit = 12_000
/** The shell waits 2 s for a page's code: whoever comes first must be seen to wait, or nothing hung. */
const minWaitMs = 2000

type Visit = { frame: number; page: number; boot: string }

const reportMs = (moments: readonly number[]) => moments.map((moment) => `${(moment / 1000).toFixed(2)} s`).join(', ')

/** A new visitor opens a page by its address: milliseconds until frame and page answer to hands. */
const open = async (stage: TestBed, path: string): Promise<Visit> => {
  const { page, origin, close } = await openBrowserPage(stage.browser, stage.site.port)
  try {
    const begun = performance.now()
    await page.goto(origin + path, { waitUntil: 'commit' })
    const after = async (selector: string) => {
      if ((await waitForHydration(page, selector, limit)) === null) throw new Error(`no ${selector} at ${path}`)
      return performance.now() - begun
    }
    const [frame, shown] = await Promise.all([after(frameSelector), after('main h1')])
    return { frame, page: shown, boot: (await page.locator('#boot').textContent()) ?? '' }
  } finally {
    await close()
  }
}

/** A new visitor meets a release that hangs: milliseconds until the frame answers to hands, and until a fallback or the release before stands. */
const meetHung = async (stage: TestBed, path: string, opens: 'by its address' | 'from the list') => {
  const { page, origin, close } = await openBrowserPage(stage.browser, stage.site.port)
  try {
    let begun = performance.now()
    await page.goto(origin + (opens === 'from the list' ? searchPath : path), { waitUntil: 'commit' })
    await waitForHydration(page, frameSelector, limit)
    const frame = performance.now() - begun
    if (opens === 'from the list') {
      await waitForHydration(page, 'main h1', limit)
      begun = performance.now()
      await firstJob(page).tap()
    }
    // The release before may stand in, where there is one.
    const previous = page
      .locator(shownPage)
      .getByText(/ · v1$/)
      .first()
    const stood = await waitForVisible(fallback(page).or(previous).first(), limit, begun)
    const isPrevious = stood !== null && (await previous.isVisible())
    return { frame, isPrevious, fallback: stood ?? Number.POSITIVE_INFINITY }
  } finally {
    await close()
  }
}

/** A canary that hangs, each time another one: who comes on a healthy site, who meets the canary first, and who comes second. */
const meetCanaries = async (stage: TestBed, job: string, current: string, rounds: number) => {
  const registry = registryOf(stage.site)
  const found: { healthy: Visit; first: Visit; second: Visit }[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const { dist, build } = await buildRelease({ remote, mark: `hangs-${round}`, fault: 'hangs' })
    await registry.publish(dist)
    const healthy = await open(stage, job)
    await registry.change(remote, [country], { kind: 'canary', build, percent: 99.9 })
    await waitUntilGiven(stage.site, country, remote, build)
    const [first, second] = [await open(stage, job), await open(stage, job)]
    await registry.change(remote, [country], { kind: 'end_canary' })
    await stage.untilServed(country, remote, current)
    logProgress(
      `healthy ${reportMs([healthy.page])}, first ${reportMs([first.page])}, second ${reportMs([second.page])}`,
    )
    // One visitor in a thousand is none of the canary's.
    if (![first, second].every(({ boot }) => boot.includes(`"fallbackFor":"${build}"`))) continue
    if (first.page < minWaitMs) throw new Error('the canary did not hang')
    found.push({ healthy, first, second })
  }
  return found
}

/** The current release hangs: who meets it first, and who comes after. */
const meetCurrent = async (stage: TestBed, job: string, visitors: number) => {
  const registry = registryOf(stage.site)
  const { dist, build } = await buildRelease({ remote, mark: 'hangs', fault: 'hangs' })
  await registry.publish(dist)
  await registry.change(remote, [country], { kind: 'promote', build })
  await stage.untilServed(country, remote, build)
  const first = await meetHung(stage, job, 'by its address')
  const later: (typeof first)[] = []
  while (later.length < visitors) later.push(await meetHung(stage, job, 'by its address'))
  const tapped = await meetHung(stage, job, 'from the list')
  if (first.frame < minWaitMs) throw new Error('the release did not hang')
  return { first, later, tapped }
}

/** Line 14: a module that never answers. */
export const measureHungModule: Scenario = async (stage, { quick }) => {
  const registry = registryOf(stage.site)
  const rounds = quick ? 1 : 5
  logProgress('building releases that hang')
  const current = await buildRelease({ remote, mark: 'v1' })
  await registry.publish(current.dist)
  const job = (await findPages(stage.site.port)).jobs[0]?.path ?? ''
  const putBack = await registry.saveRollout(remote, [country])
  try {
    await registry.change(remote, [country], { kind: 'promote', build: current.build })
    await stage.untilServed(country, remote, current.build)
    // Code that a page is made of is read when somebody asks for it first.
    await open(stage, job)
    const canaries = await meetCanaries(stage, job, current.build, rounds)
    const hung = await meetCurrent(stage, job, rounds)
    const later = hung.later.map(({ frame }) => frame)
    const healthy = canaries.map((round) => round.healthy.frame)
    const fallbacks = [hung.first, ...hung.later, hung.tapped].map((visit) => visit.fallback)
    logProgress(`frame ${reportMs([hung.first.frame, ...later])}; fallback ${reportMs(fallbacks)}`)
    const medianOf = (which: 'healthy' | 'first' | 'second') => median(canaries.map((round) => round[which].page))
    return {
      title: 'A module that hangs',
      how: `The module of the job page never arrives, on the server as in the browser. New visitors with empty caches open a job by its address, one after the other. A canary that hangs: ${rounds} times, each with another release, a visitor before it, the first and the second who meet it; the difference of the second to the one before, median. A current release that hangs: the frame’s answer to the first ${rounds} who come after the first one, beside that of the visitors before. A tenth of a second is the limit below which people notice no wait; the first one waits 2 s. Time runs from the navigation until React holds the job’s heading, or the header; for the fallback, also of a visitor who taps a job in the list, until it is visible, or the release before in its place.`,
      measurements: [
        {
          ...scenarioTargets.hungCanary,
          value: median(canaries.map(({ healthy: before, second }) => second.page - before.page)) / 1000,
          note: `healthy ${reportMs([medianOf('healthy')])}, first ${reportMs([medianOf('first')])}, second ${reportMs([medianOf('second')])}`,
        },
        {
          ...scenarioTargets.hungRelease,
          value: (median(later) - median(healthy)) / 1000,
          note: `healthy ${reportMs([median(healthy)])}, first ${reportMs([hung.first.frame])}, later ${reportMs([median(later)])}`,
        },
        {
          ...scenarioTargets.hungFallback,
          value: Math.max(...fallbacks) / 1000,
          note: `${[hung.first, ...hung.later, hung.tapped].filter(({ isPrevious }) => isPrevious).length} of ${fallbacks.length} saw the release before; first ${reportMs([hung.first.fallback])}, later ${reportMs([Math.max(...hung.later.map((visit) => visit.fallback))])}, by a tap ${reportMs([hung.tapped.fallback])}`,
        },
      ],
    }
  } finally {
    await putBack()
  }
}
