import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { type ChildLimits, type ChildPool, createChildPool } from './child-pool.ts'

type Order = { order: 'pid' | 'kill' | 'end' | 'break' | 'fill' | 'hang' | 'spin' }

/** A process that says which it is, is killed in the middle, ends, breaks, fills the memory beside its heap, or never answers, at rest or at work. */
const script = `
  process.on('message', ({ order }) => {
    if (order === 'kill') process.kill(process.pid, 'SIGKILL')
    else if (order === 'end') process.exit(0)
    else if (order === 'break') throw new Error('a bug')
    else if (order === 'fill') for (const all = []; ; ) all.push(new Uint8Array(4_000_000).fill(1))
    else if (order === 'spin') for (;;);
    else if (order === 'pid') process.send(process.pid)
  })`

let folder: string
let childScript: URL
const failures: string[] = []
const pools: ChildPool<Order, number>[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'child-pool-'))
  writeFileSync(join(folder, 'child.mjs'), script)
  childScript = pathToFileURL(join(folder, 'child.mjs'))
})
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close()
  failures.length = 0
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (limits: Partial<ChildLimits> = {}) => {
  const pool = createChildPool<Order, number>({
    script: childScript,
    limits: {
      processorMs: 1_000,
      timeoutMs: 20_000,
      heapMb: 64,
      residentBytes: 300 * 1024 * 1024,
      atOnce: 1,
      waiting: 10,
      jobsPerProcess: 100,
      idleMs: 20_000,
      ...limits,
    },
    errors: {
      broken: 'resumeUnreadable',
      tooMuchMemory: 'resumeTooLong',
      tooSlow: 'unavailable',
      killed: 'unavailable',
    },
    onFailure: (reason) => failures.push(String(reason)),
  })
  pools.push(pool)
  return pool
}
const passImmediate = () => new Promise((resolve) => setImmediate(resolve))
const outcomeOf = (run: Promise<number>) => run.catch(({ reason }) => reason)
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const waitUntilGone = async (pid: number) => {
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10))
}

describe('a pool of processes', () => {
  test('goes on with the same process, until it has done its number of jobs', async () => {
    const pool = open({ jobsPerProcess: 2 })
    const [first, second] = [await pool.run({ order: 'pid' }), await pool.run({ order: 'pid' })]
    expect(second).toBe(first)
    expect(await pool.run({ order: 'pid' })).not.toBe(first)
    await waitUntilGone(first)
  })

  // Threads that V8 had started by then went on beside searches as equals: what a child is lowered to was the priority of its first thread alone.
  const testOnLinux = process.platform === 'linux' ? test : test.skip
  testOnLinux('has all threads of its processes below the service', async () => {
    const pool = open()
    const pid = await pool.run({ order: 'pid' })
    void pool.run({ order: 'spin' }).catch(() => undefined)
    const priorities = () => readdirSync(`/proc/${pid}/task`).map((id) => getPriority(Number(id)))
    const below = Math.min(getPriority() + 10, 19)
    while (priorities().some((priority) => priority < below)) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(Math.min(...priorities())).toBeGreaterThanOrEqual(below)
  })

  // In the session of the service their low priority counted against nobody but the service, which then waited behind all others for its turn.
  const testOnGroups = existsSync('/proc/self/autogroup') ? test : test.skip
  testOnGroups('has its processes in a lowered session of their own', async () => {
    const pool = open()
    const pid = await pool.run({ order: 'pid' })
    void pool.run({ order: 'spin' }).catch(() => undefined)
    const groupOf = (id: number | 'self') => readFileSync(`/proc/${id}/autogroup`, 'utf8').trim().split(' nice ')
    while (Number(groupOf(pid)[1]) <= 0) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(groupOf(pid)[0]).not.toBe(groupOf('self')[0])
  })

  test('has no process after a while without work', async () => {
    const pid = await open({ idleMs: 1 }).run({ order: 'pid' })
    await waitUntilGone(pid)
  })

  // A thread that was ended went on with its document, and took ever more memory.
  test.each([
    ['kill', 'unavailable', 'SIGKILL'],
    ['end', 'resumeUnreadable', 'broke'],
    ['break', 'resumeUnreadable', 'broke'],
    ['fill', 'resumeTooLong', 'too much memory'],
    ['hang', 'unavailable', 'too long'],
    ['spin', 'unavailable', 'too long'],
  ] as const)(
    'that is told to %s in the middle says why, and the next job is done by another',
    async (order, reason, why) => {
      const pool = open(order === 'hang' ? { timeoutMs: 1_500 } : {})
      const warm = await pool.run({ order: 'pid' })
      const ended = outcomeOf(pool.run({ order }))
      const next = pool.run({ order: 'pid' })
      expect(await ended).toBe(reason)
      expect(await next).not.toBe(warm)
      expect(failures).toEqual([expect.stringContaining(why)])
      await waitUntilGone(warm)
    },
  )

  // The work of callers that had left held the places of others until its time limit.
  test('ends the work of a caller who is gone, which is no failure', async () => {
    const pool = open()
    const warm = await pool.run({ order: 'pid' })
    const caller = new AbortController()
    const ended = outcomeOf(pool.run({ order: 'hang' }, { memberId: 1, signal: caller.signal }))
    const waiting = outcomeOf(pool.run({ order: 'pid' }, { memberId: 2, signal: caller.signal }))
    // The first has its process by then.
    await passImmediate()
    caller.abort()
    expect([await ended, await waiting]).toEqual(['unavailable', 'unavailable'])
    await waitUntilGone(warm)
    expect(await pool.run({ order: 'pid' }, { memberId: 1 })).toBeGreaterThan(0)
    expect(failures).toEqual([])
  })

  test('makes a job when its turn comes, and gives the place back where that fails', async () => {
    const pool = open()
    const fault = Object.assign(new Error('gone'), { reason: 'notFound' })
    expect(await outcomeOf(pool.run(() => Promise.reject(fault), { memberId: 1 }))).toBe('notFound')
    expect(await pool.run(async () => ({ order: 'pid' }) as const, { memberId: 1 })).toBeGreaterThan(0)
  })

  test('ends with the service, and refuses from then on', async () => {
    const pool = open()
    const warm = await pool.run({ order: 'pid' })
    const ended = outcomeOf(pool.run({ order: 'hang' }))
    await passImmediate()
    pool.close()
    expect([await ended, await outcomeOf(pool.run({ order: 'pid' }))]).toEqual(['unavailable', 'unavailable'])
    await waitUntilGone(warm)
  })
})
