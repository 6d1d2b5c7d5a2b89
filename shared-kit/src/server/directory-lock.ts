import { readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Keeps a second process out of an embedded database, which would corrupt it. The lock names its holder, so one that a
 * killed process left behind is taken over. Gives the function that unlocks.
 */
export const lockDirectory = async (file: string): Promise<() => Promise<void>> => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 })
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(await readFile(file, 'utf8').catch(() => ''))
      if (holder !== process.pid && isRunning(holder)) {
        throw new Error(`the database at ${file.replace(/\.lock$/, '')} is in use by process ${holder}`)
      }
      await rm(file, { force: true })
    }
  }
  throw new Error(`cannot lock ${file}`)
}

const isRunning = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
