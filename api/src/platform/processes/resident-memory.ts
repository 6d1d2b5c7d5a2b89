import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Linux tells it in a file, in kilobytes whatever the size of its pages. */
const readStatus = async (pid: number): Promise<number> =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024

/** Other systems have a program for it (POSIX `ps`). */
const askSystem = async (pid: number): Promise<number> =>
  Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout) * 1024

/** The memory of a process in bytes, as its system sees it; 0 where it is gone, or the system does not tell. */
export const residentBytesOf = async (pid: number): Promise<number> =>
  (process.platform === 'linux' ? readStatus(pid) : askSystem(pid)).catch(() => 0)
