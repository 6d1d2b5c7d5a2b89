import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyCluster, copySize, giveTo, sizeOf } from '../../packages/kit-server/src/embedded/copy-cluster.ts'
import {
  clusterFolder,
  freeBytes,
  minFreeBytes,
  requireReadable,
  toMegabytes,
} from '../../packages/kit-server/src/embedded/data-directory.ts'
import { openEmbeddedServer, withStoppedServer } from '../../packages/kit-server/src/embedded/embedded-server.ts'
import { explainFileError } from '../../packages/kit-server/src/embedded/file-error.ts'
import { findPostgresPrograms } from '../../packages/kit-server/src/embedded/postgres-programs.ts'
import { copyEntry, isImmutable } from './copy-files.ts'

/** Says that a copy is whole, and when it was made. */
const mark = 'backup.json'

/** What is at the top of a data folder and belongs to no copy: copies themselves, what a build makes again, and what is of one start. */
const isLeftOut = (name: string): boolean =>
  /^(?:backups|db|postgres|shell|replaced-.*|start\.json|dev\.json|registry\.json|.*\.(?:lock|log|new)(?:\..*)?)$/.test(
    name,
  )

const folderOfCopies = (dataDirectory: string) => join(dataDirectory, 'backups')

const timestamp = (now: Date) => now.toISOString().replace(/[:.]/g, '-')

/** The whole copies of a site, oldest first: their folders. */
export const listCopies = async (dataDirectory: string): Promise<string[]> => {
  const folder = folderOfCopies(dataDirectory)
  const names = existsSync(folder) ? (await readdir(folder)).toSorted() : []
  return names.map((name) => join(folder, name)).filter(isCopy)
}

export const isCopy = (folder: string): boolean => existsSync(join(folder, mark))

/**
 * Copies what belongs together: both databases as they are at one moment, members' files, releases and keys. The site may run meanwhile.
 * Older copies than the last `keep` are removed before, and more of them, but one, where there is no room. Throws where there is none
 * even so; what a copy leaves free is enough to start on. Gives the folder of the copy.
 */
export const copySite = async (dataDirectory: string, { now = new Date(), keep = 3 } = {}): Promise<string> => {
  if (!existsSync(clusterFolder(dataDirectory))) throw new Error(`DATA_DIR: there is no database in ${dataDirectory}`)
  const copy = join(folderOfCopies(dataDirectory), timestamp(now))
  const making = `${copy}.new`
  await mkdir(folderOfCopies(dataDirectory), { recursive: true, mode: 0o700 })
  await removeRemains(dataDirectory)
  await makeRoom(dataDirectory, keep)
  const server = await openEmbeddedServer(dataDirectory)
  try {
    await mkdir(making, { mode: 0o700 })
    const entries = (await readdir(dataDirectory)).filter((name) => !isLeftOut(name))
    for (const name of entries) await copyEntry(dataDirectory, making, name)
    await copyCluster(await server.database('api'), clusterFolder(dataDirectory), clusterFolder(making))
    // What the database names by now; a file that is no longer named is removed minutes later.
    for (const name of entries.filter(isImmutable)) await copyEntry(dataDirectory, making, name)
    await writeFile(join(making, mark), JSON.stringify({ madeAt: now.toISOString() }), { mode: 0o600 })
    await rename(making, copy)
    return copy
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    throw error
  } finally {
    await server.close()
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** Copies the site unless there is a copy of the last day. Gives a line that says why there is none, or undefined. */
export const copyDaily = async (dataDirectory: string, now = new Date()): Promise<string | undefined> => {
  try {
    const last = (await listCopies(dataDirectory)).at(-1)
    const made = last === undefined ? Number.NaN : await readTime(last)
    // A time that is still to come is that of a clock that was wrong.
    if (made <= now.getTime() + 60_000 && now.getTime() - made < dayMs) return undefined
    await copySite(dataDirectory, { now })
    return undefined
  } catch (error) {
    return `no copy of the site was made today: ${explainFileError(error) ?? (error as Error).message}`
  }
}

const readTime = async (copy: string): Promise<number> => {
  const { madeAt } = JSON.parse(await readFile(join(copy, mark), 'utf8')) as { madeAt: string }
  return Date.parse(madeAt)
}

/** Of a copy that was cut short. */
const removeRemains = async (dataDirectory: string): Promise<void> => {
  const folder = folderOfCopies(dataDirectory)
  for (const name of await readdir(folder))
    if (name.endsWith('.new')) await rm(join(folder, name), { recursive: true, force: true })
}

const makeRoom = async (dataDirectory: string, keep: number): Promise<void> => {
  const copies = await listCopies(dataDirectory)
  const dropOldest = () => rm(copies.shift() ?? '', { recursive: true, force: true })
  while (copies.length >= keep) await dropOldest()
  const needed = minFreeBytes + (await bytesToCopy(dataDirectory))
  while (freeBytes(dataDirectory) < needed && copies.length > 1) await dropOldest()
  const free = freeBytes(dataDirectory)
  if (free < needed)
    throw new Error(
      `DATA_DIR: a copy needs ${toMegabytes(needed)} MB on the disk of ${dataDirectory}, and ${toMegabytes(free)} MB are free`,
    )
}

const bytesToCopy = async (dataDirectory: string): Promise<number> => {
  let bytes = await copySize(clusterFolder(dataDirectory))
  for (const name of await readdir(dataDirectory)) {
    if (isLeftOut(name) || isImmutable(name)) continue
    const path = join(dataDirectory, name)
    const found = await stat(path)
    bytes += found.isDirectory() ? await sizeOf(path) : found.size
  }
  return bytes
}

/**
 * Puts a copy in the place of what a data folder holds, and starts a server on it once, which proves it. What stood there is kept in a
 * folder beside it, whose path is given, or null where nothing was. Throws where the site runs, or the copy cannot be started; then all is
 * as it was.
 */
export const restoreSite = async (dataDirectory: string, copy: string, now = new Date()): Promise<string | null> => {
  const programs = findPostgresPrograms()
  requireReadable(clusterFolder(copy), programs)
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
  const needed = minFreeBytes + (await sizeOf(copy, ['files', 'releases']))
  if (freeBytes(dataDirectory) < needed)
    throw new Error(
      `DATA_DIR: to restore needs ${toMegabytes(needed)} MB on the disk of ${dataDirectory}, and ${toMegabytes(freeBytes(dataDirectory))} MB are free`,
    )
  const aside = join(dataDirectory, `replaced-${timestamp(now)}`)
  const incoming = join(dataDirectory, 'restoring.new')
  const names = (await readdir(copy)).filter((name) => name !== mark)
  const replaced: string[] = []
  await withStoppedServer(dataDirectory, async () => {
    await rm(incoming, { recursive: true, force: true })
    await mkdir(incoming, { mode: 0o700 })
    for (const name of names) await copyEntry(copy, incoming, name)
    await giveTo(clusterFolder(incoming), programs.options)
    for (const name of names) {
      if (existsSync(join(dataDirectory, name))) {
        await mkdir(aside, { recursive: true, mode: 0o700 })
        await rename(join(dataDirectory, name), join(aside, name))
        replaced.push(name)
      }
      await rename(join(incoming, name), join(dataDirectory, name))
    }
    await rm(incoming, { recursive: true, force: true })
  })
  try {
    const server = await openEmbeddedServer(dataDirectory)
    await server.close()
  } catch (error) {
    for (const name of names) await rm(join(dataDirectory, name), { recursive: true, force: true })
    for (const name of replaced) await rename(join(aside, name), join(dataDirectory, name))
    await rm(aside, { recursive: true, force: true })
    throw error
  }
  return replaced.length > 0 ? aside : null
}
