import { type FaultResult, runFaultMatrix } from '../federation-faults/fault-matrix.ts'
import type { Measurement } from '../measurement.ts'
import { logProgress } from '../progress.ts'
import type { FaultRow, Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'

const limits = { fallback: 12_000, recovery: 20_000 }
/** Nothing of ours waits longer than four seconds, and stock has no second try: what has not come by then does not come. */
const stockLimits = { fallback: 12_000, recovery: 10_000 }

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const inWords = (
  { seen, fallback, othersWork, recovered }: FaultResult,
  { fallback: limit, recovery }: typeof limits,
) =>
  [
    fallback === null ? `${seen}, after ${seconds(limit)} still` : `${seen} after ${seconds(fallback)}`,
    othersWork ? 'others work' : 'no other page can be opened',
    recovered === null ? `not back by itself within ${seconds(recovery)}` : `back ${seconds(recovered)} after it`,
  ].join('; ')

/** The slowest of some moments; not measured where one of them never came. */
const slowest = (moments: readonly (number | null)[]): number | null =>
  moments.includes(null) ? Number.POSITIVE_INFINITY : Math.max(...moments.map((moment) => moment ?? 0)) / 1000

const worstCell = (cells: readonly FaultResult[], key: 'fallback' | 'recovered') => {
  const [worst] = [...cells].sort((one, other) => (other[key] ?? 1e9) - (one[key] ?? 1e9))
  return worst ? `${worst.phase}, ${worst.kind}` : ''
}

/** Line 2: a remote killed in each phase and way, then started again. */
export const measureKilled: Scenario = async (stage) => {
  const log = (whose: string) => (killed: FaultResult) =>
    logProgress(`${whose}: ${killed.phase} ${killed.kind}: ${inWords(killed, limits)}`)
  const ours = await runFaultMatrix(stage, 'ours', limits, log('ours'))
  const stock = await runFaultMatrix(stage, 'stock', stockLimits, log('stock'))
  const measurements: Measurement[] = [
    {
      ...scenarioTargets.fallback,
      value: slowest(ours.map(({ fallback }) => fallback)),
      note: worstCell(ours, 'fallback'),
    },
    { ...scenarioTargets.othersBroken, value: ours.filter(({ othersWork }) => !othersWork).length },
    {
      ...scenarioTargets.recovery,
      value: slowest(ours.map(({ recovered }) => recovered)),
      note: worstCell(ours, 'recovered'),
    },
  ]
  const faults = stock.map((theirs): FaultRow => {
    const mine = ours.find(({ phase, kind }) => phase === theirs.phase && kind === theirs.kind)
    return {
      fault: `${theirs.phase} ${theirs.kind}`,
      ours: mine ? inWords(mine, limits) : 'has no such file: the registry’s document is fetched by the server',
      stock: inWords(theirs, stockLimits),
    }
  })
  return {
    title: 'A remote killed in each phase and each way',
    how: 'Phone screen, a search page (mf-search) is opened, then a job is tapped whose remote (mf-job-detail) fails in one phase: files are cut off, answered with 503 or never answered, on the wire between browser and site, retries included. Time runs from the tap to the fallback; another page is opened in the same document, then the visitor goes back, the remote returns, and nothing is touched until its page is there. Remotes emit no stylesheets, so there is none to kill. Stock shows our shell’s fallback where a load rejects, as any shell with an error boundary would. HTTP/1.1, four cells at a time.',
    measurements,
    faults,
  }
}
