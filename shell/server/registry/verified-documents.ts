import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CountryKey, countries } from '@jobspan/shared-kit/contracts/platform/locales'
import type { CountryDocument } from '@jobspan/shared-kit/contracts/registry/document'
import { openReleaseManifests } from './release-manifests.ts'
import type { TrustedKeys } from './trusted-keys.ts'
import { verifyDocument } from './verify-document.ts'

export type VerifiedDocumentSettings = {
  /** Where the last good documents are stored for starts without a registry. */
  folder: string
  keys: TrustedKeys
  /** Brings a release's `release.json`, byte for byte. */
  readManifest(release: { name: string; build: string }): Promise<Uint8Array>
  /** A document was refused: forged, replayed, truncated or of another country. */
  onRefused(refusal: { country: CountryKey; reason: string }): void
}

/** One line, however much of a document is wrong. */
const reasonOf = (error: unknown): string => {
  const { issues } = error as { issues?: readonly { path: PropertyKey[]; message: string }[] }
  const [first] = issues ?? []
  if (first) return `${first.path.join('.')}: ${first.message} (${issues?.length} faults)`
  return (error instanceof Error ? error.message : String(error)).slice(0, 300)
}

/** Replaces the file in one step: a start reads the whole of the old token or of the new one. */
const persistToken = async (folder: string, file: string, token: string) => {
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.draft`, token)
  await rename(`${file}.draft`, file)
}

const readPersistedDocument = async (
  file: string,
  country: CountryKey,
  settings: Parameters<typeof verifyDocument>[2],
) => {
  try {
    return (await verifyDocument(await readFile(file, 'utf8'), country, settings)).document
  } catch {
    // None kept yet, or not whole: the registry will be asked.
    return undefined
  }
}

/** The last good document of each country, in memory and on disk. What does not verify changes nothing. */
export const openVerifiedDocuments = ({ folder, keys, readManifest, onRefused }: VerifiedDocumentSettings) => {
  const documents = new Map<CountryKey, CountryDocument>()
  const refusedHashes = new Map<CountryKey, string>()
  const listeners: ((country: CountryKey) => void)[] = []
  const manifests = openReleaseManifests({ folder: join(folder, 'manifests'), readManifest })
  const fileOf = (country: CountryKey) => join(folder, `${country}.jws`)
  const notifyListeners = (country: CountryKey) => {
    for (const listener of listeners) listener(country)
  }

  return {
    of: (country: CountryKey) => documents.get(country),
    subscribe: (listener: (country: CountryKey) => void) => void listeners.push(listener),
    /** Reads what the last process stored. */
    async readPersisted() {
      await Promise.all(
        countries.map(async ({ key }) => {
          const document = await readPersistedDocument(fileOf(key), key, {
            keys,
            expand: (referencing) => manifests.expand(referencing, 'disk'),
            allowRetired: true,
          })
          if (document) documents.set(key, document)
        }),
      )
      for (const country of documents.keys()) notifyListeners(country)
    },
    /** Verifies and stores a document. Throws where it does not verify, or a release that it names by hash cannot be had. */
    async accept(country: CountryKey, token: string) {
      const { document, isPinnedOnly } = await verifyDocument(token, country, {
        keys,
        expand: (referencing) => manifests.expand(referencing, 'registry'),
      })
      const last = documents.get(country)
      if (last && document.serial < last.serial && !isPinnedOnly)
        throw new Error(`replayed: serial ${document.serial} after ${last.serial}`)
      // A registry that begins anew counts from one again, in every country.
      if (isPinnedOnly) for (const [other, stored] of documents) documents.set(other, { ...stored, serial: -1 })
      await keys.trustKeysOf(document, isPinnedOnly)
      documents.set(country, document)
      refusedHashes.delete(country)
      await persistToken(folder, fileOf(country), token)
      notifyListeners(country)
    },
    /** Reports a document that was not accepted, once. */
    refuse(country: CountryKey, token: string, error: unknown) {
      const hash = createHash('sha256').update(token).digest('hex')
      if (refusedHashes.get(country) === hash) return
      refusedHashes.set(country, hash)
      onRefused({ country, reason: reasonOf(error) })
    },
    pruneManifests: manifests.prune,
  }
}
