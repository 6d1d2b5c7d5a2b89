import type { Database } from '@jobspan/kit-server'
import { countryInSentence } from '@jobspan/shared-kit/contracts/registry/country-name'
import { and, eq, isNotNull } from 'drizzle-orm'
import { cells } from '../platform/database/schema/rollout.ts'
import { readRecentSlices } from './recent-slices.ts'
import type { ReleaseInCountry } from './subject.ts'
import { wilsonLowerBound } from './wilson-lower-bound.ts'

const fiveMinutesMs = 5 * 60_000
const minAttempts = 50
const maxFailureRate = 0.05

/** Current releases that surely (at 97.5 %) went wrong more than one time in twenty within the last five minutes. */
export const findFailingReleases = async (
  db: Database,
  now: number,
): Promise<(ReleaseInCountry & { message: string })[]> => {
  const rows = await db
    .select()
    .from(cells)
    .where(and(isNotNull(cells.current), eq(cells.enabled, true)))
  const recent = await readRecentSlices(db, now)
  return rows.flatMap(({ remote, country, current }) => {
    const subject = { remote, country, build: current ?? '' }
    const tallies = recent.of(subject, now - fiveMinutesMs)
    const attempts = tallies.reduce((sum, tally) => sum + tally.attempts, 0)
    const failures = tallies.reduce((sum, tally) => sum + tally.failures, 0)
    if (attempts < minAttempts || wilsonLowerBound(failures, attempts) <= maxFailureRate) return []
    const message = `${remote} ${current} fails in ${countryInSentence(country)}: ${failures} of ${attempts} views of the last five minutes failed. Go back to the release before, or turn it off.`
    return [{ ...subject, message }]
  })
}
