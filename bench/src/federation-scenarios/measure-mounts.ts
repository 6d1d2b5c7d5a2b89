import type { CDPSession, Page } from '@playwright/test'
import {
  applyButton,
  firstJob,
  openBrowserPage,
  searchPath,
  waitForHydration,
  waitForVisible,
} from '../federation-faults/visit.ts'
import { sizesByType, takeHeapSnapshot } from './heap-snapshot.ts'
import type { Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'

type HeapUsage = { heap: number; code: number; listeners: number; nodes: number; rules: number; sheets: number }

const retainedBytes = ({ heap, code }: HeapUsage) => heap - code

const weighOnce = async (page: Page, session: CDPSession): Promise<HeapUsage> => {
  // What timers and idle callbacks still hold is let go first.
  await page.waitForTimeout(1500)
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  const { rules, sheets } = await page.evaluate(() => {
    const all = [...document.styleSheets, ...document.adoptedStyleSheets]
    return { sheets: all.length, rules: all.reduce((sum, sheet) => sum + sheet.cssRules.length, 0) }
  })
  const sizes = sizesByType(await takeHeapSnapshot(session))
  return {
    heap: metric('JSHeapUsedSize'),
    code: sizes.get('code') ?? Number.NaN,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    rules,
    sheets,
  }
}

/** The least of three: what is still to be let go, on a busy machine for seconds, only ever adds. What is kept for good is in all. */
const measureHeap = async (page: Page, session: CDPSession): Promise<HeapUsage> => {
  const weights: HeapUsage[] = []
  for (let time = 0; time < 3; time += 1) weights.push(await weighOnce(page, session))
  return weights.reduce((smallest, weight) => (retainedBytes(weight) < retainedBytes(smallest) ? weight : smallest))
}

/** The longest that an answer stays fresh, and some. */
const maxWarmUpMs = 180_000

/** Growth in a fifth of the measured rounds that is too little to be more caches filling. */
const settledGrowth = 0.005
const maxSettlingRounds = 4

/** Opens the job and comes back: each remote is mounted once and unmounted once. */
const thereAndBack = async (page: Page) => {
  await firstJob(page).tap()
  if ((await waitForVisible(applyButton(page), 15_000)) === null) throw new Error('a job did not open')
  await page.goBack({ waitUntil: 'commit' })
  await firstJob(page).waitFor({ timeout: 15_000 })
}

/** Line 9: what stays behind after many mounts. */
export const measureMounts: Scenario = async (stage, { quick }) => {
  const rounds = quick ? 20 : 100
  const pipe = await stage.pipeTo('ours')
  const { page, context, origin, close } = await openBrowserPage(stage.browser, pipe.port)
  try {
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('HeapProfiler.enable')
    await page.goto(origin + searchPath, { waitUntil: 'load' })
    await waitForHydration(page, 'main h1', 15_000)
    // Caches fill in the first rounds: styles of every state, answers of the API, and, once the list that came with the page has
    // grown old and is asked for again, what reads such an answer: that is loaded once, and weighs 4 % of the heap.
    let listCame = false
    const warmUpEnd = performance.now() + maxWarmUpMs
    page.on('requestfinished', (request) => {
      listCame ||= request.url().includes('/job/jobs/search?')
    })
    while (!listCame) {
      if (performance.now() > warmUpEnd) throw new Error('the list was not asked for again')
      await thereAndBack(page)
    }
    let before = await measureHeap(page, session)
    // A slow machine has made few rounds by then. What grows for good goes on growing, however long this is.
    for (let time = 0; time < maxSettlingRounds; time += 1) {
      for (let round = 0; round < rounds / 5; round += 1) await thereAndBack(page)
      const now = await measureHeap(page, session)
      const growth = retainedBytes(now) / retainedBytes(before) - 1
      before = now
      if (growth < settledGrowth) break
    }
    for (let round = 0; round < rounds; round += 1) await thereAndBack(page)
    const after = await measureHeap(page, session)
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`
    return {
      title: 'Many mounts and unmounts',
      how: `A job is opened from the search page and left again, ${rounds} times after as many as it takes to fill caches (until the list has been asked for again, which happens once it is old, and then until a fifth as many rounds add less than 0.5 %), on a phone screen in one document; the job’s page is mounted and unmounted each time, and the one page that was left last is kept for the way back, as it is for visitors. Heap in use after garbage collection, the smallest of three weighings, without what V8 compiled (nodes of type “code” in a heap snapshot: an engine compiles what runs often, whoever lets go of what); listeners and nodes as Chromium counts them (Performance.getMetrics), rules over all style sheets.`,
      measurements: [
        {
          ...scenarioTargets.heap,
          value: Math.max(0, (retainedBytes(after) / retainedBytes(before) - 1) * 100),
          note: `${megabytes(retainedBytes(before))} before, ${megabytes(retainedBytes(after))} after ${rounds}; compiled code ${megabytes(before.code)} and ${megabytes(after.code)}; nodes ${before.nodes} and ${after.nodes}`,
        },
        {
          ...scenarioTargets.listeners,
          value: Math.max(0, after.listeners - before.listeners),
          note: `${before.listeners} before, ${after.listeners} after`,
        },
        {
          ...scenarioTargets.styleRules,
          value: Math.max(0, after.rules - before.rules),
          note: `${before.rules} in ${before.sheets} sheets before, ${after.rules} in ${after.sheets} after`,
        },
      ],
    }
  } finally {
    await close()
    await pipe.stop()
  }
}
