import type { Database, QueryExecutor } from '@jobspan/kit-server'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import type { PublicKey } from '@jobspan/shared-kit/contracts/registry/document'
import { eq, ne } from 'drizzle-orm'
import { CompactSign, type CryptoKey } from 'jose'
import { type RegistryTransaction, runRegistryTransaction } from '../audit/registry-transaction.ts'
import { systemActor } from '../audit/system-actor.ts'
import { signingKeys } from '../platform/database/schema/documents.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import type { KeyFiles } from './key-files.ts'

export type KeyRow = typeof signingKeys.$inferSelect

export const allCountries = countries.map(({ key }) => key)

/** Keys that documents list: the one that signs, the one that will, and those that did. */
export const listKeys = (db: QueryExecutor): Promise<KeyRow[]> =>
  db.select().from(signingKeys).where(ne(signingKeys.state, 'retired')).orderBy(signingKeys.changedAt, signingKeys.kid)

/** Retired keys whose private halves are still here. */
export const listRetiredWithPrivateKey = async (db: QueryExecutor, files: KeyFiles): Promise<KeyRow[]> => {
  const retired = await db
    .select()
    .from(signingKeys)
    .where(eq(signingKeys.state, 'retired'))
    .orderBy(signingKeys.changedAt)
  const remain = await Promise.all(retired.map(({ kid }) => files.has(kid)))
  return retired.filter((_, index) => remain[index])
}

export const activeKey = (keys: readonly KeyRow[]): KeyRow => {
  const key = keys.find(({ state }) => state === 'active')
  if (!key) throw new Error('the registry has no active signing key')
  return key
}

/**
 * Makes the first key, unless there is one. A new database beside an older folder of keys takes the newest of these: shells
 * trust it already.
 */
export const ensureKey = async (db: Database, files: KeyFiles): Promise<void> => {
  await runRegistryTransaction(db, async (change) => {
    if ((await listKeys(change.db)).length > 0) return
    const publicKey = (await files.list()).at(-1) ?? (await files.create())
    await change.db
      .insert(signingKeys)
      .values({ kid: publicKey.kid, publicKey, state: 'active', changedAt: change.now })
      .onConflictDoUpdate({ target: signingKeys.kid, set: { state: 'active', changedAt: change.now } })
    await change.appendAuditEntry({
      actor: systemActor,
      action: 'key',
      remote: null,
      reason: 'First signing key',
      details: { kid: publicKey.kid, state: 'active' },
    })
    change.reissueDocuments(allCountries)
  })
}

/** Makes the next key and has documents list it, while the present one still signs. */
export const announceKey = (db: Database, files: KeyFiles, actor: string, reason: string) =>
  runRegistryTransaction(db, async (change) => {
    const known = (await listKeys(change.db)).find(({ state }) => state === 'next')
    if (known) throw new RegistryError(409, `Key ${known.kid} is announced already; activate it first.`)
    const publicKey = await files.create()
    await change.db.insert(signingKeys).values({ kid: publicKey.kid, publicKey, state: 'next', changedAt: change.now })
    await change.appendAuditEntry({
      actor,
      action: 'key',
      remote: null,
      reason,
      details: { kid: publicKey.kid, state: 'next' },
    })
    change.reissueDocuments(allCountries)
    return listKeys(change.db)
  })

/** Has the announced key sign from now on; documents go on listing the one before. */
export const activateKey = (db: Database, kid: string, actor: string, reason: string) =>
  runRegistryTransaction(db, async (change) => {
    const key = await findKey(change.db, kid)
    if (key.state !== 'next') throw new RegistryError(409, `Key ${kid} is not announced; it is ${key.state}.`)
    await change.db
      .update(signingKeys)
      .set({ state: 'former', changedAt: change.now })
      .where(eq(signingKeys.state, 'active'))
    await setState(change, kid, 'active')
    await change.appendAuditEntry({ actor, action: 'key', remote: null, reason, details: { kid, state: 'active' } })
    change.reissueDocuments(allCountries)
    return listKeys(change.db)
  })

/**
 * Takes a key out of the documents: a shell that has not received its successor by now must be told by hand. Of a key that is retired
 * already nothing is changed, so that whoever asks again gets its private half deleted, should that have failed before.
 */
export const retireKey = (db: Database, kid: string, actor: string, reason: string) =>
  runRegistryTransaction(db, async (change) => {
    const key = await findKey(change.db, kid)
    if (key.state === 'active')
      throw new RegistryError(409, 'The key that signs cannot be retired; activate another first.')
    if (key.state === 'retired') return listKeys(change.db)
    await setState(change, kid, 'retired')
    await change.appendAuditEntry({ actor, action: 'key', remote: null, reason, details: { kid, state: 'retired' } })
    change.reissueDocuments(allCountries)
    return listKeys(change.db)
  })

/** Deletes the private half of a retired key. Where the folder does not let it, says so and what to do: the key is retired all the same. */
export const deletePrivateKey = async (files: KeyFiles, kid: string): Promise<void> => {
  try {
    await files.remove(kid)
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException
    throw new RegistryError(
      500,
      `Key ${kid} is retired, and shells refuse it from now on; only its private half could not be deleted (${code}). Delete ${files.nameOf(kid)} in the registry’s folder by hand, or mend the folder’s rights and try again.`,
    )
  }
}

const findKey = async (db: QueryExecutor, kid: string): Promise<KeyRow> => {
  const [key] = await db.select().from(signingKeys).where(eq(signingKeys.kid, kid))
  if (!key) throw new RegistryError(404, `There is no key ${kid}; GET /v1/keys lists them.`)
  return key
}

const setState = ({ db, now }: Pick<RegistryTransaction, 'db' | 'now'>, kid: string, state: KeyRow['state']) =>
  db.update(signingKeys).set({ state, changedAt: now }).where(eq(signingKeys.kid, kid))

/** Signs as a compact JWS (RFC 7515) with EdDSA (RFC 8037); the header names the key. */
export const signWith = (key: CryptoKey, kid: PublicKey['kid'], type: string, payload: unknown): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'EdDSA', typ: type, kid })
    .sign(key)
