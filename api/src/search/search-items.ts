import type { jobSearchResult } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { JobDouble } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { inArray } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { Viewer } from '../jobs/job-summaries.ts'
import { jobs } from '../jobs/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import type { SearchPage } from './job-search.ts'
import { loadCachedJobCards } from './load-cached-job-cards.ts'

type Item = z.input<typeof jobSearchResult>['items'][number]

/** The jobs of a page as cards, each with what it lacks of the query, where else it is posted, and its rank where that was asked for. */
export const loadSearchItems = async (
  db: QueryExecutor,
  { ids, missing, doubles, ranks }: SearchPage,
  viewer: Viewer,
): Promise<Item[]> => {
  const [cards, elsewhere] = await Promise.all([
    loadCachedJobCards(db, ids, viewer),
    loadDoubles(db, [...doubles.values()].flat(), viewer),
  ])
  return cards.map((card) => {
    const missingWords = missing.get(card.id)
    const alsoAt = doubles.get(card.id)?.flatMap((id) => elsewhere.get(id) ?? [])
    const rank = ranks.get(card.id)
    return {
      ...card,
      ...(missingWords ? { missing_words: missingWords } : {}),
      ...(alsoAt ? { also_at: alsoAt } : {}),
      ...(rank ? { rank } : {}),
    }
  })
}

const loadDoubles = async (db: QueryExecutor, ids: number[], viewer: Viewer): Promise<Map<number, JobDouble>> => {
  if (ids.length === 0) return new Map()
  const cards = await loadCachedJobCards(db, ids, { ...viewer, seekerId: null })
  const urls = await db.select({ id: jobs.id, url: jobs.externalUrl }).from(jobs).where(inArray(jobs.id, ids))
  const hosts = new Map(urls.map(({ id, url }) => [id, url === null ? null : hostOf(url)]))
  return new Map(cards.map(({ id, slug, company }) => [id, { id, slug, company, host: hosts.get(id) ?? null }]))
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).hostname : null)
