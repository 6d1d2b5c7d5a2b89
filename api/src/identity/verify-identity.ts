import type { verifySingaporeIdentity } from '@jobspan/shared-kit/contracts/identity/identity'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { keyedHash, type SealKey } from '../platform/crypto/seal.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { lockMember } from '../platform/database/lock-member.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { Context } from '../platform/http/register-endpoint.ts'
import { recordSharing } from './identity-records.ts'
import { deletePendingVerification, lockPendingVerification } from './pending-verification.ts'
import { type SharedIdentity, sharedFields } from './person/shared-identity.ts'
import { deriveIdentity, type VerifiedIdentity } from './person/user-identity.ts'
import { identityVerifications } from './tables.ts'
import { findVerification, toIdentityVerification, type Verification } from './verification.ts'

type Refusal = 'identityIncomplete' | 'identityDiffers' | 'identityTaken'

/**
 * Confirms what waits: from it is kept what the member is, and by which hash the person is known again. What waits is deleted, also where it is
 * refused, so that nothing of it stays behind half-verified.
 */
export const verifyIdentity = async (
  app: FastifyInstance,
  { body, session, language, log }: Context<typeof verifySingaporeIdentity, 'member'>,
) => {
  const userId = session.user.id
  const outcome = await app.connection.db.transaction(async (transaction): Promise<Verification | Refusal> => {
    await lockMember(transaction, userId)
    const waiting = await lockPendingVerification(transaction, app.sealKey, userId)
    if (!waiting) throw new ApiError('notFound')
    if (body.id !== undefined && body.id !== waiting.id) throw new ApiError('stateChanged')
    await deletePendingVerification(transaction, userId)
    const confirmed = await confirm(transaction, app.sealKey, userId, waiting.shared)
    const kind = typeof confirmed === 'string' ? 'discarded' : 'confirmed'
    await recordSharing(transaction, userId, kind, kind === 'confirmed' ? sharedFields(waiting.shared) : [])
    return confirmed
  })
  if (typeof outcome === 'string') {
    log.info({ reason: outcome }, 'identity not verified')
    throw new ApiError(outcome)
  }
  log.info({ identity: outcome.userIdentityId, role: outcome.verifyRole }, 'identity verified')
  const verification = toIdentityVerification(outcome, language)
  return { new_user_identity: verification.user_identity, verify_role: verification.verify_role, verification }
}

const confirm = async (
  db: QueryExecutor,
  sealKey: SealKey,
  userId: number,
  shared: SharedIdentity,
): Promise<Verification | Refusal> => {
  const identity = deriveIdentity(shared)
  if (!identity) return 'identityIncomplete'
  const values = toRow(sealKey, shared, identity)
  const earlier = await findVerification(db, userId)
  if (earlier && earlier.subjectHash !== values.subjectHash) return 'identityDiffers'
  const [verified] = earlier
    ? await db.update(identityVerifications).set(values).where(eq(identityVerifications.userId, userId)).returning()
    : await db
        .insert(identityVerifications)
        .values({ userId, ...values })
        .onConflictDoNothing()
        .returning()
  // Of two accounts that confirm the same person at once, the second finds the first one's row.
  return verified ?? 'identityTaken'
}

const toRow = (sealKey: SealKey, shared: SharedIdentity, { role, identityId, validUntil }: VerifiedIdentity) => {
  const { person, fields, hasFullNumber } = shared
  const { uinfin } = fields
  return {
    issuer: person.issuer,
    subjectHash: keyedHash(sealKey, 'identity subject', `${person.issuer}\0${person.subject}`),
    numberHash: hasFullNumber && uinfin ? keyedHash(sealKey, 'identity number', uinfin) : null,
    numberLastFour: uinfin?.slice(-4) ?? null,
    userIdentityId: identityId,
    verifyRole: role,
    checked: sharedFields(shared),
    validUntil,
    verifiedAt: sql`now()`,
  }
}
