import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type ProcessUsage = { residentBytes: number; processorMs: number }

/** What Linux counts the time of a processor in, on every machine that Node runs on (USER_HZ). */
const ticksPerSecond = 100

/**
 * proc(5): memory in kilobytes, whatever the size of a page; the times of user and system are the 12th and 13th behind the name. Read at once: these
 * files are in memory, and each of the steps of a promise waits for a thread where the processors are busy.
 */
const readFiles = async (pid: number): Promise<ProcessUsage> => {
  const [status = '', stat = ''] = ['status', 'stat'].map((name) => readFileSync(`/proc/${pid}/${name}`, 'utf8'))
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return {
    residentBytes: Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024,
    processorMs: ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond,
  }
}

/** Other systems have a program for it (POSIX `ps`): kilobytes, and the time as 1:02.50 or 01:02:03. */
const askSystem = async (pid: number): Promise<ProcessUsage> => {
  const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', String(pid)])
  const [kilobytes, time = ''] = stdout.trim().split(/\s+/)
  const seconds = time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number(part), 0)
  return { residentBytes: Number(kilobytes) * 1024, processorMs: seconds * 1000 }
}

/** What a process uses, as its system sees it; null where it is gone, or the system does not tell. */
export const readProcessUsage = async (pid: number | undefined): Promise<ProcessUsage | null> => {
  if (pid === undefined) return null
  return (process.platform === 'linux' ? readFiles(pid) : askSystem(pid)).catch(() => null)
}
