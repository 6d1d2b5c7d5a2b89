import type { SignInMethods } from '@jobspan/shared-kit/contracts/auth/account-security'
import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { confirmedUntil } from '../../platform/session/recent-authentication.ts'
import type { MemberSession } from '../../platform/session/session-store.ts'
import { passkeys, recoveryCodes, socialIdentities, twoFactors } from '../tables.ts'

/** The sign-in methods of the session's member, as they are in the database now: the user in the session may be out of date. */
export const loadSignInMethods = async (
  db: QueryExecutor,
  session: Pick<MemberSession, 'user' | 'confirmedAt'>,
): Promise<SignInMethods> => {
  const { id } = session.user
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw new ApiError('notFound')
  const social = await db
    .select()
    .from(socialIdentities)
    .where(eq(socialIdentities.userId, id))
    .orderBy(asc(socialIdentities.createdAt), asc(socialIdentities.provider))
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, id)).orderBy(asc(passkeys.id))
  const [app] = await db.select({ enabledAt: twoFactors.enabledAt }).from(twoFactors).where(eq(twoFactors.userId, id))
  const isEnabled = app?.enabledAt != null
  const [codes] = await db
    .select({ left: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt)))
  return {
    email: user.email,
    is_email_verify: user.isEmailVerify,
    phone_num: user.phoneNum,
    is_mobile_verified: user.isMobileVerified,
    has_password: user.passwordHash !== null,
    social: social.map(({ provider, label, createdAt }) => ({ provider, label, linked_at: createdAt.toISOString() })),
    passkeys: keys.map((key) => ({
      id: key.id,
      name: key.name,
      created_at: key.createdAt.toISOString(),
      last_used_at: key.lastUsedAt?.toISOString() ?? null,
      is_synced: key.isSynced,
    })),
    two_factor: { is_enabled: isEnabled, recovery_codes_left: isEnabled ? (codes?.left ?? 0) : 0 },
    confirmed_until: confirmedUntil(session),
  }
}

/** The sign-in method that is about to be removed. */
export type RemovedSignInMethod = { social: SocialProvider } | { passkey: number } | 'mobile'

/**
 * Throws 40008 if no other sign-in method would remain. An email counts only if verified: a code sent to a mistyped one reaches
 * somebody else. Run it in the transaction of the removal: it locks the member row, so that of the last two methods, removed at
 * the same time, one stays.
 */
export const assertOtherSignInMethod = async (
  db: QueryExecutor,
  userId: number,
  removed: RemovedSignInMethod,
): Promise<void> => {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user) throw new ApiError('notFound')
  if (user.passwordHash !== null || user.isEmailVerify) return
  if (removed !== 'mobile' && user.isMobileVerified && user.phoneNum !== null) return
  const social = await db
    .select({ provider: socialIdentities.provider })
    .from(socialIdentities)
    .where(eq(socialIdentities.userId, userId))
  const keys = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId))
  const isOther = {
    social: ({ provider }: { provider: SocialProvider }) =>
      !(typeof removed === 'object' && 'social' in removed && removed.social === provider),
    passkey: ({ id }: { id: number }) =>
      !(typeof removed === 'object' && 'passkey' in removed && removed.passkey === id),
  }
  if (social.some(isOther.social) || keys.some(isOther.passkey)) return
  throw new ApiError('lastSignInMethod')
}
