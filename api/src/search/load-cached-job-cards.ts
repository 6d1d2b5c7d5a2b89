import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { appliedAmong } from '../applications/has-applied-to.ts'
import { loadJobSummaries, type Viewer } from '../jobs/job-summaries.ts'
import { savedAmong } from '../jobs/saved-jobs/saved-job-repository.ts'
import { createCacheByOwner } from '../platform/cache/cache-by-owner.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { readFromStandby } from '../platform/database/standby.ts'
import { getJobIndex, type JobIndex } from './job-index/job-index.ts'
import { searchEngineOf } from './opensearch/engine-of-database.ts'

type CachedCard = { card: JobSummary; version: number; loadedAt: number }

// A change of a job is seen at once. A change of its company is seen by the visitor after the first who comes so late, and by all after the second
// time: hardly a page has no card that is due, and none waits for it.
const refreshMs = 20_000
const cardTtlMs = 120_000
// A card takes about a kilobyte.
const cardCacheOf = createCacheByOwner<JobIndex, string, CachedCard>({ max: 50_000, ttl: cardTtlMs })

/** The open jobs of these ids as cards, in the order of the ids. As `loadJobSummaries`, but cards that many visitors see are read once. */
export const loadCachedJobCards = async (
  db: QueryExecutor,
  ids: number[],
  { language, seekerId }: Viewer,
): Promise<JobSummary[]> => {
  // Without the index nobody says when a job changed: cards are read each time.
  if (searchEngineOf(db)) return loadJobSummaries(db, ids, { language, seekerId })
  const index = await getJobIndex(db)
  const cache = cardCacheOf(index)
  const { version, columns, readsAfter } = index
  const now = Date.now()
  const modifiedVersion = (id: number): number => columns.columns.modifiedVersion[columns.slotOf(id) ?? 0] ?? 0
  const found = new Map<number, JobSummary>()
  const missing: number[] = []
  const due: number[] = []
  for (const id of ids) {
    const cached = cache.get(cacheKeyOf(id, language))
    if (cached === undefined || cached.version < modifiedVersion(id)) {
      missing.push(id)
      continue
    }
    found.set(id, cached.card)
    if (now - cached.loadedAt < refreshMs) continue
    // Others who come meanwhile need not read it too.
    cached.loadedAt = now
    due.push(id)
  }
  const load = async (wanted: number[]): Promise<JobSummary[]> => {
    const cards = await readFromStandby(db, readsAfter, (reader) =>
      loadJobSummaries(reader, wanted, { language, seekerId: null }),
    )
    for (const card of cards) cache.set(cacheKeyOf(card.id, language), { card, version, loadedAt: now })
    return cards
  }
  // Where nothing is missing, nobody is asked.
  if (missing.length > 0) for (const card of await load(missing)) found.set(card.id, card)
  if (due.length > 0) load(due).catch(() => undefined)
  const shown = ids.flatMap((id) => found.get(id) ?? [])
  return seekerId === null ? shown : markOwn(db, shown, seekerId)
}

const cacheKeyOf = (id: number, language: LanguageKey): string => `${id} ${language}`

const markOwn = async (db: QueryExecutor, cards: JobSummary[], seekerId: number): Promise<JobSummary[]> => {
  if (cards.length === 0) return cards
  const shown = sql`${`{${cards.map(({ id }) => id).join(',')}}`}::int[]`
  const { rows } = await db.execute(sql`
    select job_id, true as saved from (${savedAmong(seekerId, shown)}) as own
    union all
    select job_id, false from (${appliedAmong(seekerId, shown)}) as own`)
  const idsOf = (isSaved: boolean) => new Set(rows.flatMap((row) => (row.saved === isSaved ? Number(row.job_id) : [])))
  const [saved, applied] = [idsOf(true), idsOf(false)]
  return cards.map((card) => ({ ...card, is_saved: saved.has(card.id), is_applied: applied.has(card.id) }))
}
