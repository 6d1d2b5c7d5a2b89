import { readFileSync } from 'node:fs'
import { link, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { getProcessIdentity, isRunning, type ProcessIdentity } from './process-identity.ts'

/** A lock that another process holds, for longer than it was waited for. */
export class LockHeldError extends Error {
  readonly pid: number

  constructor(file: string, pid: number) {
    super(`${file} is held by process ${pid}`)
    this.pid = pid
  }
}

/** What this process holds; under its number another may have left a lock behind, as in a container that was started again. */
const heldHere = new Set<string>()

const retryMs = 20

/**
 * Lets one process at a time do what the file stands for. The lock names its holder, so one that a killed process left behind is taken
 * over. Gives the function that unlocks; throws `LockHeldError` where it is held for longer than `timeoutMs`.
 */
export const lockFile = async (file: string, { timeoutMs = 0 } = {}): Promise<() => Promise<void>> => {
  const end = Date.now() + timeoutMs
  while (true) {
    if (!heldHere.has(file) && (await tryLock(file))) {
      return async () => {
        heldHere.delete(file)
        await rm(file, { force: true })
      }
    }
    const holder = heldHere.has(file) ? getProcessIdentity() : readHolder(file)
    if (heldHere.has(file) || (holder && holder.pid !== process.pid && isRunning(holder))) {
      if (Date.now() >= end) throw new LockHeldError(file, holder?.pid ?? process.pid)
      await wait(retryMs)
    } else if (holder) await removeStale(file, holder)
  }
}

/** Whole from its first moment: a file that is made empty and then written could be read in between. */
const tryLock = async (file: string): Promise<boolean> => {
  heldHere.add(file)
  const own = `${file}.${crypto.randomUUID()}`
  try {
    await writeFile(own, JSON.stringify(getProcessIdentity()), { mode: 0o600 })
    await link(own, file)
    return true
  } catch (error) {
    heldHere.delete(file)
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(own, { force: true })
  }
}

/** Moved away first: of two that find it stale at once, the slower one must not remove the lock of the faster one. */
const removeStale = async (file: string, stale: ProcessIdentity): Promise<void> => {
  const aside = `${file}.${crypto.randomUUID()}`
  try {
    await rename(file, aside)
    const moved = readHolder(aside)
    if (moved && (moved.pid !== stale.pid || moved.began !== stale.began)) await link(aside, file)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    await rm(aside, { force: true })
  }
}

/** Undefined where nobody holds it; what cannot be read is nobody's that runs. */
const readHolder = (file: string): ProcessIdentity | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : { pid: 0 }
  }
}
