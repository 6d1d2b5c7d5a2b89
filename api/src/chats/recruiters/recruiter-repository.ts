import type { ChatRecruiter } from '@jobspan/shared-kit/contracts/chats/job-chat'
import { sql } from 'drizzle-orm'
import { hasBlocked } from '../../companies/blocked-companies/has-blocked.ts'
import { recruiters } from '../../companies/tables.ts'
import { recruiterNameOf } from '../../jobs/recruiter-name.ts'
import { jobs } from '../../jobs/tables.ts'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { publishEventSql } from '../messaging-events.ts'

/** Presence has to be reported every minute; it expires after almost two missed reports (contract of recruiter presence). */
const presenceSeconds = 90

const isOnline = sql`coalesce(${recruiters.onlineUntil} > now(), false)`

/** SQL: a row of `recruiters` as JSON, for {@link toRecruiter}. */
export const recruiterJson = sql`json_build_object('id', ${recruiters.id}, 'name', ${recruiters.name}, 'title',
  ${recruiters.title},
  'avatar_url', ${recruiters.avatarUrl}, 'is_online', ${isOnline}, 'seen_at', ${recruiters.seenAt})`

export const toRecruiter = (row: ChatRecruiter): ChatRecruiter => ({
  ...row,
  seen_at: row.seen_at === null ? null : toIsoTimestamp(row.seen_at),
})

/** The recruiter of an open job; null if it is not open, names no recruiter or one who has left, or the member blocked its company. */
export const findJobRecruiter = async (
  db: QueryExecutor,
  jobId: number,
  userId: number | null,
): Promise<ChatRecruiter | null> => {
  const { rows } = await db.execute(sql`
    select ${recruiterJson} as recruiter
    from ${jobs} join ${recruiters}
      on ${recruiters.companyId} = ${jobs.companyId} and ${recruiters.name} = ${recruiterNameOf(jobs.id)}
    where ${jobs.id} = ${jobId} and ${jobs.status} = 'open' and ${recruiters.verifiedAt} is not null
      and ${recruiters.leftAt} is null
      and not ${hasBlocked(userId, jobs.companyId)}`)
  return rows[0] ? toRecruiter(rows[0].recruiter as ChatRecruiter) : null
}

/** Whether a recruiter is the member themself: their company named the address that the member has confirmed. */
export const isOwnRecruiter = async (db: QueryExecutor, recruiterId: number, userId: number): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select from ${recruiters} join ${users} on lower(${users.email}) = ${recruiters.email} and is_email_verify
      where ${recruiters.id} = ${recruiterId} and ${users.id} = ${userId}`,
  )
  return rows.length > 0
}

/** What a chat that begins with this recruiter is answered with, where they may answer so (docs/product-rules.md#company-roles). */
export const findAutoReply = async (db: QueryExecutor, id: number): Promise<string | null> => {
  const { rows } = await db.execute(sql`
    select auto_reply from ${recruiters} where id = ${id} and auto_reply is not null
      and (role <> 'recruiter' or 'auto_reply' = any(permissions))`)
  return rows[0] ? String(rows[0].auto_reply) : null
}

/** The recruiters with these ids; ids that do not exist are left out. */
export const listRecruiters = async (db: QueryExecutor, ids: number[]): Promise<ChatRecruiter[]> => {
  const { rows } = await db.execute(sql`
    select ${recruiterJson} as recruiter from ${recruiters} where id = any(${`{${ids.join(',')}}`}::int[]) order by id`)
  return rows.map((row) => toRecruiter(row.recruiter as ChatRecruiter))
}

/** Stores whether a recruiter is present, and publishes a change. False if there is no such recruiter. */
export const updatePresence = async (db: QueryExecutor, id: number, isPresent: boolean): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    with former as (select id, ${isOnline} as was_here from ${recruiters} where id = ${id} for update)
    update ${recruiters} set
      online_until = case when ${isPresent} then now() + make_interval(secs => ${presenceSeconds}) end,
      seen_at = case when ${isPresent} or was_here then now() else seen_at end
    from former where ${recruiters.id} = former.id
    returning case when was_here <> ${isPresent} then ${publishEventSql({ type: 'presence', recruiter: id })} end`)
  return rows.length > 0
}

/** Ends presence that was not reported again, and publishes that. Of replicas that run at once, one publishes. */
export const expirePresence = async (db: QueryExecutor): Promise<void> => {
  await db.execute(sql`
    update ${recruiters} set online_until = null where online_until <= now()
    returning ${publishEventSql(sql`json_build_object('type', 'presence', 'recruiter', id)`)}`)
}
