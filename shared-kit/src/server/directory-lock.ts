import { readFile, rm, writeFile } from 'node:fs/promises'
import { getProcessIdentity, isRunning, type ProcessIdentity } from './process-identity.ts'

/**
 * Keeps a second process out of an embedded database, which would corrupt it. The lock names its holder, so one that a
 * killed process left behind is taken over. Gives the function that unlocks.
 */
export const lockDirectory = async (file: string): Promise<() => Promise<void>> => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await writeFile(file, JSON.stringify(getProcessIdentity()), { flag: 'wx', mode: 0o600 })
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = readHolder(await readFile(file, 'utf8').catch(() => ''))
      if (holder.pid !== process.pid && isRunning(holder)) {
        throw new Error(`the database at ${file.replace(/\.lock$/, '')} is in use by process ${holder.pid}`)
      }
      await rm(file, { force: true })
    }
  }
  throw new Error(`cannot lock ${file}`)
}

/** A former release wrote the number alone; a process that was killed while it wrote left half of it, or nothing. */
const readHolder = (text: string): ProcessIdentity => {
  try {
    const holder = JSON.parse(text) as ProcessIdentity | number
    return typeof holder === 'number' ? { pid: holder } : holder
  } catch {
    return { pid: 0 }
  }
}
