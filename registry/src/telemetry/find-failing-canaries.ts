import type { Database } from '@jobspan/kit-server'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { countryInSentence } from '@jobspan/shared-kit/contracts/registry/country-name'
import { isNotNull } from 'drizzle-orm'
import { cells } from '../platform/database/schema/rollout.ts'
import { healthyRelease, judgeCanary, type Slice, type Tally, type Verdict } from './canary-decision.ts'
import { readRecentSlices } from './recent-slices.ts'

/** A canary that is to be taken back. */
export type Failing = { remote: string; build: string; country: CountryKey; why: string; since: Date }

type CanaryObservation = {
  remote: string
  build: string
  /** Null where the canary is the first release of its remote there. */
  current: string | null
  country: CountryKey
  slices: Slice[]
  /** The current release in what is remembered of the time before the canary. */
  priorCurrent: Tally
  began: number
  ageSeconds: number
}

/**
 * Looks at every canary that runs: by itself in each country, and over all countries where that release is the canary, which
 * few visitors in each would not tell. `now` is of the database's clock, as slices are. Gives those that fail.
 */
export const findFailingCanaries = async (db: Database, now: number): Promise<Failing[]> => {
  const rows = await db.select().from(cells).where(isNotNull(cells.canary))
  if (rows.length === 0) return []
  const recent = await readRecentSlices(db, now)
  const watched = rows.flatMap(({ remote, country, canary, current, enabled }): CanaryObservation[] => {
    if (!canary || !enabled) return []
    const began = new Date(canary.started_at).getTime()
    // Where it is the first release there, nothing stands beside it: it is held against what is usual.
    const currentSince = (since: number) => (current ? recent.of({ remote, country, build: current }, since) : [])
    const everSeen = currentSince(0)
    const currentTallies = currentSince(began)
    const priorCurrent = current ? total(everSeen.slice(0, everSeen.length - currentTallies.length)) : healthyRelease
    const slices = recent
      .of({ remote, country, build: canary.build }, began)
      .map((tally, index) => ({ canary: tally, current: currentTallies[index] ?? { attempts: 0, failures: 0 } }))
    const ageSeconds = (now - began) / 1000
    return [{ remote, country, build: canary.build, current, slices, priorCurrent, began, ageSeconds }]
  })
  const groups = Map.groupBy(watched, ({ remote, build }) => `${remote} ${build}`)
  return [...groups.values()].flatMap(judgeGroup)
}

const judgeGroup = (group: CanaryObservation[]): Failing[] => {
  // Asked of one country, or of each of several and of all of them: the more questions, the more evidence each asks for.
  const over = group.length > 1 ? judgeCanary({ ...poolCountries(group), comparisons: 2 }) : undefined
  return group.flatMap((one) => {
    const own = judgeCanary({ ...one, comparisons: group.length > 1 ? 2 * group.length : 1 })
    const { remote, build, country } = one
    const failing = { remote, build, country, since: new Date(one.began) }
    if (own.isFailing) return [{ ...failing, why: explain(own, one, countryInSentence(country)) }]
    if (over?.isFailing) return [{ ...failing, why: explain(over, one, `${group.length} countries together`) }]
    return []
  })
}

/**
 * All countries as one. The current release counts in each as much as the canary does there: else a canary that is mostly in a
 * country with bad networks would look worse than it is.
 */
const poolCountries = (
  group: CanaryObservation[],
): Pick<CanaryObservation, 'slices' | 'priorCurrent' | 'ageSeconds'> => {
  const weights = group.map(({ slices }) => {
    const canary = total(slices.map((slice) => slice.canary)).attempts
    const current = total(slices.map((slice) => slice.current)).attempts
    return current === 0 ? 0 : canary / current
  })
  const heaviest = Math.max(...weights)
  const weightTally = (tally: Tally, countryIndex: number) =>
    scaled(tally, (weights[countryIndex] ?? 0) / (heaviest || 1))
  const sliceCount = Math.max(...group.map(({ slices }) => slices.length))
  // Counted from the end: canaries begin at different times.
  const slices = Array.from({ length: sliceCount }, (_, index): Slice => {
    const parts = group.map(({ slices }) => slices[slices.length - sliceCount + index] ?? emptySlice)
    return {
      canary: total(parts.map((part) => part.canary)),
      current: total(parts.map((part, countryIndex) => weightTally(part.current, countryIndex))),
    }
  })
  const priorCurrent = total(group.map((each, countryIndex) => weightTally(each.priorCurrent, countryIndex)))
  return { slices, priorCurrent, ageSeconds: Math.max(...group.map(({ ageSeconds }) => ageSeconds)) }
}

const emptySlice: Slice = { canary: { attempts: 0, failures: 0 }, current: { attempts: 0, failures: 0 } }

const scaled = ({ attempts, failures }: Tally, weight: number): Tally => ({
  attempts: attempts * weight,
  failures: failures * weight,
})

const total = (tallies: readonly Tally[]): Tally => ({
  attempts: tallies.reduce((sum, tally) => sum + tally.attempts, 0),
  failures: tallies.reduce((sum, tally) => sum + tally.failures, 0),
})

/** For teams and product owners alike, so without build ids: what ran there is in the audit log. */
const explain = ({ canary, current }: Verdict, { current: build }: CanaryObservation, where: string): string =>
  `${describe(canary)} in ${where}; ${build === null ? 'nothing else runs there' : `for everybody else in the same time ${describe(current)}`}`

const describe = ({ attempts, failures }: Tally): string => {
  if (Math.round(attempts) === 0) return 'no view is known'
  const rate = Math.min(1, failures / attempts) * 100
  return `${Math.round(failures)} of ${Math.round(attempts)} views failed (${rate.toFixed(1)}%)`
}
