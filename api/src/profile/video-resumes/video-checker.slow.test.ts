import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { ChildLimits } from '../../platform/processes/child-pool.ts'
import { createVideoChecker, type VideoChecker } from './video-checker.ts'

/** A process that answers, is killed in the middle, ends, breaks, fills its heap or the memory beside it, says what it may read, or never answers. */
const script = `
  import { readFileSync } from 'node:fs'
  const attempt = (path) => { try { readFileSync(path); return 1 } catch (error) { return error.code === 'ERR_ACCESS_DENIED' ? 2 : 3 } }
  process.once('message', ({ path }) => {
    const answer = (width) => process.send({ facts: { durationMs: 1, width, height: 1 }, bytes: new Uint8Array([1]) })
    if (path === 'kill') process.kill(process.pid, 'SIGKILL')
    else if (path === 'end') process.exit(0)
    else if (path === 'break') throw new Error('a bug')
    else if (path === 'fill the heap') for (const all = []; ; ) all.push(new Array(4_000_000).fill(0.5))
    else if (path === 'fill the memory') for (const all = []; ; ) all.push(new Uint8Array(4_000_000).fill(1))
    else if (path === 'hang') setInterval(() => undefined, 1_000)
    else if (path === 'next') answer(1)
    else answer(attempt(path) * 10 + attempt('/etc/hostname'))
  })`

let folder: string
let childScript: URL
const failures: string[] = []
const checkers: VideoChecker[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-video-'))
  const path = join(folder, 'child.mjs')
  writeFileSync(path, script)
  childScript = pathToFileURL(path)
})
beforeEach(() => {
  failures.length = 0
})
afterEach(() => {
  for (const each of checkers.splice(0)) each.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (limits?: Partial<ChildLimits>): VideoChecker => {
  const checker = createVideoChecker({ onFailure: (reason) => failures.push(String(reason)), childScript, limits })
  checkers.push(checker)
  return checker
}
const reasonOf = (check: Promise<unknown>) =>
  check.then(
    () => 'taken',
    ({ reason }) => reason,
  )

// Large arrays of a thread ended the service with it, and a thread that was ended on a busy machine called a good video damaged.
test.each([
  ['kill', 'unavailable', 'SIGKILL'],
  ['hang', 'unavailable', 'too long'],
  ['end', 'videoUnreadable', 'broke'],
  ['break', 'videoUnreadable', 'broke'],
  ['fill the heap', 'videoUnreadable', 'too much memory'],
  ['fill the memory', 'videoUnreadable', 'too much memory'],
])('a process told to %s in the middle says %s, and the next video is taken', async (order, reason, cause) => {
  const checker = open(order === 'hang' ? { timeoutMs: 1_500 } : {})
  const ended = reasonOf(checker.check(order))
  const next = checker.check('next')
  expect(await ended).toBe(reason)
  expect((await next).bytes).toEqual(new Uint8Array([1]))
  expect(failures).toEqual([expect.stringContaining(cause)])
})

test('a process reads its own video, and no other file', async () => {
  const path = join(folder, 'video.mp4')
  writeFileSync(path, 'x')
  expect((await open().check(path)).facts.width).toBe(12)
})

test('a process ends with the service, and what is under way or waits is unavailable', async () => {
  const checker = open()
  const reasons = Promise.all(['hang', 'next'].map((order) => reasonOf(checker.check(order))))
  // The first has its process by then.
  await setImmediate()
  checker.close()
  expect(await reasons).toEqual(['unavailable', 'unavailable'])
  expect(await reasonOf(checker.check('next'))).toBe('unavailable')
  expect(failures).toEqual([])
})

test('one is checked at a time; too many that wait are refused at once', async () => {
  const checker = open()
  const first = Array.from({ length: 20 }, () => reasonOf(checker.check('hang')))
  expect(await reasonOf(checker.check('next'))).toBe('unavailable')
  checker.close()
  expect(new Set(await Promise.all(first))).toEqual(new Set(['unavailable']))
})
