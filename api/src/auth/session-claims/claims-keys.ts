import { sql } from 'drizzle-orm'
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { type SealKey, sealText, unsealText } from '../../platform/crypto/seal.ts'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { insertSetting, readSettings } from '../../platform/settings/stored-settings.ts'

export const claimsAlgorithm = 'EdDSA'

const prefix = 'session_claims_key/'
const rotationDays = 90
/** Claims live a minute; whoever reads the keys keeps them for minutes. A day covers both, and clocks that differ. */
const publishedAfterRotationMs = 24 * 3600 * 1000

type StoredKey = { kid: string; sealed: string; created_at: string }

export type ClaimsKeys = {
  /** Signs now. */
  signing: { kid: string; key: CryptoKey }
  /** Public keys of all tokens that may still be valid. */
  published: JWK[]
}

const isStored = (value: unknown): value is StoredKey =>
  typeof value === 'object' && value !== null && 'sealed' in value && 'created_at' in value

const readKeys = async (db: QueryExecutor): Promise<StoredKey[]> => {
  return (await readSettings(db, prefix)).filter(isStored)
}

/** Of two that are made at once for the same moment, one stays. Names sort by time. */
const insertKey = async (db: QueryExecutor, sealKey: SealKey, now: Date): Promise<void> => {
  const { privateKey } = await generateKeyPair(claimsAlgorithm, { crv: 'Ed25519', extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  const value: StoredKey = { kid, sealed: sealText(sealKey, JSON.stringify(jwk)), created_at: now.toISOString() }
  await insertSetting(db, prefix + now.toISOString().slice(0, 10), value)
}

const openKey = (sealKey: SealKey, { kid, sealed }: StoredKey): JWK => {
  const text = unsealText(sealKey, sealed)
  if (text === null) throw new Error(`the key ${kid} was sealed with another key`)
  return JSON.parse(text)
}

const isPublished = (keys: readonly StoredKey[], index: number, now: Date): boolean => {
  const newer = keys[index - 1]
  return newer === undefined || now.getTime() - Date.parse(newer.created_at) < publishedAfterRotationMs
}

/** The keys of this installation, shared by all replicas through the database. The first call makes one; after 90 days a new one signs. */
export const loadClaimsKeys = async (db: Database, sealKey: SealKey, now = new Date()): Promise<ClaimsKeys> => {
  let stored = await readKeys(db)
  const isDue = ({ created_at }: StoredKey) => now.getTime() - Date.parse(created_at) > rotationDays * 24 * 3600 * 1000
  if (!stored[0] || isDue(stored[0])) {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('session_claims_keys', 0))`)
      const [newest] = await readKeys(transaction)
      if (!newest || isDue(newest)) await insertKey(transaction, sealKey, now)
    })
    stored = await readKeys(db)
  }
  const [newest] = stored
  if (!newest) throw new Error('no key to sign session claims with')
  const published = stored.filter((_, index) => isPublished(stored, index, now))
  return {
    signing: { kid: newest.kid, key: (await importJWK(openKey(sealKey, newest), claimsAlgorithm)) as CryptoKey },
    published: published.map((key) => {
      const { kty, crv, x } = openKey(sealKey, key)
      return { kty, crv, x, kid: key.kid, use: 'sig', alg: claimsAlgorithm } as JWK
    }),
  }
}
