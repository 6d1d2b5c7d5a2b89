import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findLogEnd, readControl } from './write-ahead-log.ts'

/** A folder that will not be opened, because opening it would lose what it holds. The message says what is wrong and what to do. */
export class DamagedDatabase extends Error {}

/** What a folder of PostgreSQL holds at least. */
const parts = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact']

/** What was last known of a database, beside its folder. */
type LastPosition = { lsn: string; at: string }

export const positionFile = (folder: string) => `${folder}.position.json`

/** What to do about a folder that is refused. */
export const help = (folder: string) =>
  `Nothing was changed. \`npm run restore\` brings the last copy back; to begin with an empty database, move ${folder} away.`

/** Whether there is a database in the folder. Throws `DamagedDatabase` where there is something, and it is not a whole one. */
export const hasDatabase = async (folder: string): Promise<boolean> => {
  if (!existsSync(folder)) {
    if (!existsSync(positionFile(folder))) return false
    throw new DamagedDatabase(
      `${folder} is gone, and ${positionFile(folder)} says that there was a database. ${help(folder)}`,
    )
  }
  if (!(await stat(folder)).isDirectory()) throw new DamagedDatabase(`${folder} is no folder. ${help(folder)}`)
  if ((await readdir(folder)).length === 0 && !existsSync(positionFile(folder))) return false
  const missing = parts.filter((part) => !existsSync(join(folder, part)))
  if (missing.length > 0) {
    throw new DamagedDatabase(`${folder} is not a whole database: ${missing.join(', ')} is missing. ${help(folder)}`)
  }
  return true
}

/**
 * Reads the write-ahead log of a database that nobody has open and throws `DamagedDatabase` where it ends before what was last known
 * to be committed, or has a hole: PostgreSQL would take the hole for the end and go on from there. Changes nothing.
 */
export const checkLog = async (folder: string): Promise<void> => {
  let checkpoint: bigint
  let end: bigint
  let beyond: bigint | null
  try {
    const control = await readControl(folder)
    checkpoint = control.checkpoint
    ;({ end, beyond } = await findLogEnd(folder, control))
  } catch (error) {
    throw new DamagedDatabase(`${folder} cannot be read: ${(error as Error).message}. ${help(folder)}`)
  }
  // It was written before the control file named it; without it PostgreSQL does not start.
  if (end <= checkpoint) {
    throw new DamagedDatabase(
      `the log of ${folder} has no whole record at ${formatPosition(checkpoint)}, where the last checkpoint lies. ${help(folder)}`,
    )
  }
  if (beyond !== null) {
    throw new DamagedDatabase(
      `the log of ${folder} is damaged at ${formatPosition(end)}: what was committed after that would be lost. ${help(folder)}`,
    )
  }
  const last = await readPosition(folder)
  if (last && end + 7n < parsePosition(last.lsn)) {
    throw new DamagedDatabase(
      `the log of ${folder} ends at ${formatPosition(end)}, before ${last.lsn}, which was committed by ${last.at}. ${help(folder)}`,
    )
  }
}

const readPosition = async (folder: string): Promise<LastPosition | null> => {
  try {
    const { lsn, at } = JSON.parse(await readFile(positionFile(folder), 'utf8')) as LastPosition
    return /^[0-9A-F]+\/[0-9A-F]+$/i.test(lsn) ? { lsn, at } : null
  } catch {
    // None yet, or one that was being written when the machine went down: nothing is known then.
    return null
  }
}

/** Notes how far the log is committed, so that the next start knows what must be there. The file is replaced as a whole. */
export const writePosition = async (folder: string, lsn: string): Promise<void> => {
  const file = positionFile(folder)
  await writeFile(`${file}.new`, JSON.stringify({ lsn, at: new Date().toISOString() } satisfies LastPosition), {
    mode: 0o600,
  })
  await rename(`${file}.new`, file)
}

/** A position in the log as PostgreSQL writes it: `0/1743928`. */
const parsePosition = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

export const formatPosition = (position: bigint): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase()

/** Where a new database is made, before it takes its place as a whole: a start that is killed leaves no half of one. */
export const stagingFolder = (folder: string) => `${folder}.new`

/** Removes what a start that was killed left of a database in the making. */
export const clearStaging = (folder: string): Promise<void> =>
  rm(stagingFolder(folder), { recursive: true, force: true })

/** Puts the database that was made in the staging folder in its place. */
export const takePlace = async (folder: string): Promise<void> => {
  // Only one that is empty is replaced (POSIX rename).
  await rename(stagingFolder(folder), folder)
}
