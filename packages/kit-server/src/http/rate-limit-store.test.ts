import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { RateLimitStore } from './rate-limit-store.ts'

let monotonicMs = 0
beforeEach(() => {
  monotonicMs = 5000
  jest.spyOn(performance, 'now').mockImplementation(() => monotonicMs)
})
afterEach(() => {
  jest.restoreAllMocks()
})

const count = (store: RateLimitStore, key: string) => {
  let result: { current: number; ttl: number } | undefined
  store.incr(key, (_, counted) => (result = counted), 60_000)
  return [result?.current, result?.ttl]
}

test('counts the calls of each caller in a window, and anew in the next', () => {
  const store = new RateLimitStore()
  expect(count(store, 'a')).toEqual([1, 60_000])
  monotonicMs += 15_000
  expect(count(store, 'a')).toEqual([2, 45_000])
  expect(count(store, 'b')).toEqual([1, 60_000])
  monotonicMs += 45_000
  expect(count(store, 'a')).toEqual([1, 60_000])
  expect(count(store, 'b')).toEqual([2, 15_000])
})

// Whoever was refused when the clock was set back an hour was refused for an hour and a minute.
test.each([-3_600_000, 3_600_000])('a time of day that is set by %d ms changes no window', (stepMs) => {
  const store = new RateLimitStore()
  count(store, 'a')
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + stepMs)
  expect(count(store, 'a')).toEqual([2, 60_000])
  monotonicMs += 60_000
  expect(count(store, 'a')).toEqual([1, 60_000])
})

test('routes count for themselves', () => {
  const store = new RateLimitStore()
  const child = store.child()
  count(store, 'a')
  expect(count(child, 'a')).toEqual([1, 60_000])
})

test('remembers a bounded number of callers: who calls stays, who was quiet for longest is forgotten', () => {
  const store = new RateLimitStore()
  count(store, 'quiet')
  count(store, 'busy')
  for (let index = 0; index < 4999; index += 1) {
    count(store, `caller ${index}`)
    if (index === 2500) count(store, 'busy')
  }
  expect(count(store, 'busy')).toEqual([3, 60_000])
  expect(count(store, 'quiet')).toEqual([1, 60_000])
})
