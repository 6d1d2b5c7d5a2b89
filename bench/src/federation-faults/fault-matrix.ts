import type { FaultKind } from '../fault-proxy.ts'
import type { Composition, TestBed } from '../federation-scenarios/test-bed.ts'
import { filesOf, type Phase, phases } from './remote-files.ts'
import {
  applyButton,
  classifyPage,
  fallback,
  firstJob,
  frameSelector,
  openBrowserPage,
  searchPath,
  waitForHydration,
  waitForVisible,
} from './visit.ts'

export type FaultResult = {
  phase: Phase
  kind: FaultKind
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

const runFault = async (
  stage: TestBed,
  composition: Composition,
  phase: Phase,
  kind: FaultKind,
  limits: Limits,
): Promise<FaultResult> => {
  const files = filesOf(composition, 'mf-job-detail')[phase]
  if (!files) throw new Error(`${composition} has no ${phase}`)
  const pipe = await stage.pipeTo(composition)
  const { page, origin, close } = await openBrowserPage(stage.browser, pipe.port)
  const failed = (seen: string): FaultResult => ({
    phase,
    kind,
    seen,
    fallback: null,
    othersWork: false,
    recovered: null,
  })
  try {
    pipe.injectFaults([{ kind, files }])
    const navigated = page.goto(origin + searchPath, { waitUntil: 'commit' })
    await navigated
    const alive = await waitForHydration(page, 'main h1', limits.fallback)
    if (alive === null) return failed(await classifyPage(page))
    const document = await page.evaluate(() => performance.timeOrigin)
    await firstJob(page).tap()
    const shown = await waitForVisible(fallback(page), limits.fallback)
    if (shown === null) return { ...failed(await classifyPage(page)), othersWork: await openOther(page, document) }
    const othersWork = await openOther(page, document)
    await page.goBack({ waitUntil: 'commit' })
    await waitForVisible(fallback(page), limits.fallback)
    const returned = performance.now()
    pipe.injectFaults([])
    const recovered = await waitForVisible(applyButton(page), limits.recovery, returned)
    const same = (await page.evaluate(() => performance.timeOrigin)) === document
    return {
      phase,
      kind,
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
const openOther = async (
  page: Awaited<ReturnType<typeof openBrowserPage>>['page'],
  document: number,
): Promise<boolean> => {
  try {
    await page.locator('header a').first().tap({ timeout: 3000 })
    await page.waitForURL(/\/en-us$/, { timeout: 5000, waitUntil: 'commit' })
    const alive = await waitForHydration(page, 'main h1', 5000)
    const frame = await waitForHydration(page, frameSelector, 1000)
    return alive !== null && frame !== null && (await page.evaluate(() => performance.timeOrigin)) === document
  } catch {
    return false
  }
}

const kills: readonly FaultKind[] = ['refused', 'answering 503', 'hung']

/**
 * Kills the remote of the page that the visitor opens next, in each phase and each way, while a page of another remote is
 * open; a few at a time, because nearly all of it is waiting.
 */
export const runFaultMatrix = async (
  stage: TestBed,
  composition: Composition,
  limits: Limits,
  onDone: (killed: FaultResult) => void,
): Promise<FaultResult[]> => {
  const cells = phases
    .filter((phase) => filesOf(composition, 'mf-job-detail')[phase])
    .flatMap((phase) => kills.map((kind) => ({ phase, kind })))
  const done: FaultResult[] = []
  let next = 0
  const worker = async () => {
    for (let cell = cells[next++]; cell; cell = cells[next++]) {
      const killed = await runFault(stage, composition, cell.phase, cell.kind, limits)
      done.push(killed)
      onDone(killed)
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  const order = ({ phase, kind }: FaultResult) => cells.findIndex((cell) => cell.phase === phase && cell.kind === kind)
  return done.sort((one, other) => order(one) - order(other))
}
