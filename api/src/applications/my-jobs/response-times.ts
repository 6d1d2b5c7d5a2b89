import type { ResponseTime } from '@jobspan/shared-kit/contracts/applications/my-jobs'
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

const cacheOf = createCacheByOwner<object, number, { responseTime: ResponseTime | null }>({
  max: 20_000,
  ttl: 60 * 60 * 1000,
})

/** How these companies answer applications (docs/product-rules.md#employer-silence), at most an hour old. One statement for all that are not known. */
export const loadResponseTimes = async (
  db: QueryExecutor,
  companyIds: number[],
): Promise<Map<number, ResponseTime | null>> => {
  const cache = cacheOf(db)
  const unknown = [...new Set(companyIds)].filter((id) => !cache.has(id))
  if (unknown.length > 0) {
    for (const [id, responseTime] of await computeResponseTimes(db, unknown)) cache.set(id, { responseTime })
  }
  return new Map(companyIds.map((id) => [id, cache.get(id)?.responseTime ?? null]))
}

const chatAnswerAt = firstAnswerAt({
  userId: sql`sent.user_id`,
  jobId: sql`sent.job_id`,
  companyId: sql`asked.company_id`,
  since: sql`applied_at`,
})

type Row = { company_id: number; count: number; answered: number; median_days: number | null }

const computeResponseTimes = async (db: QueryExecutor, ids: number[]): Promise<[number, ResponseTime | null][]> => {
  // An application without an answer takes for ever: the median is that of all, and there is none where half of them wait.
  const { rows } = await db.execute(sql`
    select company_id, count, answered, nullif(median_days, 'infinity') as median_days
    from unnest(${`{${ids.join(',')}}`}::int[]) as asked (company_id) cross join lateral (
      select count(*)::int as count, count(answered_at)::int as answered,
        percentile_disc(0.5) within group (
          order by coalesce(extract(epoch from answered_at - applied_at)::float8 / 86400, 'infinity')) as median_days
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
  return (rows as Row[]).map((row) => [Number(row.company_id), toResponseTime(row)])
}

/** Days are told whole, and less than one as one. */
const toResponseTime = ({ count, answered, median_days: median }: Row): ResponseTime | null =>
  count < minApplications
    ? null
    : {
        median_days: median === null ? null : Math.max(1, Math.round(Number(median))),
        answered_share: answered / count,
        count,
        window_days: windowDays,
      }
