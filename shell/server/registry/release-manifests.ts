import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type {
  CountryDocument,
  ReferencingDocument,
  ReleaseReference,
} from '@jobspan/shared-kit/contracts/registry/document'
import { type Release, release as releaseSchema } from '@jobspan/shared-kit/contracts/remotes/releases'
import { z } from 'zod/mini'

/** The `release.json` that a document names could not be had, or has another hash. */
export class MissingManifestError extends Error {}

type Settings = {
  /** Where they are kept for starts without a registry. */
  folder: string
  /** Brings a release's `release.json`, byte for byte. */
  readManifest(release: { name: string; build: string }): Promise<Uint8Array>
}

export type ReleaseManifests = {
  /** The document with what its releases' `release.json` say in the place of their hashes. Throws a `MissingManifestError`. */
  expand(document: ReferencingDocument, from: 'disk' | 'registry'): Promise<CountryDocument>
  /** Deletes from disk what no document has named since the start. */
  prune(): Promise<void>
}

const requestTimeoutMs = 5000
/** More than all countries together name at one time; the oldest is read from disk again. */
const maxManifests = 1000

const fileOf = ({ integrity }: ReleaseReference) =>
  `${Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')}.json`

const parse = (bytes: Uint8Array, { name, build, integrity }: ReleaseReference): Release => {
  if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity)
    throw new Error('it is another than the one that was signed')
  const release = z.parse(releaseSchema, JSON.parse(new TextDecoder().decode(bytes)))
  if (release.name !== name || release.build !== build) throw new Error('it is of another release')
  return release
}

/** Reads what referencing documents name. Each manifest is read once, however many countries name it, and believed by its hash alone. */
export const openReleaseManifests = ({ folder, readManifest }: Settings): ReleaseManifests => {
  const known = new Map<string, Promise<Release>>()

  const readFromDisk = async (reference: ReleaseReference) =>
    parse(await readFile(join(folder, fileOf(reference))), reference)

  const fetchManifest = async (reference: ReleaseReference): Promise<Release> => {
    const late = sleep(requestTimeoutMs, undefined, { ref: false }).then(() => {
      throw new Error('no answer in time')
    })
    const bytes = await Promise.race([readManifest(reference), late])
    const release = parse(bytes, reference)
    const file = join(folder, fileOf(reference))
    await mkdir(folder, { recursive: true })
    await writeFile(`${file}.draft`, bytes)
    await rename(`${file}.draft`, file)
    return release
  }

  const read = async (reference: ReleaseReference, from: 'disk' | 'registry'): Promise<Release> => {
    const { integrity } = reference
    let reading = known.get(integrity)
    if (!reading) {
      reading = readFromDisk(reference).catch((error) => {
        if (from === 'disk') throw error
        return fetchManifest(reference)
      })
      if (known.size >= maxManifests) known.delete(known.keys().next().value ?? '')
      known.set(integrity, reading)
    }
    try {
      return await reading
    } catch (error) {
      if (known.get(integrity) === reading) known.delete(integrity)
      throw new MissingManifestError(`${reference.name} ${reference.build}: ${(error as Error).message}`)
    }
  }

  return {
    async expand({ releases: _, ...document }, from) {
      const expandRollout = async (rollout: ReferencingDocument['remotes'][number]) => {
        const { current, previous, canary } = rollout
        return {
          ...rollout,
          current: await read(current, from),
          previous: previous && (await read(previous, from)),
          canary: canary && { ...canary, release: await read(canary.release, from) },
        }
      }
      const firstCanaries = document.first_canaries?.map(async (canary) => ({
        ...canary,
        release: await read(canary.release, from),
      }))
      const remotes = await Promise.all(document.remotes.map(expandRollout))
      return firstCanaries
        ? { ...document, remotes, first_canaries: await Promise.all(firstCanaries) }
        : { ...document, first_canaries: undefined, remotes }
    },
    async prune() {
      const needed = new Set([...known.keys()].map((integrity) => fileOf({ name: '', build: '', integrity })))
      for (const file of await readdir(folder).catch(() => []))
        if (!needed.has(file)) await rm(join(folder, file), { force: true })
    },
  }
}
