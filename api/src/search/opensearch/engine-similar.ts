import { findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { groupOfTag, idOfTag, tagGroups } from '../../jobs/tags.ts'
import { loadOccupations } from '../../occupations/load-occupations.ts'
import { createQueryCache } from '../../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { readableLanguages } from '../job-index/readable-languages.ts'
import type { SimilarJob } from '../job-search.ts'
import { aroundOccupations, compareJobs, readComparedJobs } from '../similar-jobs.ts'
import { createSourceFilter } from './engine-jobs.ts'
import { hasAny, hasOne, points } from './query-language.ts'
import type { SearchEngine } from './search-engine.ts'

// The likeliest are compared whole.
const maxCompared = 200

const similar = createQueryCache<SimilarJob[]>({ maxEntries: 5_000, ttlSeconds: 60 })

/** Open jobs like the given one, in the search of its country (docs/search-ranking.md#similar-and-recommended-jobs). */
export const findEngineSimilar = (
  db: QueryExecutor,
  engine: SearchEngine,
  jobId: number,
  size: number,
): Promise<SimilarJob[]> =>
  similar(engine, JSON.stringify([jobId, size]), async () => {
    const [source] = await readComparedJobs(db, [jobId])
    if (!source) return []
    const { matcher } = await loadOccupations(db)
    const around = aroundOccupations(matcher, source)
    const functions = source.tags.filter((tag) => groupOfTag(tag) === tagGroups.jobFunction).map(idOfTag)
    const { hits } = await engine.search({
      query: {
        bool: {
          filter: [
            hasOne('scopes', String(findCountry(source.country)?.id ?? 0)),
            hasAny('language', ['', ...readableLanguages([source.language], source.country)]),
          ],
          must_not: [hasOne('id', jobId), { range: { valid_through: { lte: Date.now() } } }],
          should: [
            points(40, hasAny('occupation', around.same.map(String))),
            points(18, hasAny('occupation', around.near.map(String))),
            points(12, hasOne('title_key', source.titleKey)),
            points(8, hasAny('jobFunction', functions.map(String))),
          ],
          minimum_should_match: 1,
        },
      },
      sort: ['_score', { rank_at: 'desc' }, { id: 'desc' }],
      size: maxCompared,
    })
    const positions = new Map(hits.map(({ id }, position) => [id, position]))
    const jobs = await readComparedJobs(db, [...positions.keys()])
    const isShown = await createSourceFilter(db, engine, [jobId])
    return jobs
      .sort((one, other) => (positions.get(one.id) ?? 0) - (positions.get(other.id) ?? 0))
      .flatMap((job) => {
        const { reason, points: sum } = compareJobs(source, job, around)
        return reason ? [{ id: job.id, reason, sum }] : []
      })
      .sort((one, other) => other.sum - one.sum)
      .filter(({ id }) => isShown(id))
      .slice(0, size)
      .map(({ id, reason }) => ({ id, reason }))
  })
