import type { IdentityVerification, VerifiedBadge } from '@jobspan/shared-kit/contracts/identity/identity'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { findListOption } from '../config/lists/list-option.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { singaporeDay } from './person/user-identity.ts'
import { identityVerifications } from './tables.ts'

/** SQL condition, of a row of `identity_verifications`: the pass, if it rests on one, has not ended. */
export const isValid = sql`(valid_until is null or valid_until >= (now() at time zone 'Asia/Singapore')::date)`

export type Verification = typeof identityVerifications.$inferSelect

export const findVerification = async (db: QueryExecutor, userId: number): Promise<Verification | null> => {
  const [row] = await db.select().from(identityVerifications).where(eq(identityVerifications.userId, userId))
  return row ?? null
}

export const isStillValid = ({ validUntil }: Pick<Verification, 'validUntil'>): boolean =>
  validUntil === null || validUntil >= singaporeDay()

/** The entry of `user_identity_lists` as contracts carry it. */
export const toUserIdentity = (id: number, language: LanguageKey) => ({
  id,
  value: findListOption('user_identity_lists', id, language)?.value ?? '',
})

export const toIdentityVerification = (row: Verification, language: LanguageKey): IdentityVerification => ({
  user_identity: toUserIdentity(row.userIdentityId, language),
  verify_role: row.verifyRole,
  checked: row.checked,
  uinfin_last_four: row.numberLastFour,
  verified_at: row.verifiedAt.toISOString(),
  valid_until: row.validUntil,
  is_valid: isStillValid(row),
})

export type BadgeRow = Pick<Verification, 'userIdentityId' | 'verifyRole' | 'checked'> & { verifiedAt: string }

/** SQL: the badge of a member as JSON ({@link BadgeRow}); null where there is none that is valid. */
export const badgeJson = (userId: SQL): SQL => sql`(
  select json_build_object('userIdentityId', user_identity_id, 'verifyRole', verify_role, 'checked', checked,
    'verifiedAt', verified_at) from ${identityVerifications} where user_id = ${userId} and ${isValid})`

/** SQL: the identity of a member that is verified and valid, an id of `user_identity_lists`; null of everybody else. */
export const validIdentityOf = (userId: number | null): SQL =>
  sql`(select user_identity_id from ${identityVerifications} where user_id = ${userId}::int and ${isValid})`

/** SQL condition: the member has a badge. Read once for a list, not for each of its rows. */
export const hasBadge = (userId: SQL): SQL =>
  sql`${userId} in (select user_id from ${identityVerifications} where ${isValid})`

/** The badge as employers read it, and why who has one comes before others. */
export const toBadge = (row: BadgeRow | null, language: LanguageKey) => ({
  identity: row && toVerifiedBadge(row, language),
  order_reasons: row ? ['identity_verified' as const] : [],
})

const toVerifiedBadge = (
  { userIdentityId, verifyRole, checked, verifiedAt }: BadgeRow,
  language: LanguageKey,
): VerifiedBadge => ({
  user_identity: toUserIdentity(userIdentityId, language),
  verify_role: verifyRole,
  checked,
  verified_at: new Date(verifiedAt).toISOString(),
})

/** Says in the log how many of a list that an employer reads come first for their verified identity; nothing of who they are. */
export const logVerifiedFirst = (
  log: FastifyBaseLogger,
  list: { list: 'applications' | 'seekers'; companyId: number },
  items: readonly { identity?: VerifiedBadge | null | undefined }[],
): void => {
  const verified = items.filter(({ identity }) => identity).length
  if (verified > 0) log.info({ ...list, verified, of: items.length }, 'verified identities come first')
}
