import type { JobEligibility, PositionEligibility } from '@jobspan/shared-kit/contracts/identity'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { findVerification, isStillValid, toUserIdentity } from './verification.ts'

/** The conditions of a job as pages show them; null where it has none. */
export const toJobEligibility = (
  { eligibleIdentityIds, text }: { eligibleIdentityIds: readonly number[]; text: string | null },
  language: LanguageKey,
): JobEligibility | null =>
  eligibleIdentityIds.length === 0 && text === null
    ? null
    : { user_identities: eligibleIdentityIds.map((id) => toUserIdentity(id, language)), text }

type Reason = NonNullable<PositionEligibility['reason']>

/** Why a member may not apply to a job that is open to some identities alone; null where they may. */
const findReason = async (db: QueryExecutor, userId: number, eligible: readonly number[]): Promise<Reason | null> => {
  if (eligible.length === 0) return null
  const verification = await findVerification(db, userId)
  if (!verification) return 'not_verified'
  if (!isStillValid(verification)) return 'expired'
  return eligible.includes(verification.userIdentityId) ? null : 'mismatch'
}

/** Where nobody can be verified, nobody is turned away: the page shows the conditions, and the employer sees to them. */
const isChecked = ({ settings }: FastifyInstance): boolean =>
  settings.identity.client !== null || settings.usesLocalProviders

const readConditions = async (db: QueryExecutor, jobId: number) => {
  const { rows } = await db.execute(sql`
    select eligible_identity_ids as ids, eligibility as text
    from jobs left join job_texts on job_id = jobs.id where jobs.id = ${jobId}`)
  const [row] = rows as { ids: number[]; text: string | null }[]
  return row ? { eligibleIdentityIds: row.ids, text: row.text } : null
}

/** Throws 40004 where there is no such job. */
export const loadPositionEligibility = async (
  app: FastifyInstance,
  db: QueryExecutor,
  { userId, jobId, language }: { userId: number; jobId: number; language: LanguageKey },
): Promise<PositionEligibility> => {
  const conditions = await readConditions(db, jobId)
  if (!conditions) throw new ApiError('notFound')
  const reason = isChecked(app) ? await findReason(db, userId, conditions.eligibleIdentityIds) : null
  return { is_eligible: reason === null, reason, eligibility: toJobEligibility(conditions, language) }
}

/**
 * Refuses what only those may do for whom the job is open (docs/product-rules.md#position-eligibility): 41274, which names who they are.
 *
 * @param refusal `identityMismatch` for an application, `chatNotEligible` for a chat that begins
 */
export const requireEligible = async (
  app: FastifyInstance,
  db: QueryExecutor,
  { userId, jobId }: { userId: number; jobId: number },
  refusal: 'identityMismatch' | 'chatNotEligible',
): Promise<void> => {
  if (!isChecked(app)) return
  const eligible = (await readConditions(db, jobId))?.eligibleIdentityIds ?? []
  const reason = await findReason(db, userId, eligible)
  if (reason === null) return
  throw new ApiError(refusal, {
    fields: { identity: [reason] },
    messageParameters: (language) => ({
      identities: new Intl.ListFormat(language, { type: 'disjunction' }).format(
        eligible.map((id) => toUserIdentity(id, language).value),
      ),
    }),
  })
}
