import { eq, sql } from 'drizzle-orm'
import { deleteGreetings } from '../../chats/greeting-messages/greeting-message-repository.ts'
import { unblockAll } from '../../companies/blocked-companies/blocked-company-repository.ts'
import { users } from '../../members/tables.ts'
import { resetNotificationSettings } from '../../notifications/notification-settings.ts'
import { queueSecurityNotice } from '../../notifications/security-notice.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { endOtherSessions } from '../devices/end-sessions.ts'
import { knownDevices, passkeys, recoveryCodes, socialIdentities, twoFactors } from '../tables.ts'

type ClaimedAccount = { user: Member; isPasswordRemoved: boolean }

/**
 * Gives an account to somebody who is not signed in but has verified its email: by code, link or reset. Returns the account as it
 * is afterwards, and whether a password was removed. Run it in a transaction.
 *
 * If the email was never verified before, nobody knows who typed it. So what was set up until then (password, passkeys,
 * two-factor, sessions) may not be the owner's and is removed: a stranger who registered somebody else's email and waits has no
 * access any more (pre-hijacking, Sudhodanan and Paverd, USENIX Security 2022). The same holds for what would act in the owner's
 * name: a requested deletion, an unverified phone number, greetings, blocked companies, notification settings. ADR 23 lists what
 * stays. If the account has another verified sign-in method, a phone number or a social account, it belongs to that person and
 * the email is the mistake: throws 40010 and changes nothing.
 */
export const claimAccountByEmail = async (
  db: QueryExecutor,
  { id }: Pick<Member, 'id'>,
  { isReset = false } = {},
): Promise<ClaimedAccount> => {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update')
  if (!user) throw new ApiError('emailOrCodeWrong')
  if (user.isEmailVerify) return { user, isPasswordRemoved: false }
  if (await hasOtherVerifiedMethod(db, user)) throw new ApiError('emailUnconfirmed')
  const hadOthers = await removeSignInMethods(db, user)
  await removeMemberPreferences(db, user)
  // Somebody who resets a password knows that the old one is removed.
  if (hadOthers || (user.passwordHash !== null && !isReset)) await queueSecurityNotice(db, user, 'waysRemoved')
  const [verified] = await db
    .update(users)
    .set({
      isEmailVerify: true,
      passwordHash: null,
      phoneNum: null,
      deleteAfter: null,
      isSubscribed: false,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, id))
    .returning()
  return { user: verified ?? user, isPasswordRemoved: user.passwordHash !== null }
}

const hasOtherVerifiedMethod = async (db: QueryExecutor, user: Member): Promise<boolean> => {
  if (user.isMobileVerified && user.phoneNum !== null) return true
  const [social] = await db
    .select({ provider: socialIdentities.provider })
    .from(socialIdentities)
    .where(eq(socialIdentities.userId, user.id))
    .limit(1)
  return social !== undefined
}

const removeSignInMethods = async (db: QueryExecutor, user: Member): Promise<boolean> => {
  await endOtherSessions(db, { ...user, isEmailVerify: true }, null)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
  const factors = await db.delete(twoFactors).where(eq(twoFactors.userId, user.id)).returning({ id: twoFactors.userId })
  const keys = await db.delete(passkeys).where(eq(passkeys.userId, user.id)).returning({ id: passkeys.id })
  return factors.length > 0 || keys.length > 0
}

/** Settings that would act for the owner although they did not choose them. */
const removeMemberPreferences = async (db: QueryExecutor, { id }: Member): Promise<void> => {
  await deleteGreetings(db, id)
  await unblockAll(db, id)
  await resetNotificationSettings(db, id)
  await db.delete(knownDevices).where(eq(knownDevices.userId, id))
}
