import type { listExternalClicks as operation } from '@jobspan/shared-kit/contracts/moderation/searches-and-clicks'
import { sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { QueryExecutor } from '../platform/database/database.ts'
import { externalClicks, jobs } from './tables.ts'

type Row = { day: string; host: string; job_id: number; title: string; count: number }

/** How often visitors left to apply elsewhere in the last days, today included; nobody who left is in it. The host is that of the job's address now. */
export const listExternalClicks = async (
  db: QueryExecutor,
  { days, job_id: jobId, size }: z.output<(typeof operation)['query']>,
) => {
  const { rows } = await db.execute(sql`
    select to_char(at, 'YYYY-MM-DD') as day, coalesce(substring(external_url from '^https?://([^/?#:]+)'), '') as host,
      ${jobs.id} as job_id, title, count(*)::int as count
    from ${externalClicks} join ${jobs} on ${jobs.id} = job_id
    where at >= current_date - ${days - 1}::int and ${jobId === undefined ? sql`true` : sql`${jobs.id} = ${jobId}`}
    group by 1, 2, 3, 4 order by day desc, count desc, job_id limit ${size}`)
  return rows as Row[]
}
