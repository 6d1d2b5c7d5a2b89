import type { Referral } from '@jobspan/shared-kit/contracts/rewards/referrals'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { companies } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { newestFirst } from '../../platform/database/newest-first.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { copyFile } from '../../platform/files/copy-file.ts'
import { cancelRemoval } from '../../platform/files/file-removals.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { findResume } from '../../profile/resumes/resume-repository.ts'
import { useOnce } from '../grants/use-grant.ts'
import { rewardReferrals, rewardResumes } from '../tables.ts'
import { referralSent } from './events.ts'
import { findReferralCompany, toReferralCompany } from './referral-companies.ts'

type ReferredResume = Pick<typeof rewardReferrals.$inferSelect, 'filename' | 'kind' | 'size' | 'fileKey'>

/** An attached resume, else that of the distribution info. Throws 422 at `resume_id` where there is none. */
const findReferredResume = async (
  db: QueryExecutor,
  userId: number,
  resumeId: number | undefined,
): Promise<ReferredResume> => {
  if (resumeId !== undefined) return findResume(db, userId, resumeId)
  const [own] = await db.select().from(rewardResumes).where(eq(rewardResumes.userId, userId))
  if (!own) throw new ApiError('validationFailed', { status: 422, fields: { resume_id: ['required'] } })
  return own
}

/** Copies the resume that a company gets: what the member changes later, it does not have. Throws as {@link findReferredResume}. */
export const copyReferredResume = async (
  app: FastifyInstance,
  userId: number,
  resumeId: number | undefined,
): Promise<ReferredResume> => {
  const { filename, kind, size, fileKey } = await findReferredResume(app.connection.db, userId, resumeId)
  return { filename, kind, size, fileKey: await copyFile(app, fileKey) }
}

/**
 * Uses a referral: the company has the resume from now on. Throws 40004 where the reward is not the member's or the company takes no referrals of them, and
 * 40021 where the reward is not to be used, or not any more. Run it in a transaction.
 */
export const refer = async (
  transaction: QueryExecutor,
  member: Pick<Member, 'id' | 'country'>,
  { grantId, companyId, resume }: { grantId: number; companyId: number; resume: ReferredResume },
): Promise<Referral> => {
  const userId = member.id
  await useOnce(transaction, userId, grantId, 'referral')
  const company = await findReferralCompany(transaction, member, companyId)
  if (!company) throw new ApiError('notFound')
  const [sent] = await transaction
    .insert(rewardReferrals)
    .values({ grantId, userId, companyId, ...resume })
    .returning()
  if (!sent) throw new Error('a referral was not written')
  await cancelRemoval(transaction, resume.fileKey)
  await publishEvent(transaction, referralSent, {
    memberId: userId,
    referralId: sent.id,
    companyId,
    companyName: company.name,
  })
  return {
    id: sent.id,
    grant_id: grantId,
    company,
    state: sent.state,
    sent_at: sent.sentAt.toISOString(),
    viewed_at: null,
  }
}

/** A member's referrals, the newest first. */
export const listReferralsOf = async (db: QueryExecutor, userId: number): Promise<Referral[]> => {
  const { rows } = await db.execute(sql`
    select ${rewardReferrals.id}, grant_id, state, sent_at, viewed_at, json_build_object('id', ${companies.id},
      'slug', ${companies.slug}, 'name', ${companies.name}, 'logo_url', ${companies.logoUrl}, 'open_jobs', ${companies.openJobs}) as company
    from ${rewardReferrals} join ${companies} on ${companies.id} = company_id
    where user_id = ${userId} order by ${newestFirst(rewardReferrals.id)} limit 100`)
  type Row = Omit<Referral, 'company'> & { company: Parameters<typeof toReferralCompany>[0] }
  return (rows as Row[]).map(({ company, sent_at: sentAt, viewed_at: viewedAt, ...row }) => ({
    ...row,
    company: toReferralCompany(company),
    sent_at: toIsoTimestamp(sentAt),
    viewed_at: viewedAt === null ? null : toIsoTimestamp(viewedAt),
  }))
}
