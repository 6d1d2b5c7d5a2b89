import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Release, release } from '@jobspan/shared-kit/contracts/releases'
import { z } from 'zod/mini'

/** A release that may not be published; the message says why in one line. */
export class Refused extends Error {}

const hashFile = async (file: string) => {
  const bytes = await readFile(file)
  return { integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, size: bytes.length }
}

const listFiles = async (dist: string): Promise<string[]> => {
  const names: string[] = []
  for (const side of ['web', 'node']) {
    const entries = await readdir(join(dist, side), { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      if (entry.isFile()) names.push(join(entry.parentPath, entry.name).slice(dist.length + 1))
    }
  }
  return names.sort()
}

/** Makes `release.json` of a build: its own description plus every file's hash and size. */
export const describeRelease = async (dist: string): Promise<Release> => {
  const files: Release['files'] = {}
  for (const name of await listFiles(dist)) files[name] = await hashFile(join(dist, name))
  const description = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')) as object
  const parsed = z.safeParse(release, { ...description, files })
  if (!parsed.success)
    throw new Refused(`${dist}: remote.json is not valid at ${parsed.error.issues[0]?.path.join('.')}`)
  return parsed.data
}

const fingerprint = (entry: Release) => JSON.stringify(entry)

/** Patterns clash when they could match the same address: the same shape, whatever the parameters are called. */
const shape = (path: string) => path.replace(/:[^/]+/g, ':')

/** Refuses a route that another remote already serves. */
export const refuseClashes = (candidate: Release, others: readonly Release[]): void => {
  for (const other of others.filter((entry) => entry.name !== candidate.name)) {
    const taken = new Set(other.pages.map((page) => shape(page.path)))
    const clash = candidate.pages.find((page) => taken.has(shape(page.path)))
    if (clash) throw new Refused(`${candidate.name} ${candidate.build}: route ${clash.path} belongs to ${other.name}`)
  }
}

const majorOf = (version: string) => version.split('.')[0]

type Input = {
  /** Folder of the build, with `web`, `node` and `remote.json`. */
  dist: string
  /** Folder of the release store. */
  store: string
  /** Contract version of the running shell. */
  contract: string
  /** Releases that run now; routes may not clash with them. */
  current: readonly Release[]
}

/**
 * Copies a build into the store as an immutable release. Publishing the same bytes again changes nothing; other bytes under
 * the same build id are refused, and so are route clashes and builds for another contract.
 */
export const publish = async ({ dist, store, contract, current }: Input): Promise<Release> => {
  const candidate = await describeRelease(dist)
  if (majorOf(candidate.contract) !== majorOf(contract)) {
    throw new Refused(`${candidate.name} ${candidate.build}: contract ${candidate.contract} does not fit ${contract}`)
  }
  refuseClashes(candidate, current)
  const folder = join(store, candidate.name, candidate.build)
  const manifest = join(folder, 'release.json')
  if (existsSync(manifest)) {
    const known = await readFile(manifest, 'utf8')
    if (known !== fingerprint(candidate)) {
      throw new Refused(`${candidate.name} ${candidate.build} exists with other bytes; releases never change`)
    }
    return candidate
  }
  // Written aside and moved into place, so a reader never sees half a release.
  const draft = `${folder}.draft-${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  for (const side of ['web', 'node']) await cp(join(dist, side), join(draft, side), { recursive: true })
  await writeFile(join(draft, 'release.json'), fingerprint(candidate))
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
  return candidate
}
