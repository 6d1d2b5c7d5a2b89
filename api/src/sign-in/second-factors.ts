import type { SecondFactor } from '@jobspan/shared-kit/contracts/sign-in'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { passkeys, recoveryCodes, twoFactors } from '../database/schema/sign-in.ts'

/** What a member can give as the second factor; empty where two-factor is off. */
export const secondFactorsOf = async (db: Queries, userId: number): Promise<SecondFactor[]> => {
  const [app] = await db
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.enabledAt)))
  if (!app) return []
  const [code] = await db
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .limit(1)
  const [passkey] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1)
  return ['totp', ...(code ? (['recovery_code'] as const) : []), ...(passkey ? (['passkey'] as const) : [])]
}
