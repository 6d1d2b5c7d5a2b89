import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { lockDirectory } from '../directory-lock.ts'
import { checkPages } from './check-pages.ts'
import { checkLog, hasDatabase, positionFile } from './database-folder.ts'
import { forgetPages } from './page-record.ts'

/** Folder of the copies, beside the database. */
const copiesOf = (folder: string) => join(dirname(folder), 'backups')

const timestamp = (now: Date) => now.toISOString().replace(/[:.]/g, '-')

/** The copies of a database, oldest first: their folders. */
export const listBackups = async (folder: string): Promise<string[]> => {
  const copies = copiesOf(folder)
  if (!existsSync(copies)) return []
  const prefix = `${basename(folder)}-`
  const names = (await readdir(copies)).filter((name) => name.startsWith(prefix) && !name.endsWith('.new'))
  return names.sort().map((name) => join(copies, name))
}

/**
 * Copies a database that no process has open, after its log was checked; gives the folder of the copy, and keeps the last `keep`. A copy
 * takes its name when it is whole. Throws where the database is in use, is not there or is damaged.
 */
export const backUp = async (folder: string, { now = new Date(), keep = 7 } = {}): Promise<string> => {
  if (!(await hasDatabase(folder))) throw new Error(`there is no database in ${folder}`)
  const unlock = await lockDirectory(`${folder}.lock`)
  try {
    await checkLog(folder)
    await checkPages(folder)
    return await copyDatabase(folder, { now, keep })
  } finally {
    await unlock()
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** A file in each copy whose time is when the copy was made. */
const madeFile = '.made'

/**
 * Copies a database that is checked, locked and not open yet, unless there is a copy of the last day; gives its folder, or null. It is
 * done at a start, before anything is written.
 */
export const backUpDaily = async (folder: string, { now = new Date(), keep = 3 } = {}): Promise<string | null> => {
  const last = (await listBackups(folder)).at(-1)
  const made = last === undefined ? undefined : (await stat(join(last, madeFile)).catch(() => undefined))?.mtimeMs
  // A time that is still to come is that of a clock that was wrong.
  if (made !== undefined && made <= now.getTime() + 60_000 && now.getTime() - made < dayMs) return null
  return copyDatabase(folder, { now, keep })
}

/**
 * Puts a copy in the place of the database; the newest unless one is named. What stood there is kept beside it with the date, not
 * deleted. Gives the folder that it was moved to, or null where there was none. Throws where the database is in use or the copy damaged.
 */
export const restore = async (folder: string, { copy, now = new Date() }: { copy?: string; now?: Date } = {}) => {
  const from = copy ?? (await listBackups(folder)).at(-1)
  if (!from) throw new Error(`there is no copy of ${folder}; \`npm run backup\` makes one`)
  if (!(await hasDatabase(from))) throw new Error(`there is no database in ${from}`)
  await checkLog(from)
  const unlock = await lockDirectory(`${folder}.lock`)
  try {
    const incoming = `${folder}.restoring`
    await rm(incoming, { recursive: true, force: true })
    await cp(from, incoming, { recursive: true, preserveTimestamps: true })
    await rm(join(incoming, madeFile), { force: true })
    const aside = existsSync(folder) ? `${folder}-replaced-${timestamp(now)}` : null
    if (aside) await rename(folder, aside)
    await rename(incoming, folder)
    // They told of the database that stood there.
    await rm(positionFile(folder), { force: true })
    await forgetPages(folder)
    return { from, aside }
  } finally {
    await unlock()
  }
}

const copyDatabase = async (folder: string, { now, keep }: { now: Date; keep: number }): Promise<string> => {
  const copy = join(copiesOf(folder), `${basename(folder)}-${timestamp(now)}`)
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 })
  await rm(`${copy}.new`, { recursive: true, force: true })
  await cp(folder, `${copy}.new`, { recursive: true, preserveTimestamps: true })
  await rm(join(`${copy}.new`, 'postmaster.pid'), { force: true })
  await writeFile(join(`${copy}.new`, madeFile), '')
  await rename(`${copy}.new`, copy)
  const copies = await listBackups(folder)
  for (const old of copies.slice(0, Math.max(0, copies.length - keep))) await rm(old, { recursive: true, force: true })
  return copy
}
