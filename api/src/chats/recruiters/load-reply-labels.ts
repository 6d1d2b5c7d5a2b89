import type { CompanyRecruiter } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { sql } from 'drizzle-orm'
import { createQueryCache } from '../../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { chatMessages, chats } from '../tables.ts'

const windowDays = 180
/** Fewer say nothing of a recruiter, and something of those who wrote to them. */
const minChats = 5
const dayHours = 24
const weekHours = 7 * dayHours

type ReplyLabel = CompanyRecruiter['reply_label']
type Labels = { byRecruiter: [number, ReplyLabel][] }
const cached = createQueryCache<Labels>({ maxEntries: 5_000, ttlSeconds: 3600 })

/**
 * How soon recruiters answer those who write to them (docs/product-rules.md#reply-labels): half of the chats of the last half year that a seeker began got
 * their first answer within that time. One that got none takes for ever.
 */
export const loadReplyLabels = async (db: QueryExecutor, ids: number[]): Promise<Map<number, ReplyLabel>> => {
  if (ids.length === 0) return new Map()
  const { byRecruiter } = await cached(db, ids.join(), async () => {
    const { rows } = await db.execute(sql`
      select recruiter_id, count(*)::int as count, percentile_disc(0.5) within group (
        order by coalesce(extract(epoch from answered_at - asked_at)::float8 / 3600, 'infinity')) as median_hours
      from (
        select recruiter_id, asked_at, (
          select min(sent_at) from ${chatMessages} where chat_id = begun.id and sender = 'recruiter' and sent_at >= asked_at
        ) as answered_at
        from (
          select ${chats.id}, recruiter_id, (
            select min(sent_at) from ${chatMessages} where chat_id = ${chats.id} and sender = 'seeker') as asked_at
          from ${chats} where recruiter_id = any(${`{${ids.join(',')}}`}::int[])
            and ${chats.createdAt} > now() - make_interval(days => ${windowDays})
        ) as begun where asked_at is not null
      ) as asked group by recruiter_id`)
    return {
      byRecruiter: rows.map((row) => [Number(row.recruiter_id), labelOf(Number(row.count), Number(row.median_hours))]),
    }
  })
  return new Map(byRecruiter)
}

const labelOf = (count: number, medianHours: number): ReplyLabel => {
  if (count < minChats || medianHours > weekHours) return null
  return medianHours <= dayHours ? 'answers_within_a_day' : 'answers_within_a_week'
}
