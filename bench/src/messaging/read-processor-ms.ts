import { readdirSync, readFileSync } from 'node:fs'

/** What Linux counts the time of a processor in, on every machine that Node runs on (USER_HZ). */
const msPerTick = 10

/**
 * proc(5): behind the name in brackets, the parent is the second field, the times of user and system are the 12th and 13th, and those of children that
 * have ended the 14th and 15th.
 */
const readStat = (pid: string): { parent: number; ms: number; endedMs: number } | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const msOf = (index: number) => (Number(fields[index]) + Number(fields[index + 1])) * msPerTick
    return { parent: Number(fields[1]), ms: msOf(11), endedMs: msOf(13) }
  } catch {
    // Gone since.
    return null
  }
}

/**
 * Milliseconds of a processor that a process and those that it started have used; connections of PostgreSQL are such, also those that have ended. Null
 * where there is no proc(5).
 */
export const readProcessorMs = (pid: number | undefined): number | null => {
  if (process.platform !== 'linux' || pid === undefined) return null
  const family = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readStat(name)
      if (!stat) return []
      if (Number(name) === pid) return [stat.ms + stat.endedMs]
      return stat.parent === pid ? [stat.ms] : []
    })
  return family.reduce((sum, ms) => sum + ms, 0)
}
