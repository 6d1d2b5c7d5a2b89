import { interviewLimits } from '@jobspan/shared-kit/contracts/interviews/interview'
import type { InterviewStanding } from '@jobspan/shared-kit/contracts/interviews/interviews'
import { findLanguage } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { companies, recruiters } from '../companies/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { toIsoTimestamp } from '../platform/database/timestamp.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { interviews } from './tables.ts'

const months = (count: number) => sql.raw(`interval '${count} months'`)
/** How far back one can still follow: the last of the missed ones that ban lies up to the length of the ban ago, the first another period. */
const lookBack = months(interviewLimits.banMonths + interviewLimits.noShowMonths)

/** SQL: interviews that a member did not attend, with when the one before the one before was; those whose objection was upheld do not count. */
const missedBy = (userId: number) => sql`
  select id, recruiter_id, starts_at, objection,
    lag(starts_at, ${sql.raw(String(interviewLimits.noShows - 1))}) over (order by starts_at, id) as third_last
  from ${interviews} where user_id = ${userId} and state = 'not_attended' and objection is distinct from 'upheld'
    and starts_at > now() - ${lookBack}`

/** Three interviews missed within three calendar months ban for six months from the last of them (docs/product-rules.md#no-shows). */
export const loadStanding = async (db: QueryExecutor, userId: number): Promise<InterviewStanding> => {
  const { rows } = await db.execute(sql`
    with missed as (${missedBy(userId)}),
      ban as (
        select max(starts_at + ${months(interviewLimits.banMonths)}) as until from missed
        where third_last >= starts_at - ${months(interviewLimits.noShowMonths)})
    select missed.id as interview_id, ${companies.name} as company_name, starts_at, objection is null as can_object,
      case when until > now() then until end as banned_until
    from missed cross join ban join ${recruiters} on ${recruiters.id} = recruiter_id
      join ${companies} on ${companies.id} = ${recruiters.companyId}
    where until > now() or starts_at > now() - ${months(interviewLimits.noShowMonths)}
    order by starts_at desc`)
  const bannedUntil = rows[0]?.banned_until
  return {
    no_shows: rows.map((row) => ({
      interview_id: Number(row.interview_id),
      company_name: String(row.company_name),
      starts_at: toIsoTimestamp(String(row.starts_at)),
      can_object: row.can_object === true,
    })),
    banned_until: bannedUntil ? toIsoTimestamp(String(bannedUntil)) : null,
  }
}

/** Throws 41148 while the member is banned. */
export const requireNoBan = async (db: QueryExecutor, userId: number): Promise<void> => {
  const { banned_until: bannedUntil } = await loadStanding(db, userId)
  if (bannedUntil === null) return
  throw new ApiError('interviewBanned', {
    messageParameters: (language) => {
      const tag = language === 'ar' ? 'ar-u-nu-latn' : (findLanguage(language)?.intl ?? 'en')
      return {
        date: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(bannedUntil)),
      }
    },
  })
}
