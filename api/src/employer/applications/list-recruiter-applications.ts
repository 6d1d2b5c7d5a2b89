import type {
  listRecruiterApplications as operation,
  RecruiterApplication,
} from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { applicationStateSql } from '../../applications/application-events.ts'
import { hasResume, hasVideo } from '../../applications/sent-parts.ts'
import { applications } from '../../applications/tables.ts'
import { type BadgeRow, badgeJson, hasBadge, toBadge } from '../../identity/verification.ts'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { normalizeName } from '../../platform/text/normalize-name.ts'
import { shownName } from '../hidden-name/hidden-name.ts'
import type { ActingRecruiter } from '../recruiters/require-recruiter.ts'
import { candidateRatings } from '../tables.ts'
import { isSentTo, requireJobWithApplications } from './visible-jobs.ts'

export type ApplicationRow = Omit<RecruiterApplication, 'seeker' | 'identity' | 'order_reasons'> & {
  badge: BadgeRow | null
  seeker_id: number
  first_name: string
  last_name: string
}

/** SQL: what the company's recruiters rated a row of `applications`; null before anybody did. */
const meanRating = sql`select round(avg(rating), 1)::float from ${candidateRatings}
  where ${candidateRatings.applicationId} = ${applications.id}`

/** SQL: what a list shows of a row of `applications` joined with `users`; the name is the one that was sent. */
export const applicationJson = sql`json_build_object('id', ${applications.id}, 'job_id', ${applications.jobId},
  'seeker_id', ${users.id}, 'first_name', coalesce(${applications.profile} ->> 'first_name', ${users.firstName}),
  'last_name', coalesce(${applications.profile} ->> 'last_name', ${users.lastName}),
  'state', ${applicationStateSql}, 'applied_at', ${applications.appliedAt},
  'has_resume', ${hasResume},
  'has_video', ${hasVideo},
  'first_message', ${applications.firstMessage}, 'rating', (${meanRating}), 'badge', ${badgeJson(sql`${users.id}`)})`

export const toRecruiterApplication = (
  { seeker_id, first_name, last_name, badge, ...row }: ApplicationRow,
  language: LanguageKey,
): RecruiterApplication => ({
  ...row,
  ...toBadge(badge, language),
  // Whoever applied is known by name.
  seeker: { id: seeker_id, name: shownName({ first_name, last_name }, true) },
  applied_at: toIsoTimestamp(row.applied_at),
})

const titlesIn = (list: 'work_experiences' | 'preferences'): SQL =>
  sql`(select string_agg(titled ->> 'job_title', ' ')
    from jsonb_array_elements(${applications.profile} -> ${list}) as titled)`

const newestFirst = sql`${applications.appliedAt} desc, ${applications.id} desc`
/** Among the newest, verified identities come first, and each application says so (`order_reasons`); a rating puts nobody first for that. */
const orders = {
  newest: sql`${hasBadge(sql`${users.id}`)} desc, ${newestFirst}`,
  rating: sql`(${meanRating}) desc nulls last, ${newestFirst}`,
}
const from = sql`from ${applications} join ${users} on ${users.id} = ${applications.userId}`

/** A page of the applications to a job in the chosen order; withdrawn ones do not exist. Throws 40004 where the recruiter sees no such job. */
export const listRecruiterApplications = async (
  db: QueryExecutor,
  recruiter: ActingRecruiter,
  jobId: number,
  { state, query = '', sort = 'newest', page, size }: z.output<(typeof operation)['query']>,
  language: LanguageKey,
) => {
  await requireJobWithApplications(db, recruiter, jobId)
  const hasState = state === undefined ? sql`` : sql`and ${applicationStateSql} = ${state}`
  const condition = sql`${applications.jobId} = ${jobId} and ${isSentTo(recruiter)}
    and ${applications.withdrawnAt} is null ${hasState}`
  const start = (page - 1) * size
  const words = normalizeName(query)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length > 0) {
    const found = await search(db, sort, condition, words)
    const ids = `{${found.slice(start, start + size).join(',')}}`
    const items = await load(db, { language, sort }, sql`${applications.id} = any(${ids}::int[])`)
    return { items, total: found.length, page, size }
  }
  const { rows } = await db.execute(sql`select count(*)::int as total ${from} where ${condition}`)
  const items = await load(db, { language, sort }, condition, sql`limit ${size} offset ${start}`)
  return { items, total: Number(rows[0]?.total ?? 0), page, size }
}

const load = async (
  db: QueryExecutor,
  { language, sort }: { language: LanguageKey; sort: keyof typeof orders },
  condition: SQL,
  rest = sql``,
): Promise<RecruiterApplication[]> => {
  const { rows } = await db.execute(
    sql`select ${applicationJson} as application ${from} where ${condition} order by ${orders[sort]} ${rest}`,
  )
  const items = rows.map(({ application }) => toRecruiterApplication(application as ApplicationRow, language))
  return sort === 'newest' ? items : items.map((item) => ({ ...item, order_reasons: [] }))
}

/** What was sent is compared in the process, normalized like all other searched text. */
const search = async (
  db: QueryExecutor,
  sort: keyof typeof orders,
  condition: SQL,
  words: string[],
): Promise<number[]> => {
  const { rows } = await db.execute(sql`
    select ${applications.id}, concat_ws(' ', coalesce(${applications.profile} ->> 'first_name', ${users.firstName}),
      coalesce(${applications.profile} ->> 'last_name', ${users.lastName}), ${applications.firstMessage},
      ${titlesIn('work_experiences')}, ${titlesIn('preferences')}) as text
    ${from} where ${condition} order by ${orders[sort]}`)
  return rows.flatMap((row) => {
    const text = normalizeName(String(row.text))
    return words.every((word) => text.includes(word)) ? [Number(row.id)] : []
  })
}
