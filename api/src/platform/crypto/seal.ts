import { createCipheriv, createDecipheriv, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { QueryExecutor } from '../database/database.ts'
import { settings } from '../tables.ts'

/** Prepared once: from bytes it would be for every text anew, which costs more than sealing. */
export type SealKey = KeyObject

const rowKey = 'cookie_key'
const checkText = 'the key of this installation'

/**
 * The installation's secret, the same in all replicas: `SEAL_KEY` of the environment, else one that is made once and kept in the
 * database. With `SEAL_KEY` the database keeps a sealed text in its place, by which another key is told from the right one.
 * Throws where data is sealed with a key that is not given: with another one, members' second factors would be lost without a word.
 *
 * @param givenKey 32 bytes in base64
 */
export const loadSealKey = async (db: QueryExecutor, givenKey?: string): Promise<SealKey> => {
  const given = givenKey === undefined ? null : createSecretKey(givenKey, 'base64')
  const check = given && { check: sealText(given, checkText) }
  const value = check ?? randomBytes(32).toString('base64')
  await db.insert(settings).values({ key: rowKey, value }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, rowKey))
  const stored = row?.value as string | { check: string }
  if (!given) {
    if (typeof stored !== 'string') throw new Error(missingKey)
    return createSecretKey(stored, 'base64')
  }
  if (typeof stored !== 'string') {
    if (unsealText(given, stored.check) !== checkText) throw new Error(wrongKey)
  } else {
    if (!createSecretKey(stored, 'base64').equals(given)) throw new Error(otherKeyInDatabase)
    await db.update(settings).set({ value: check }).where(eq(settings.key, rowKey))
  }
  return given
}

const missingKey =
  'SEAL_KEY: is not set, and what this database holds is sealed with it; set the key that it had (docs/operations.md#the-key-that-seals)'
const wrongKey =
  'SEAL_KEY: does not open what this database holds; set the key that it was sealed with (docs/operations.md#the-key-that-seals)'
const otherKeyInDatabase =
  'SEAL_KEY: is not the key that this database is sealed with; take that one out of the database first (docs/operations.md#the-key-that-seals)'

/** AES-256-GCM: nonce, tag, then the sealed text. */
export const sealText = (key: SealKey, text: string): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed; null where the text was changed or sealed with another key. */
export const unsealText = (key: SealKey, sealed: string): string | null => {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/**
 * A keyed hash (HMAC-SHA-256) for what is too short to be hashed plainly: without the installation's secret, a stolen table
 * of six-digit codes tells nothing. `scope` keeps hashes of different things from being exchanged.
 */
export const keyedHash = (key: SealKey, scope: string, text: string): string =>
  createHmac('sha256', key).update(`${scope}\0${text}`).digest('base64url')
