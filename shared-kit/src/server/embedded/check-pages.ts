import { cp, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DamagedDatabase, formatPosition, help } from './database-folder.ts'
import { findChange, findLosses, type PageRecord, readPageRecord, scanPages, writePageRecord } from './page-record.ts'
import { readControl } from './write-ahead-log.ts'

/** Names the state of a database that was closed in order: each one that is closed writes a checkpoint of its own. */
const readClosedState = async (folder: string): Promise<string | null> => {
  const { isClosed, checkpoint } = await readControl(folder)
  return isClosed ? formatPosition(checkpoint) : null
}

/**
 * Compares the pages of a database that nobody has open with what was last seen of them, and throws `DamagedDatabase` where some are
 * lost. PostgreSQL finds a page that was changed by its checksum, but takes one that is all zero for a new one, and a file that was cut
 * short for a small table: their rows would be missing without a word. Changes nothing; gives what it found, for `writePages`.
 */
export const checkPages = async (folder: string): Promise<PageRecord> => {
  const before = await readPageRecord(folder)
  const now = { checkpoint: await readClosedState(folder), files: await scanPages(folder) }
  const damage = before && (await findDamage(folder, before, now))
  if (damage) throw new DamagedDatabase(`${folder} is damaged: ${damage}. ${help(folder)}`)
  return now
}

const findDamage = async (folder: string, before: PageRecord, now: PageRecord): Promise<string | null> => {
  if (now.checkpoint !== null && now.checkpoint === before.checkpoint) return findChange(before.files, now.files)
  // After a crash the log may bring back what is missing; whether it does is tried on a copy.
  return findLosses(before.files, now.files).length === 0 ? null : findLossAfterRecovery(folder, before)
}

const findLossAfterRecovery = async (folder: string, before: PageRecord): Promise<string | null> => {
  const trial = trialFolder(folder)
  await clearTrial(folder)
  try {
    await cp(folder, trial, { recursive: true })
    const client = await PGlite.create({ dataDir: trial })
    const isInUse = await createFileLookup(client)
    await client.close()
    const losses = findLosses(before.files, await scanPages(trial))
    return losses.find(({ path }) => isInUse(path))?.words ?? null
  } finally {
    await clearTrial(folder)
  }
}

/**
 * Tells whether a file belongs to a table or an index that is there. One that was dropped may leave an empty file, where the machine went
 * down before it was deleted.
 */
const createFileLookup = async (client: PGlite): Promise<(path: string) => boolean> => {
  const { rows } = await client.query<{ path: string }>(
    'select pg_relation_filepath(oid) as path from pg_class where pg_relation_filepath(oid) is not null',
  )
  const used = new Set(rows.map(({ path }) => path))
  const [database = ''] = [...used].filter((path) => path.startsWith('base/')).map((path) => dirname(path))
  return (path) => dirname(path) !== database || used.has(path.replace(/\.\d+$/, ''))
}

const trialFolder = (folder: string) => `${folder}.trial`

/** Removes the copy on which recovery is tried; also what a start that was killed left of one. */
export const clearTrial = (folder: string): Promise<void> => rm(trialFolder(folder), { recursive: true, force: true })

/** Notes the pages of a database, open or closed, for the next check. */
export const notePages = async (folder: string): Promise<void> =>
  writePageRecord(folder, { checkpoint: await readClosedState(folder), files: await scanPages(folder) })
