import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { crc32 } from 'node:zlib'

const pageBytes = 8192
const emptyPage = Buffer.alloc(pageBytes)
/** Read at a time, so that the event loop goes on between two parts of a large file. */
const partBytes = 128 * pageBytes

/** Where PostgreSQL keeps tables, indexes, and which transactions were committed. */
const folders = ['global', 'pg_xact', 'pg_multixact/members', 'pg_multixact/offsets']
const visibilityMap = /^\d+_vm(\.\d+)?$/
/** A file of a table or index, or of the commit log, as opposed to what PostgreSQL makes anew from those. */
const mainFile = /^([0-9A-F]{4,}|\d+(\.\d+)?)$/

/** One file: how many pages it has, which of them are all zero, and its CRC-32. */
type FilePages = { pages: number; empty: number[]; crc: number }

/** What a scan saw, by the path in the folder of the database. `checkpoint` names the state, where the database was closed then. */
export type PageRecord = { checkpoint: string | null; files: Record<string, FilePages> }

/** Where what was last seen is kept, beside the folder. */
const pageRecordFile = (folder: string) => `${folder}.pages.json`

const listFiles = async (folder: string): Promise<string[]> => {
  const databases = (await readdir(join(folder, 'base'))).filter((name) => /^\d+$/.test(name))
  const lists = await Promise.all(
    [...databases.map((name) => `base/${name}`), ...folders].map(async (path) => {
      const names = await readdir(join(folder, path)).catch((): string[] => [])
      // A table that is not logged is emptied by PostgreSQL after a crash.
      const isLogged = (name: string) => !names.includes(`${name.split(/[._]/)[0]}_init`)
      return names
        .filter((name) => (mainFile.test(name) || visibilityMap.test(name)) && isLogged(name))
        .map((name) => `${path}/${name}`)
    }),
  )
  return lists.flat()
}

const scanFile = async (path: string, part: Buffer): Promise<FilePages> => {
  const file = await open(path)
  try {
    const found: FilePages = { pages: 0, empty: [], crc: 0 }
    for (;;) {
      const { bytesRead } = await file.read(part, 0, partBytes)
      found.crc = crc32(part.subarray(0, bytesRead), found.crc)
      for (let start = 0; start + pageBytes <= bytesRead; start += pageBytes) {
        if (part.compare(emptyPage, 0, pageBytes, start, start + pageBytes) === 0) found.empty.push(found.pages)
        found.pages += 1
      }
      if (bytesRead < partBytes) return found
    }
  } finally {
    await file.close()
  }
}

/** Reads all pages of a database; of one that is open, what PostgreSQL has written of them. */
export const scanPages = async (folder: string): Promise<PageRecord['files']> => {
  const files: PageRecord['files'] = {}
  // One for all: a database has more than a thousand files, most of them of a page or two.
  const part = Buffer.alloc(partBytes)
  for (const path of await listFiles(folder)) {
    const found = await scanFile(join(folder, path), part).catch((error: NodeJS.ErrnoException) => {
      // A table that was dropped since the list was made.
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (found) files[path] = found
  }
  return files
}

/** What is different in a database that nobody has opened in between; null where nothing is. */
export const findChange = (before: PageRecord['files'], now: PageRecord['files']): string | null => {
  const path = Object.keys(before).find((name) => now[name]?.crc !== before[name]?.crc)
  return path === undefined ? null : `${path} is ${now[path] === undefined ? 'gone' : 'not what it was'}`
}

/** A file that misses pages, and what it misses. */
export type Loss = { path: string; words: string }

/**
 * What was there in a database that was opened in between, and is not any more. A page that was written once is never empty again, and a
 * file does not become shorter: PostgreSQL gives pages back only in VACUUM, which nothing here runs. A file that is gone is that of a
 * table which was dropped or written anew.
 */
export const findLosses = (before: PageRecord['files'], now: PageRecord['files']): Loss[] =>
  Object.entries(before).flatMap(([path, { pages, empty }]) => {
    const found = now[path]
    if (!found || !mainFile.test(basename(path))) return []
    if (found.pages < pages) return [{ path, words: `${path} has ${found.pages} pages of ${pages}` }]
    const known = new Set(empty)
    const lost = found.empty.filter((page) => page < pages && !known.has(page))
    return lost.length === 0 ? [] : [{ path, words: `${path} has lost ${lost.length} of ${pages} pages` }]
  })

/** What was last seen; null where nothing is known. */
export const readPageRecord = async (folder: string): Promise<PageRecord | null> => {
  try {
    return JSON.parse(await readFile(pageRecordFile(folder), 'utf8')) as PageRecord
  } catch {
    // None yet, or one that was being written when the machine went down.
    return null
  }
}

/** The file is replaced as a whole. */
export const writePageRecord = async (folder: string, record: PageRecord): Promise<void> => {
  const file = pageRecordFile(folder)
  await writeFile(`${file}.new`, JSON.stringify(record), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

export const forgetPages = (folder: string): Promise<void> => rm(pageRecordFile(folder), { force: true })
