import type { Composition, Stage } from '../federation-lines/stage.ts'
import type { Way } from '../pipe.ts'
import { filesOf, type Phase, phases } from './remote-files.ts'
import {
  applyButton,
  fallback,
  firstJob,
  frameSelector,
  openVisit,
  searchPath,
  untilAlive,
  untilVisible,
  whatIsSeen,
} from './visit.ts'

export type Killed = {
  phase: Phase
  way: Way
  /** What the visitor saw in the end. */
  seen: string
  /** Milliseconds from the tap to the fallback; null where none came. */
  fallback: number | null
  /** Whether another page of the site could be opened meanwhile, without a new document. */
  othersWork: boolean
  /** Milliseconds from the remote's return to its page, with no reload and no click; null where it did not come. */
  recovered: number | null
}

type Limits = { fallback: number; recovery: number }

const killOne = async (
  stage: Stage,
  composition: Composition,
  phase: Phase,
  way: Way,
  limits: Limits,
): Promise<Killed> => {
  const files = filesOf(composition, 'mf-job-detail')[phase]
  if (!files) throw new Error(`${composition} has no ${phase}`)
  const pipe = await stage.pipeTo(composition)
  const { page, origin, close } = await openVisit(stage.browser, pipe.port)
  const failed = (seen: string): Killed => ({ phase, way, seen, fallback: null, othersWork: false, recovered: null })
  try {
    pipe.fail([{ way, files }])
    const navigated = page.goto(origin + searchPath, { waitUntil: 'commit' })
    await navigated
    const alive = await untilAlive(page, 'main h1', limits.fallback)
    if (alive === null) return failed(await whatIsSeen(page))
    const document = await page.evaluate(() => performance.timeOrigin)
    await firstJob(page).tap()
    const shown = await untilVisible(fallback(page), limits.fallback)
    if (shown === null) return { ...failed(await whatIsSeen(page)), othersWork: await openOther(page, document) }
    const othersWork = await openOther(page, document)
    await page.goBack({ waitUntil: 'commit' })
    await untilVisible(fallback(page), limits.fallback)
    const returned = performance.now()
    pipe.fail([])
    const recovered = await untilVisible(applyButton(page), limits.recovery, returned)
    const same = (await page.evaluate(() => performance.timeOrigin)) === document
    return {
      phase,
      way,
      seen: 'a named fallback',
      fallback: shown,
      othersWork,
      recovered: same ? recovered : null,
    }
  } finally {
    await close()
    await pipe.stop()
  }
}

/** Opens the home page, which another remote owns, and sees it live in the same document. */
const openOther = async (page: Awaited<ReturnType<typeof openVisit>>['page'], document: number): Promise<boolean> => {
  try {
    await page.locator('header a').first().tap({ timeout: 3000 })
    await page.waitForURL(/\/en-us$/, { timeout: 5000, waitUntil: 'commit' })
    const alive = await untilAlive(page, 'main h1', 5000)
    const frame = await untilAlive(page, frameSelector, 1000)
    return alive !== null && frame !== null && (await page.evaluate(() => performance.timeOrigin)) === document
  } catch {
    return false
  }
}

const kills: readonly Way[] = ['refused', 'answering 503', 'hung']

/**
 * Kills the remote of the page that the visitor opens next, in each phase and each way, while a page of another remote is
 * open; a few at a time, because nearly all of it is waiting.
 */
export const killInEveryWay = async (
  stage: Stage,
  composition: Composition,
  limits: Limits,
  onDone: (killed: Killed) => void,
): Promise<Killed[]> => {
  const cells = phases
    .filter((phase) => filesOf(composition, 'mf-job-detail')[phase])
    .flatMap((phase) => kills.map((way) => ({ phase, way })))
  const done: Killed[] = []
  let next = 0
  const worker = async () => {
    for (let cell = cells[next++]; cell; cell = cells[next++]) {
      const killed = await killOne(stage, composition, cell.phase, cell.way, limits)
      done.push(killed)
      onDone(killed)
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  const order = ({ phase, way }: Killed) => cells.findIndex((cell) => cell.phase === phase && cell.way === way)
  return done.sort((one, other) => order(one) - order(other))
}
