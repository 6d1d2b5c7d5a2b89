import { isDeepStrictEqual } from 'node:util'
import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies/companies'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { appliedAmong } from '../applications/has-applied-to.ts'
import { listCompaniesById } from '../companies/hiring-companies.ts'
import { loadJobSummaries, type Viewer } from '../jobs/job-summaries.ts'
import { savedAmong } from '../jobs/saved-jobs/saved-job-repository.ts'
import { createCacheByOwner } from '../platform/cache/cache-by-owner.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { readFromStandby } from '../platform/database/standby.ts'
import { hasBit } from './job-index/bitmap.ts'
import { getJobIndex, type JobIndex } from './job-index/job-index.ts'
import { searchEngineOf } from './opensearch/engine-of-database.ts'

type CachedCard = { card: JobSummary; version: number }

// A change of a job is seen at once. A card takes about a kilobyte.
const cardCacheOf = createCacheByOwner<JobIndex, string, CachedCard>({ max: 50_000 })

type CachedCompany = { company: CompanyRef; loadedAt: number }

// A change of a company is seen by the visitor after the first who comes so late, and by all after the second time: hardly a page has no company that
// is due, and none waits for it. Companies are few beside jobs, so that hardly any card is read twice.
const refreshMs = 20_000
const companyTtlMs = 120_000
const companyCacheOf = createCacheByOwner<JobIndex, number, CachedCompany>({ max: 50_000, ttl: companyTtlMs })

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
  const found = new Map<number, JobSummary>()
  const missing: number[] = []
  for (const id of ids) {
    const slot = columns.slotOf(id)
    const cached = cache.get(cacheKeyOf(id, language))
    // Nobody says when a closed job changed.
    const isOpen = slot !== undefined && hasBit(columns.open(), slot)
    if (cached && isOpen && cached.version >= (columns.columns.modifiedVersion[slot] as number))
      found.set(id, cached.card)
    else missing.push(id)
  }
  const now = Date.now()
  const companies = companyCacheOf(index)
  const loadMissing = async () => {
    const cards = await readFromStandby(db, readsAfter, (reader) =>
      loadJobSummaries(reader, missing, { language, seekerId: null }),
    )
    for (const read of cards) {
      const card = read.company ? { ...read, company: keepCompany(companies, read.company, now) } : read
      cache.set(cacheKeyOf(card.id, language), { card, version })
      found.set(card.id, card)
    }
  }
  // Where nothing is missing, nobody is asked.
  await Promise.all([refreshCompanies(index, [...found.values()], now), missing.length > 0 && loadMissing()])
  const shown = ids.flatMap((id) => withCompany(found.get(id), companies))
  return seekerId === null ? shown : markOwn(db, shown, seekerId)
}

type CompanyCache = ReturnType<typeof companyCacheOf>

/** Keeps what was read of a company. As long as nothing changed, all its cards have one and the same object. */
const keepCompany = (companies: CompanyCache, read: CompanyRef, now: number): CompanyRef => {
  const known = companies.get(read.id)?.company
  const company = known && isDeepStrictEqual(known, read) ? known : read
  companies.set(read.id, { company, loadedAt: now })
  return company
}

/** The card with its company as it is known last. */
const withCompany = (card: JobSummary | undefined, companies: CompanyCache): JobSummary[] => {
  if (!card) return []
  const known = card.company && companies.get(card.company.id)
  return [known && known.company !== card.company ? { ...card, company: known.company } : card]
}

/** Reads the companies of cards again that are due. Only those that nobody read for long are waited for. */
const refreshCompanies = async (index: JobIndex, cards: readonly JobSummary[], now: number): Promise<void> => {
  const companies = companyCacheOf(index)
  const due = new Set<number>()
  const expired = new Set<number>()
  for (const { company } of cards) {
    if (!company) continue
    const known = companies.get(company.id)
    if (known === undefined) expired.add(company.id)
    else if (now - known.loadedAt >= refreshMs) {
      // Others who come meanwhile need not read it too.
      known.loadedAt = now
      due.add(company.id)
    }
  }
  const load = async (ids: Set<number>) => {
    const read = await readFromStandby(index.db, index.readsAfter, (reader) => listCompaniesById(reader, [...ids]))
    for (const company of read) keepCompany(companies, company, now)
  }
  if (due.size > 0) load(due).catch(() => undefined)
  if (expired.size > 0) await load(expired)
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
