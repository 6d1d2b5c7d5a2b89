import type { FaultProxy } from '../fault-proxy.ts'
import {
  firstJob,
  openBrowserPage,
  searchPath,
  shownPage,
  waitForHydration,
  waitForVisible,
} from '../federation-faults/visit.ts'
import { buildRelease } from '../federation-releases/build-release.ts'
import { type Registry, registryOf } from '../federation-releases/registry.ts'
import { waitUntilGiven } from '../federation-releases/remotes-of.ts'
import { logProgress } from '../progress.ts'
import { findPages } from '../site.ts'
import type { Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'
import type { TestBed } from './test-bed.ts'

const remote = 'mf-job-detail'
const country = 'sg'
/** Nearly everybody; a canary is for a share of the visitors. */
const percent = 99.9

type Failure = {
  name: string
  /** Of the release: one that was halted is not taken again. */
  mark: string
  /** Built into its page; else its files are cut off on the wire. */
  fault?: 'throws'
  opens: 'from the list' | 'by its address'
}

const failures: readonly Failure[] = [
  { name: 'throws, opened from the list', mark: 'throws-in-list', fault: 'throws', opens: 'from the list' },
  { name: 'throws, opened by its address', mark: 'throws-by-address', fault: 'throws', opens: 'by its address' },
  { name: 'its files are cut off', mark: 'cut-off', opens: 'from the list' },
]

const limits = { shown: 8000, halted: 6000, visitors: 10, stay: 6000 }

/**
 * A visitor of the canary opens a job and touches nothing more. Gives milliseconds until the current release is there in the same document,
 * null where it did not come; undefined where the visitor is none of the canary's.
 */
const visit = async (stage: TestBed, pipe: FaultProxy, { opens }: Failure, job: string, canary: string) => {
  const { page, origin, close } = await openBrowserPage(stage.browser, pipe.port)
  const isOfCanary = async () => ((await page.locator('#boot').textContent()) ?? '').includes(canary)
  try {
    let begun = performance.now()
    await page.goto(origin + (opens === 'from the list' ? searchPath : job), { waitUntil: 'commit' })
    await waitForHydration(page, 'main h1', limits.shown)
    if (!(await isOfCanary())) return undefined
    const document = await page.evaluate(() => performance.timeOrigin)
    if (opens === 'from the list') {
      begun = performance.now()
      await firstJob(page).tap()
    }
    const current = page
      .locator(shownPage)
      .getByText(/ · v1$/)
      .first()
    const shown = await waitForVisible(current, limits.shown, begun)
    return (await page.evaluate(() => performance.timeOrigin)) === document ? shown : null
  } finally {
    // Long enough for what the page has seen to be sent; who leaves at once may not be counted.
    await page.waitForTimeout(limits.stay)
    await page.goto('about:blank').catch(() => undefined)
    await close()
  }
}

const untilHalted = async (registry: Registry, build: string) => {
  const end = performance.now() + limits.halted
  while (performance.now() < end) {
    const { halted } = await registry.cell(remote, country)
    if (halted?.build === build) return halted
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return undefined
}

/** Sends one visitor after the other, each once the registry has had time to learn of the one before. */
const visitUntilHalted = async (stage: TestBed, failure: Failure, job: string, build: string) => {
  const registry = registryOf(stage.site)
  const pipe = await stage.pipeTo('ours')
  if (!failure.fault)
    pipe.injectFaults([{ kind: 'refused', files: new RegExp(`^/remotes/(?:_r\\d+/)?${remote}/${build}/`) }])
  const shown: (number | null)[] = []
  try {
    // One visitor in a thousand is none of the canary's.
    for (let visitor = 0; visitor < limits.visitors; visitor += 1) {
      const after = await visit(stage, pipe, failure, job, build)
      if (after === undefined) continue
      shown.push(after)
      const halted = await untilHalted(registry, build)
      if (halted) return { failure, shown, halted }
    }
    return { failure, shown, halted: undefined }
  } finally {
    await pipe.stop()
  }
}

type Result = Awaited<ReturnType<typeof visitUntilHalted>>

const inWords = ({ failure, shown, halted }: Result) => {
  const times = shown.map((after) => (after === null ? 'never' : `${(after / 1000).toFixed(2)} s`))
  const counted = halted?.figures ? `, ${halted.figures.failed} of ${halted.figures.mounts} counted` : ''
  return `${failure.name}: ${halted ? `halted after ${shown.length}${counted}` : 'NOT HALTED'}; current release after ${times.join(', ')}`
}

/** Line 13: a canary whose mounts all fail, met by visitors with browsers. */
export const measureFailingCanary: Scenario = async (stage, { quick }) => {
  const registry = registryOf(stage.site)
  logProgress('building releases that fail')
  const tried = quick ? failures.slice(0, 1) : failures
  const current = await buildRelease({ remote, mark: 'v1' })
  await registry.publish(current.dist)
  const job = (await findPages(stage.site.port)).jobs[0]?.path ?? ''
  const putBack = await registry.saveRollout(remote, [country])
  const results: Result[] = []
  try {
    await registry.change(remote, [country], { kind: 'promote', build: current.build })
    for (const failure of tried) {
      const { dist, build } = await buildRelease({ remote, ...failure })
      await registry.publish(dist)
      await stage.untilServed(country, remote, current.build)
      await registry.change(remote, [country], { kind: 'canary', build, percent })
      await waitUntilGiven(stage.site, country, remote, build)
      const result = await visitUntilHalted(stage, failure, job, build)
      logProgress(inWords(result))
      results.push(result)
      if (!result.halted) await registry.change(remote, [country], { kind: 'end_canary' })
    }
  } finally {
    await putBack()
  }
  const shown = results.flatMap((result) => result.shown)
  const mounts = results.map((result) => (result.halted ? result.shown.length : Number.POSITIVE_INFINITY))
  return {
    title: 'A canary whose mounts all fail',
    how: `A canary for nearly all visitors of Singapore whose job page never works: its page throws, or its files are cut off between browser and site. Visitors with browsers and devices of their own come one after the other, each once the registry has had ${limits.halted / 1000} s to hear of the one before; they open a job from the list or by its address, look at it for ${limits.stay / 1000} s and touch nothing. A mount is a visitor’s navigation to that page. The current release must then stand in the same document; a text of it says which release it is.`,
    measurements: [
      {
        ...scenarioTargets.mountsUntilHalt,
        value: Math.max(...mounts),
        note: results
          .map(
            ({ failure, shown: { length }, halted }) =>
              `${failure.name}: ${length}, ${halted?.figures?.mounts} counted`,
          )
          .join('; '),
      },
      {
        ...scenarioTargets.withoutCurrent,
        value: shown.filter((after) => after === null).length,
        note: `of ${shown.length}`,
      },
      {
        ...scenarioTargets.currentShown,
        value: Math.max(...shown.map((after) => after ?? Number.POSITIVE_INFINITY)) / 1000,
      },
    ],
  }
}
