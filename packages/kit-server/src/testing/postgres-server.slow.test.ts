import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'

const { TEST_DATABASE_URL: _ofThisRun, ...env } = process.env

/** Whether a process runs; one that has ended and that nobody asked after does not. */
const runs = (pid: string): boolean => {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).startsWith('Z')
  } catch {
    return false
  }
}

describe("a run's own PostgreSQL", () => {
  // A run that was stopped from outside left its server behind, and its files.
  it.each(['SIGTERM', 'SIGINT'] as const)('ends with a run that %s ends', async (signal) => {
    const start = `
      import { startPostgresForRun } from ${JSON.stringify(join(import.meta.dirname, 'postgres-server.ts'))}
      await startPostgresForRun()
      console.log(process.env.TEST_DATABASE_URL)
      setInterval(() => undefined, 1_000)`
    const run = spawn(process.execPath, ['--input-type=module', '-e', start], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [url] = await once(createInterface(run.stdout), 'line')
    const folder = new URL(url).searchParams.get('host') ?? ''
    const [pid = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    expect(runs(pid)).toBe(true)
    run.kill(signal)
    await once(run, 'exit')
    while (runs(pid)) await turn()
    expect(existsSync(folder)).toBe(false)
  })
})
