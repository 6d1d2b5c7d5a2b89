import { eq, sql } from 'drizzle-orm'
import { queueSecurityNotice } from '../../notifications/security-notice.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import {
  blockedCompanies,
  greetingMessages,
  knownDevices,
  notificationSettings,
} from '../../platform/database/schema/account.ts'
import { users } from '../../platform/database/schema/seekers.ts'
import { passkeys, recoveryCodes, socialIdentities, twoFactors } from '../../platform/database/schema/sign-in.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { endOtherSessions } from '../devices/end-sessions.ts'

type ProvenEmail = { user: Member; isPasswordRemoved: boolean }

/**
 * Somebody who is not signed in proved that they read the mail of an account's address: by code, link or reset. Gives the
 * account as it is then, and whether a password went.
 *
 * An address that nobody proved before was typed by nobody knows whom. So whatever was set up until then, password, passkeys,
 * two-factor, sessions, is not its owner's and goes: a stranger who registered somebody else's address, and waits, finds
 * nothing left (pre-hijacking, Sudhodanan and Paverd, USENIX Security 2022). So does what would go on working in the owner's name:
 * a deletion that was asked for, a number that was only typed, greetings, blocked companies, switches; what stays, ADR 23 says. Where the account has another way in that was
 * proven, a number or social account, it is that person's and the address is the mistake: throws 40010, and hands over nothing.
 * Run it in a transaction.
 */
export const claimAccountByEmail = async (
  db: QueryExecutor,
  { id }: Pick<Member, 'id'>,
  { isReset = false } = {},
): Promise<ProvenEmail> => {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update')
  if (!user) throw new ApiError('emailOrCodeWrong')
  if (user.isEmailVerify) return { user, isPasswordRemoved: false }
  if (await hasOtherVerifiedMethod(db, user)) throw new ApiError('emailUnconfirmed')
  const hadOthers = await removeSignInMethods(db, user)
  await removeMemberPreferences(db, user)
  // Who resets a password knows that the old one is gone.
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
  await endOtherSessions(db, user, null)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
  const factors = await db.delete(twoFactors).where(eq(twoFactors.userId, user.id)).returning({ id: twoFactors.userId })
  const keys = await db.delete(passkeys).where(eq(passkeys.userId, user.id)).returning({ id: passkeys.id })
  return factors.length > 0 || keys.length > 0
}

/** What would speak, hide or send for the owner from now on without their having chosen it. */
const removeMemberPreferences = async (db: QueryExecutor, { id }: Member): Promise<void> => {
  for (const prepared of [greetingMessages, blockedCompanies, notificationSettings, knownDevices]) {
    await db.delete(prepared).where(eq(prepared.userId, id))
  }
}
