import { readFileSync } from 'node:fs'

/** A process as a file keeps it. The number alone goes to another process one day: at the next start of a container, often at once. */
export type ProcessIdentity = {
  pid: number
  /** When it began, in the system's own count; undefined where the system does not tell. */
  began?: string | undefined
}

/** What Linux tells of a process; undefined on other systems and of a process that is not there. */
const look = (pid: number): { state: string; began: string } | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // Its name, in brackets, may hold anything.
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state, began: rest[18] ?? '' }
  } catch {
    return undefined
  }
}

/** The mark of a process that runs, this one unless told. */
export const getProcessIdentity = (pid = process.pid): ProcessIdentity => ({ pid, began: look(pid)?.began })

/** Whether that very process runs: not another under its number, nor one that ended and that nobody has asked after yet. */
export const isRunning = ({ pid, began }: ProcessIdentity): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const seen = look(pid)
  if (seen === undefined) return true
  return seen.state !== 'Z' && (began === undefined || seen.began === began)
}
