import { type CountryKey, countries, type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { QueryExecutor } from '../platform/database/database.ts'
import { withPooledBitmaps } from './job-index/bitmap.ts'
import type { Criteria } from './job-index/criteria.ts'
import { getJobIndex } from './job-index/job-index.ts'
import { matchJobs } from './job-index/match-jobs.ts'
import { matchWords } from './job-index/match-units.ts'
import { countHiringCountries, countPostingLanguages } from './job-index/origins.ts'
import type { JobOrigins } from './job-search.ts'

const sorted = <Key>(counts: readonly { key: Key; jobs: number }[]) =>
  counts.filter(({ jobs }) => jobs > 0).toSorted((one, other) => other.jobs - one.jobs)

/** How many of the jobs that match are offered from each country, and written in each language. */
export const countOrigins = async (db: QueryExecutor, criteria: Criteria): Promise<JobOrigins> => {
  if (criteria.matchesNothing) return { countries: [], languages: [] }
  const index = await getJobIndex(db)
  const words = await matchWords(index, criteria)
  return withPooledBitmaps(index.columns.capacity(), (acquireBitmap) => {
    const jobs = matchJobs(index, criteria, words, acquireBitmap)
    const byCountry = countHiringCountries(
      index,
      jobs,
      countries.map(({ id }) => id),
    )
    const byLanguage = countPostingLanguages(index, jobs)
    return {
      countries: sorted<CountryKey>(countries.map(({ id, key }) => ({ key, jobs: byCountry.get(id) ?? 0 }))),
      languages: sorted<LanguageKey>(languages.map(({ key }) => ({ key, jobs: byLanguage.get(key) ?? 0 }))),
    }
  })
}
