import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CountryDocument, type PublicKey, publicKeySet } from '@jobspan/shared-kit/contracts/registry/document'
import { type CryptoKey, importJWK } from 'jose'
import { z } from 'zod/mini'

const memory = z.object({
  /** Hash of the pinned file as it was when a document was last verified. */
  pinned: z.string(),
  serial: z.number(),
  keys: publicKeySet.shape.keys,
  /** Keys that documents no longer list; they verify only what this shell itself kept. */
  retired: publicKeySet.shape.keys,
})
type Memory = z.infer<typeof memory>

/** A key that is trusted. `fresh` says that it is known from the pinned file alone: the registry behind it may begin anew. */
type TrustedKey = { key: CryptoKey; isPinnedOnly: boolean }

export type TrustedKeys = {
  /** The key of a name, or undefined where it is not trusted. `kept` also takes keys that were trusted once. */
  find(kid: string | undefined, what?: { allowRetired: boolean }): Promise<TrustedKey | undefined>
  /** Trusts what a document lists, from a document that was verified. */
  trustKeysOf(document: Pick<CountryDocument, 'serial' | 'keys'>, isPinnedOnly: boolean): Promise<void>
}

type Settings = {
  /** JSON Web Key Set that an operator gave to this shell. */
  pinnedFile: string
  /** Folder to remember in. */
  folder: string
}

const nothing: Memory = { pinned: '', serial: -1, keys: [], retired: [] }
const maxRetiredKeys = 20

/**
 * Keys that documents are verified with. The pinned file counts until a document was verified, and again whenever an
 * operator changes it; from then on the keys that the newest document lists count, so a key that was taken out of
 * service stays out, whatever the file still says.
 */
export const openTrustedKeys = async ({ pinnedFile, folder }: Settings): Promise<TrustedKeys> => {
  const file = join(folder, 'keys.json')
  const readMemory = async (): Promise<Memory> => {
    try {
      return z.parse(memory, JSON.parse(await readFile(file, 'utf8')))
    } catch {
      return nothing
    }
  }
  let known = await readMemory()

  const readPinned = async (): Promise<{ hash: string; keys: PublicKey[] }> => {
    try {
      const text = await readFile(pinnedFile, 'utf8')
      const { keys } = z.parse(publicKeySet, JSON.parse(text))
      return { hash: createHash('sha256').update(text).digest('hex'), keys }
    } catch {
      return { hash: '', keys: [] }
    }
  }
  const imported = async (key: PublicKey) => (await importJWK(key, 'EdDSA')) as CryptoKey
  const named = (keys: readonly PublicKey[], kid: string) => keys.find((key) => key.kid === kid)

  return {
    async find(kid, { allowRetired } = { allowRetired: false }) {
      if (!kid) return undefined
      // Read first: another document may be learnt from meanwhile, and only what is known after that counts.
      const pinned = named(known.keys, kid) ? undefined : await readPinned()
      const trusted = named(known.keys, kid) ?? (allowRetired ? named(known.retired, kid) : undefined)
      if (trusted) return { key: await imported(trusted), isPinnedOnly: false }
      if (!pinned || pinned.hash === known.pinned) return undefined
      const given = named(pinned.keys, kid)
      return given && { key: await imported(given), isPinnedOnly: !named(known.retired, kid) }
    },
    async trustKeysOf({ serial, keys }, isPinnedOnly) {
      if (serial < known.serial && !isPinnedOnly) return
      const { hash } = await readPinned()
      const retired = [...known.keys, ...known.retired].filter(
        ({ kid }, index, all) => !named(keys, kid) && all.findIndex((other) => other.kid === kid) === index,
      )
      const next = { pinned: hash, serial, keys, retired: retired.slice(0, maxRetiredKeys) }
      const changed = JSON.stringify({ ...next, serial: 0 }) !== JSON.stringify({ ...known, serial: 0 })
      known = next
      if (!changed) return
      await mkdir(folder, { recursive: true })
      await writeFile(`${file}.draft`, JSON.stringify(next))
      await rename(`${file}.draft`, file)
    },
  }
}
