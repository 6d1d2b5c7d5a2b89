import { setImmediate as settle } from 'node:timers/promises'
import { beforeEach, expect, test } from '@jest/globals'
import { createQueryCache, invalidateJobCaches } from './query-cache.ts'

const database = {}
let now: number
let loads: number
let cache: ReturnType<typeof createQueryCache<number>>

beforeEach(() => {
  now = 1
  loads = 0
  cache = createQueryCache<number>({ maxEntries: 2, ttlSeconds: 10, now: () => now })
})

const load = async (): Promise<number> => {
  loads += 1
  return loads
}
const fail = () => Promise.reject(new Error('no database'))
const ask = (key = 'a', query = load, owner: object = database) => cache(owner, key, query)

test('callers that ask at the same time share one query, and later ones its answer', async () => {
  expect(await Promise.all([ask(), ask(), ask('b')])).toEqual([1, 1, 2])
  now += 9_999
  expect(await ask()).toBe(1)
})

test('a stale answer is returned while one new one is loaded', async () => {
  await ask()
  now += 10_001
  let finish = (_value: number) => {}
  const slow = () => new Promise<number>((resolve) => (finish = resolve))
  expect(await ask('a', slow)).toBe(1)
  expect(await ask()).toBe(1)
  expect(loads).toBe(1)
  finish(7)
  await settle()
  expect(await ask()).toBe(7)
  now += 9_000
  expect(await ask()).toBe(7)
})

test('an answer that nobody asked for in twice its time is loaded while the caller waits', async () => {
  await ask()
  now += 20_001
  expect(await ask()).toBe(2)
})

test('an answer from before jobs were written is not used, nor one that was being loaded', async () => {
  await ask()
  const before = ask('b')
  invalidateJobCaches()
  expect(await ask()).toBe(3)
  expect(await ask('b')).toBe(4)
  expect(await before).toBe(2)
})

test('a failed query is not cached', async () => {
  await expect(ask('a', fail)).rejects.toThrow('no database')
  expect(await ask()).toBe(1)
})

test('while loading anew fails, a stale answer is used until its time ends', async () => {
  await ask()
  now += 10_001
  expect(await ask('a', fail)).toBe(1)
  await settle()
  expect(await ask('a', fail)).toBe(1)
  now += 10_000
  await expect(ask('a', fail)).rejects.toThrow('no database')
})

test('the answer that was unused longest is removed first, and whoever waits for it still gets it', async () => {
  const removed = ask('a')
  await Promise.all([ask('b'), ask('c')])
  expect(await removed).toBe(1)
  expect(await ask('c')).toBe(3)
  expect(await ask('a')).toBe(4)
})

test('each database has its own answers', async () => {
  await ask()
  expect(await ask('a', load, {})).toBe(2)
})
