import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { type SealKey, sealText, unsealText } from '../../platform/crypto/seal.ts'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import type { IdentityKey } from '../../platform/settings/identity-settings.ts'
import { identityKeys } from '../tables.ts'

export const signingAlgorithm = 'ES256'
export const keyAgreementAlgorithm = 'ECDH-ES+A256KW'

type NamedKey = { kid: string; key: CryptoKey }

/** The keys of this installation as a client: one signs, all decrypt, and `published` is what the provider reads. */
export type ClientKeys = { signing: NamedKey; decryption: NamedKey[]; published: JWK[] }

const algorithms = { sig: signingAlgorithm, enc: keyAgreementAlgorithm }
const uses = ['sig', 'enc'] as const

const toPublic = ({ kid, use, kty, crv, x, y }: IdentityKey): JWK => ({
  kty,
  crv,
  kid,
  use,
  alg: algorithms[use],
  x,
  y,
})

const importKey = async (key: IdentityKey): Promise<NamedKey> => ({
  kid: key.kid,
  key: (await importJWK({ ...key, alg: algorithms[key.use] })) as CryptoKey,
})

/** `keys` in their order: the first that may sign signs. `published` are those that the provider shall know; all decrypt. */
export const toClientKeys = async (keys: readonly IdentityKey[], published = keys): Promise<ClientKeys> => {
  const signing = keys.find(({ use }) => use === 'sig')
  if (!signing) throw new Error('no key to sign with')
  return {
    signing: await importKey(signing),
    decryption: await Promise.all(keys.filter(({ use }) => use === 'enc').map(importKey)),
    published: published.map(toPublic),
  }
}

const isActive = sql`activated_at is not null and retired_at is null`

/** What signs now comes first; what is only published, and what is retired, after it. */
export const loadClientKeys = async (db: QueryExecutor, sealKey: SealKey): Promise<ClientKeys> => {
  const read = () =>
    db.select().from(identityKeys).orderBy(sql`${isActive} desc`, asc(identityKeys.createdAt), asc(identityKeys.kid))
  let rows = await read()
  if (uses.some((use) => !rows.some((row) => row.use === use && row.activatedAt && !row.retiredAt))) {
    for (const use of uses) await insertKey(db, sealKey, use, 'active')
    rows = await read()
  }
  const open = (row: (typeof rows)[number]): IdentityKey => {
    const text = unsealText(sealKey, row.sealed)
    if (text === null) throw new Error(`the key ${row.kid} was sealed with another key`)
    return JSON.parse(text)
  }
  const unpublished = Date.now() - publishedAfterRetirementHours * hour
  const published = rows.filter(({ retiredAt }) => retiredAt === null || retiredAt.getTime() > unpublished)
  return toClientKeys(rows.map(open), published.map(open))
}

/** Of two that are made at once, one stays. */
const insertKey = async (db: QueryExecutor, sealKey: SealKey, use: IdentityKey['use'], state: 'active' | 'next') => {
  const { privateKey } = await generateKeyPair(algorithms[use], { crv: 'P-256', extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  const key = { ...jwk, kid, use }
  await db
    .insert(identityKeys)
    .values({
      kid,
      use,
      sealed: sealText(sealKey, JSON.stringify(key)),
      activatedAt: state === 'active' ? sql`now()` : null,
    })
    .onConflictDoNothing()
}

const hour = 60 * 60 * 1000
const rotationDays = 90
/** How long a new key is published before it is used: the provider reads the keys anew within the hour. */
const publishedBeforeUseHours = 24
/** After that nobody is to encrypt to it any more. */
const publishedAfterRetirementHours = 24
/** A retired key decrypts as long as anything may have been encrypted to it. */
const retiredKeyHours = 48

/**
 * Takes the keys that this installation made one step further: publishes a new one after 90 days, uses it a day later, and deletes the old one
 * two days after that. Safe to run in every replica; does nothing where no keys were made.
 */
export const rotateClientKeys = (db: Database, sealKey: SealKey): Promise<void> =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('identity_keys', 0))`)
    const olderThan = (hours: number) => sql`now() - make_interval(hours => ${hours})`
    for (const use of uses) {
      const ofUse = eq(identityKeys.use, use)
      const [next] = await transaction
        .select()
        .from(identityKeys)
        .where(and(ofUse, isNull(identityKeys.activatedAt)))
      if (!next) {
        const [old] = await transaction
          .select({ kid: identityKeys.kid })
          .from(identityKeys)
          .where(and(ofUse, isActive, lt(identityKeys.activatedAt, olderThan(rotationDays * 24))))
        if (old) await insertKey(transaction, sealKey, use, 'next')
        continue
      }
      const [due] = await transaction
        .select({ kid: identityKeys.kid })
        .from(identityKeys)
        .where(and(eq(identityKeys.kid, next.kid), lt(identityKeys.createdAt, olderThan(publishedBeforeUseHours))))
      if (!due) continue
      await transaction.update(identityKeys).set({ retiredAt: sql`now()` }).where(and(ofUse, isActive))
      await transaction.update(identityKeys).set({ activatedAt: sql`now()` }).where(eq(identityKeys.kid, next.kid))
    }
    await transaction.delete(identityKeys).where(lt(identityKeys.retiredAt, olderThan(retiredKeyHours)))
  })
