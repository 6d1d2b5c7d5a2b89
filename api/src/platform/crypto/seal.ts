import { createCipheriv, createDecipheriv, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { QueryExecutor } from '../database/database.ts'
import { settings } from '../database/schema/operations.ts'

/** Prepared once: from bytes it would be for every text anew, which costs more than sealing. */
export type SealKey = KeyObject

/** The installation's secret, made once and shared by all replicas through the database. */
export const loadSealKey = async (db: QueryExecutor): Promise<SealKey> => {
  const value = randomBytes(32).toString('base64')
  await db.insert(settings).values({ key: 'cookie_key', value }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, 'cookie_key'))
  return createSecretKey(String(row?.value), 'base64')
}

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
