import { randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { keyedHash, type SealKey } from '../../platform/crypto/seal.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { recoveryCodes } from '../tables.ts'

/** Without letters and digits that are taken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const amount = 10

/** Ten letters and digits, 49 random bits, in two groups. */
const newCode = (): string => {
  const characters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${characters.slice(0, 5)}-${characters.slice(5)}`
}

/** Dashes and spaces are for the eye. */
const hashOf = (sealKey: SealKey, userId: number, code: string) =>
  keyedHash(sealKey, `recovery code ${userId}`, code.toLowerCase().replace(/[^a-z0-9]/g, ''))

/** Ten new codes in place of those before. They are told once: only their keyed hashes are kept. */
export const regenerateRecoveryCodes = async (
  db: QueryExecutor,
  sealKey: SealKey,
  userId: number,
): Promise<string[]> => {
  const codes = new Set<string>()
  while (codes.size < amount) codes.add(newCode())
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values([...codes].map((code) => ({ userId, codeHash: hashOf(sealKey, userId, code) })))
  return [...codes]
}

/** Uses a code up; false where it is none of the member's, or was used. */
export const consumeRecoveryCode = async (
  db: QueryExecutor,
  sealKey: SealKey,
  userId: number,
  code: string,
): Promise<boolean> => {
  const codeHash = hashOf(sealKey, userId, code)
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  return used.length === 1
}
