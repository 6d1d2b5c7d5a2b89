import type { ResponseTime } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import type { CompanyAnswers } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { sql } from 'drizzle-orm'
import { firstAnswerAt } from '../../chats/known-chats.ts'
import { createCacheByOwner } from '../../platform/cache/cache-by-owner.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { applicationEvents, applications } from '../tables.ts'

const windowDays = 180
/** Fewer say nothing of an employer, and something of the other applicants. */
const minApplications = 10
/** The newest are enough for a median; reading all of an employer with a million would not change it. */
const maxApplications = 1000

const cacheOf = createCacheByOwner<object, number, Row>({
  max: 20_000,
  ttl: 60 * 60 * 1000,
})

const loadRows = async (db: QueryExecutor, companyIds: number[]): Promise<Map<number, Row>> => {
  const cache = cacheOf(db)
  const unknown = [...new Set(companyIds)].filter((id) => !cache.has(id))
  if (unknown.length > 0) for (const row of await computeRows(db, unknown)) cache.set(Number(row.company_id), row)
  return new Map(
    companyIds.flatMap((id): [number, Row][] => {
      const row = cache.get(id)
      return row ? [[id, row]] : []
    }),
  )
}

/** How these companies answer applications (docs/product-rules.md#employer-silence), at most an hour old. One statement for all that are not known. */
export const loadResponseTimes = async (
  db: QueryExecutor,
  companyIds: number[],
): Promise<Map<number, ResponseTime | null>> => {
  const rows = await loadRows(db, companyIds)
  return new Map(companyIds.map((id) => [id, toResponseTime(rows.get(id))]))
}

/** The same of one company, for its page: the median is that of the applications that were answered. */
export const loadCompanyAnswers = async (db: QueryExecutor, companyId: number): Promise<CompanyAnswers | null> => {
  const row = (await loadRows(db, [companyId])).get(companyId)
  if (!row || row.count < minApplications) return null
  return {
    share: row.answered / row.count,
    median_hours: row.answered_median_days === null ? null : Math.round(Number(row.answered_median_days) * 240) / 10,
    applications: row.count,
    days: windowDays,
  }
}

const chatAnswerAt = firstAnswerAt({
  userId: sql`sent.user_id`,
  jobId: sql`sent.job_id`,
  companyId: sql`asked.company_id`,
  since: sql`applied_at`,
})

type Row = {
  company_id: number
  count: number
  answered: number
  median_days: number | null
  answered_median_days: number | null
}

const computeRows = async (db: QueryExecutor, ids: number[]): Promise<Row[]> => {
  // An application without an answer takes for ever: the median is that of all, and there is none where half of them wait.
  const { rows } = await db.execute(sql`
    select company_id, count, answered, nullif(median_days, 'infinity') as median_days, answered_median_days
    from unnest(${`{${ids.join(',')}}`}::int[]) as asked (company_id) cross join lateral (
      select count(*)::int as count, count(answered_at)::int as answered,
        percentile_disc(0.5) within group (
          order by coalesce(extract(epoch from answered_at - applied_at)::float8 / 86400, 'infinity')) as median_days,
        percentile_disc(0.5) within group (order by extract(epoch from answered_at - applied_at)::float8 / 86400)
          as answered_median_days
      from (
        select id, user_id, job_id, applied_at from ${applications}
        where ${applications.employerId} = asked.company_id and withdrawn_at is null
          and applied_at > now() - make_interval(days => ${windowDays})
        order by applied_at desc limit ${maxApplications}
      ) as sent cross join lateral (
        select least(
          (select min(at) from ${applicationEvents} where application_id = sent.id
            and kind not in ('sent', 'viewed', 'withdrawn')),
          ${chatAnswerAt}) as answered_at
        -- Without it PostgreSQL looks each answer up twice, once for the count and once for the median.
        offset 0
      ) as answer
    ) as response_time`)
  return rows as Row[]
}

/** Days are told whole, and less than one as one. */
const toResponseTime = (row: Row | undefined): ResponseTime | null => {
  if (!row || row.count < minApplications) return null
  const { count, answered, median_days: median } = row
  return {
    median_days: median === null ? null : Math.max(1, Math.round(Number(median))),
    answered_share: answered / count,
    count,
    window_days: windowDays,
  }
}
