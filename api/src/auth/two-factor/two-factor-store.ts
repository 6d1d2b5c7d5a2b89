import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { type SealKey, sealText, unsealText } from '../../platform/crypto/seal.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { recoveryCodes, twoFactors } from '../tables.ts'
import { totpTimeStep } from './totp.ts'

/** Keeps the secret of an app that is being set up; false where two-factor is on: that app is switched off first. */
export const startEnrollment = async (
  db: QueryExecutor,
  sealKey: SealKey,
  userId: number,
  secret: string,
): Promise<boolean> => {
  const enrollment = { secret: sealText(sealKey, secret), createdAt: sql`now()` }
  const rows = await db
    .insert(twoFactors)
    .values({ userId, ...enrollment })
    .onConflictDoUpdate({ target: twoFactors.userId, set: enrollment, setWhere: isNull(twoFactors.enabledAt) })
    .returning({ userId: twoFactors.userId })
  return rows.length === 1
}

/** Switches two-factor on with a code of the app that is being set up; false where the code is wrong or nothing was begun. */
export const activateTwoFactor = async (
  db: QueryExecutor,
  sealKey: SealKey,
  userId: number,
  code: string,
): Promise<boolean> => {
  const [row] = await db
    .select({ secret: twoFactors.secret })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNull(twoFactors.enabledAt)))
  const step = row ? verifyTimeStep(sealKey, row.secret, code) : null
  if (!row || step === null) return false
  const enabled = await db
    .update(twoFactors)
    .set({ enabledAt: sql`now()`, lastStep: step })
    // The very secret that the code proved: another set-up may have begun meanwhile.
    .where(and(eq(twoFactors.userId, userId), isNull(twoFactors.enabledAt), eq(twoFactors.secret, row.secret)))
    .returning({ userId: twoFactors.userId })
  return enabled.length === 1
}

export const isTwoFactorOn = async (db: QueryExecutor, userId: number): Promise<boolean> => {
  const rows = await db
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.enabledAt)))
  return rows.length === 1
}

/** Takes a code of the app, none twice and none older than the last (RFC 6238, section 5.2); false where it is wrong. */
export const consumeTotpCode = async (
  db: QueryExecutor,
  sealKey: SealKey,
  userId: number,
  code: string,
): Promise<boolean> => {
  const [row] = await db
    .select({ secret: twoFactors.secret })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.enabledAt)))
  const step = row ? verifyTimeStep(sealKey, row.secret, code) : null
  if (step === null) return false
  const consumed = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId })
  return consumed.length === 1
}

/** Switches two-factor off; false where it was. */
export const deactivateTwoFactor = async (db: QueryExecutor, userId: number): Promise<boolean> => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = await db.delete(twoFactors).where(eq(twoFactors.userId, userId)).returning({ at: twoFactors.enabledAt })
  return rows[0]?.at != null
}

const verifyTimeStep = (sealKey: SealKey, sealed: string, code: string): number | null => {
  const secret = unsealText(sealKey, sealed)
  return secret === null ? null : totpTimeStep(secret, code)
}
