import type { DatabaseConnection } from '@jobspan/kit-server'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { CountryDocument, ReferencingDocument } from '@jobspan/shared-kit/contracts/registry/document'
import { changesChannel } from '../audit/registry-transaction.ts'
import type { KeyFiles } from '../keys/key-files.ts'
import { activeKey, listKeys, signWith } from '../keys/keyring.ts'
import { documents } from '../platform/database/schema/documents.ts'
import type { ManifestCache } from '../releases/manifest-cache.ts'
import { encodeDocument, type Representations } from './encode-document.ts'
import { loadRollouts } from './load-rollouts.ts'
import { referenceReleases } from './reference-releases.ts'

export type IssuedDocument = {
  country: CountryKey
  serial: number
  /** The compact JWS, as bytes: a text would be turned into them at every request. */
  representations: Representations
  /** The same with its releases by hash. */
  referencing: Representations
}

/** Every country's signed document, kept in memory: reading one asks neither the database nor the key. */
export type CountryDocuments = {
  get: (country: CountryKey) => IssuedDocument | undefined
  all: () => IssuedDocument[]
  /** Reads what changed since; called by whoever changed something, so that it sees its own change. */
  refresh: () => Promise<void>
  onIssued: (listener: (document: IssuedDocument) => void) => () => void
  close: () => Promise<void>
}

type Dependencies = { connection: DatabaseConnection; keyFiles: KeyFiles; manifests: ManifestCache }

export const openCountryDocuments = async (parts: Dependencies): Promise<CountryDocuments> => {
  const issued = new Map<CountryKey, IssuedDocument>()
  const listeners = new Set<(document: IssuedDocument) => void>()

  const readChanges = async () => {
    const changed = await buildChanged(parts, (country) => issued.get(country)?.serial)
    for (const document of changed) {
      // Two looks may overlap in time with different replicas' commits between them; the newer one stays.
      if ((issued.get(document.country)?.serial ?? -1) >= document.serial) continue
      issued.set(document.country, document)
      for (const listener of listeners) listener(document)
    }
  }

  // One look at a time; a call during a look waits for one that begins after it.
  let activeRefresh: Promise<void> | undefined
  let queuedRefresh: Promise<void> | undefined
  const refresh = (): Promise<void> => {
    if (!activeRefresh) {
      activeRefresh = readChanges().finally(() => {
        activeRefresh = undefined
      })
      return activeRefresh
    }
    queuedRefresh ??= activeRefresh
      .catch(() => undefined)
      .then(() => {
        queuedRefresh = undefined
        return refresh()
      })
    return queuedRefresh
  }

  await refresh()
  const unsubscribe = await parts.connection.listen(changesChannel, () => void refresh().catch(() => undefined))
  return {
    get: (country) => issued.get(country),
    all: () => [...issued.values()],
    refresh,
    onIssued: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      await unsubscribe()
      await activeRefresh?.catch(() => undefined)
    },
  }
}

const buildChanged = async (parts: Dependencies, serialOf: (country: CountryKey) => number | undefined) => {
  const { connection, keyFiles, manifests } = parts
  // One moment of the database: a serial must not be paired with cells of another.
  const found = await connection.db.transaction(
    async (transaction) => {
      const rows = (await transaction.select().from(documents)).filter(
        ({ country, serial }) => serial !== serialOf(country),
      )
      if (rows.length === 0) return undefined
      const keys = await listKeys(transaction)
      const rollouts = await loadRollouts(
        transaction,
        manifests,
        rows.map(({ country }) => country),
      )
      return { rows, keys, rollouts }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  if (!found) return []
  const { kid } = activeKey(found.keys)
  const key = await keyFiles.open(kid)
  const publicKeys = found.keys.map(({ publicKey }) => publicKey)
  await keyFiles.publish(publicKeys)
  return Promise.all(
    found.rows.map(async ({ country, serial, issuedAt }): Promise<IssuedDocument> => {
      const document: CountryDocument = {
        version: 2,
        country,
        serial,
        issued_at: issuedAt.toISOString(),
        keys: publicKeys,
        remotes: [],
        ...found.rollouts.get(country),
      }
      const encode = async (form: CountryDocument | ReferencingDocument) =>
        encodeDocument(await signWith(key, kid, 'jobspan-registry+jws', form))
      const [representations, referencing] = await Promise.all([
        encode(document),
        encode(referenceReleases(document, manifests.integrityOf)),
      ])
      return { country, serial, representations, referencing }
    }),
  )
}
