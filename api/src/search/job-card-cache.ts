import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { sql } from 'drizzle-orm'
import { loadJobSummaries, type Viewer } from '../jobs/job-summaries.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { savedJobs } from '../platform/database/schema/jobs.ts'

import { getJobIndex, type JobIndex } from './job-index/job-index.ts'

type Card = { card: JobSummary; version: number; expiresAt: number }

const cardCaches = new WeakMap<JobIndex, Map<string, Card>>()

// About a kilobyte each.
const maxCachedCards = 30_000
// What was written of a job is seen at once, what was written of its company after so long.
const cardTtlMs = 20_000

/** The open jobs of these ids as cards, in the order of the ids. As `loadJobSummaries`, but what many visitors see is read once. */
export const loadCachedJobCards = async (
  db: QueryExecutor,
  ids: number[],
  { language, seekerId }: Viewer,
): Promise<JobSummary[]> => {
  const index = await getJobIndex(db)
  let cards = cardCaches.get(index)
  if (!cards) {
    cards = new Map()
    cardCaches.set(index, cards)
  }
  const { version, columns } = index
  const now = Date.now()
  const isGood = (id: number, known: Card | undefined): known is Card =>
    known !== undefined &&
    known.expiresAt > now &&
    known.version >= (columns.columns.writtenIn[columns.slotOf(id) ?? 0] ?? 0)
  const found = new Map<number, JobSummary>()
  const missing: number[] = []
  for (const id of ids) {
    const known = cards.get(cacheKeyOf(id, language))
    if (isGood(id, known)) found.set(id, known.card)
    else missing.push(id)
  }
  for (const card of await loadJobSummaries(db, missing, { language, seekerId: null })) {
    found.set(card.id, card)
    const name = cacheKeyOf(card.id, language)
    cards.delete(name)
    cards.set(name, { card, version, expiresAt: now + cardTtlMs })
  }
  for (const name of cards.keys()) {
    if (cards.size <= maxCachedCards) break
    cards.delete(name)
  }
  const shown = ids.flatMap((id) => found.get(id) ?? [])
  return seekerId === null ? shown : markSaved(db, shown, seekerId)
}

const cacheKeyOf = (id: number, language: LanguageKey): string => `${id} ${language}`

const markSaved = async (db: QueryExecutor, cards: JobSummary[], seekerId: number): Promise<JobSummary[]> => {
  if (cards.length === 0) return cards
  const { rows } = await db.execute(sql`
    select job_id from ${savedJobs}
    where seeker_id = ${seekerId} and job_id = any(${`{${cards.map(({ id }) => id).join(',')}}`}::int[])`)
  const saved = new Set(rows.map((row) => Number(row.job_id)))
  return cards.map((card) => ({ ...card, is_saved: saved.has(card.id) }))
}
