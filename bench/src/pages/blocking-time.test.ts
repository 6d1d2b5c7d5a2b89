import { expect, it } from '@jest/globals'
import { blockingTime } from './blocking-time.ts'
import type { TraceEvent } from './find-last-navigation.ts'

const page = { pid: 1, tid: 1 }
const start: TraceEvent = {
  ...page,
  name: 'navigationStart',
  ph: 'R',
  ts: 0,
  args: { frame: 'F', data: { documentLoaderURL: 'http://localhost/' } },
}
const paint: TraceEvent = { ...page, name: 'firstContentfulPaint', ph: 'R', ts: 1_000_000, args: { frame: 'F' } }
const task = (ts: number, dur: number, tdur: number, thread = page): TraceEvent => ({
  ...thread,
  name: 'RunTask',
  ph: 'X',
  ts: ts * 1000,
  dur: dur * 1000,
  tdur: tdur * 1000,
})

it('counts what the page’s thread ran beyond 50 ms after the first paint, however long it waited for a processor', () => {
  const events = [
    start,
    task(500, 300, 300),
    paint,
    task(1100, 400, 80),
    task(1600, 49, 49),
    task(1700, 200, 200, { pid: 1, tid: 2 }),
    task(2000, 120, 110),
  ]
  expect(blockingTime(events)).toBe(30 + 60)
})

it('counts of the task that paints first only what follows the paint', () => {
  expect(blockingTime([start, paint, task(900, 300, 300)])).toBe(150)
})
