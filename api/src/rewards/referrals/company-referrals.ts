import type { RecruiterReferral } from '@jobspan/shared-kit/contracts/employer/recruiter-referrals'
import { getKnownName, missingNamePart } from '@jobspan/shared-kit/contracts/members/person-name'
import type { ResumeKind } from '@jobspan/shared-kit/contracts/profile/resumes'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { companies } from '../../companies/tables.ts'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { newestFirst } from '../../platform/database/newest-first.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { latestJobTitle } from '../../profile/work-experiences/latest-job-title.ts'
import { rewardReferrals } from '../tables.ts'
import { referralViewed } from './events.ts'

/** SQL condition: the member brought their resume before the company. */
export const wasReferredTo = (userId: SQLWrapper, companyId: SQLWrapper): SQL => sql`exists (
  select from ${rewardReferrals} as referral where referral.user_id = ${userId} and referral.company_id = ${companyId})`

const isOf = (companyId: number): SQL => sql`company_id = ${companyId} and not ${users.isSuspended}`
const from = sql`from ${rewardReferrals} join ${users} on ${users.id} = ${rewardReferrals.userId}`

const load = async (db: QueryExecutor, condition: SQL, rest = sql``): Promise<RecruiterReferral[]> => {
  const { rows } = await db.execute(sql`
    select ${rewardReferrals.id}, user_id, first_name, last_name, ${latestJobTitle(users.id)} as headline, state, sent_at, viewed_at,
      filename, kind, size
    ${from} where ${condition} order by ${newestFirst(rewardReferrals.id)} ${rest}`)
  return (rows as ReferralRow[]).map((row) => ({
    id: row.id,
    // Whoever sends a resume is known by name.
    seeker: { id: row.user_id, name: getKnownName(row) || missingNamePart, headline: row.headline },
    state: row.state,
    sent_at: toIsoTimestamp(row.sent_at),
    viewed_at: row.viewed_at === null ? null : toIsoTimestamp(row.viewed_at),
    resume: { filename: row.filename, kind: row.kind, size: row.size },
  }))
}

type ReferralRow = Pick<RecruiterReferral, 'id' | 'state' | 'sent_at' | 'viewed_at'> & {
  user_id: number
  first_name: string
  last_name: string
  headline: string | null
  filename: string
  kind: ResumeKind
  size: number
}

/** A page of the resumes that were brought before a company, the newest first. */
export const listCompanyReferrals = async (
  db: QueryExecutor,
  companyId: number,
  { page, size }: { page: number; size: number },
) => {
  const { rows } = await db.execute(sql`select count(*)::int as total ${from} where ${isOf(companyId)}`)
  const items = await load(db, isOf(companyId), sql`limit ${size} offset ${(page - 1) * size}`)
  return { items, total: Number(rows[0]?.total ?? 0), page, size }
}

/** Throws 40004 where nothing like it was brought before the company. */
const findCompanyReferral = async (db: QueryExecutor, companyId: number, id: number): Promise<RecruiterReferral> => {
  const [found] = await load(db, sql`${rewardReferrals.id} = ${id} and ${isOf(companyId)}`)
  if (!found) throw new ApiError('notFound')
  return found
}

/** Notes that the company looked at it, and says so once. */
const noteViewed = async (transaction: QueryExecutor, companyId: number, id: number): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    update ${rewardReferrals} set viewed_at = now(), state = 'viewed' from ${companies}
    where ${rewardReferrals.id} = ${id} and company_id = ${companyId} and ${companies.id} = company_id and viewed_at is null
    returning user_id as "memberId", ${companies.name} as "companyName"`)
  const [viewed] = rows as { memberId: number; companyName: string }[]
  if (viewed) await publishEvent(transaction, referralViewed, { ...viewed, referralId: id, companyId })
}

/** The member reads that it was viewed, from the first time on, and is told. Throws 40004 as {@link findCompanyReferral}. */
export const viewCompanyReferral = async (
  transaction: QueryExecutor,
  companyId: number,
  id: number,
): Promise<RecruiterReferral> => {
  await findCompanyReferral(transaction, companyId, id)
  await noteViewed(transaction, companyId, id)
  return findCompanyReferral(transaction, companyId, id)
}

/** Throws 40004 as {@link findCompanyReferral}, and 40021 where it is closed. */
export const setCompanyReferralState = async (
  transaction: QueryExecutor,
  companyId: number,
  { id, state }: { id: number; state: 'contacted' | 'closed' },
): Promise<RecruiterReferral> => {
  await findCompanyReferral(transaction, companyId, id)
  // A system that notes what followed has looked, whether it said so or not.
  await noteViewed(transaction, companyId, id)
  const { rowCount } = await transaction.execute(sql`
    update ${rewardReferrals} set state = ${state} where id = ${id} and state <> 'closed'`)
  if (rowCount === 0) throw new ApiError('stateChanged')
  return findCompanyReferral(transaction, companyId, id)
}

/** The file of the resume. Whoever reads it has looked, whether their system said so or not. Throws 40004 as {@link findCompanyReferral}. */
export const viewReferralFile = async (transaction: QueryExecutor, companyId: number, id: number) => {
  const { rows } = await transaction.execute(sql`
    select filename, kind, size, file_key as "fileKey" ${from} where ${rewardReferrals.id} = ${id} and ${isOf(companyId)}`)
  if (!rows[0]) throw new ApiError('notFound')
  await noteViewed(transaction, companyId, id)
  return rows[0] as { filename: string; kind: ResumeKind; size: number; fileKey: string }
}
