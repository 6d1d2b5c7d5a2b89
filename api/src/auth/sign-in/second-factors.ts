import type { SecondFactor } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { createPreparedStatement } from '../../platform/database/prepared-statement.ts'
import { passkeys, recoveryCodes, twoFactors } from '../tables.ts'

const factors = createPreparedStatement((db) => {
  const codes = db
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, twoFactors.userId), isNull(recoveryCodes.usedAt)))
  const keys = db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, twoFactors.userId))
  return db
    .select({ hasCodes: sql<boolean>`exists ${codes}`, hasPasskeys: sql<boolean>`exists ${keys}` })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, sql.placeholder('userId')), isNotNull(twoFactors.enabledAt)))
    .prepare('second_factors')
})

/** What a member can give as the second factor; empty where two-factor is off. */
export const secondFactorsOf = async (db: QueryExecutor, userId: number): Promise<SecondFactor[]> => {
  const [on] = await factors(db).execute({ userId })
  if (!on) return []
  return [
    'totp',
    ...(on.hasCodes ? (['recovery_code'] as const) : []),
    ...(on.hasPasskeys ? (['passkey'] as const) : []),
  ]
}
