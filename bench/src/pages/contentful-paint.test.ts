import { expect, it } from '@jest/globals'
import { findContentfulPaint } from './contentful-paint.ts'
import type { TraceEvent } from './find-last-navigation.ts'

const event = (name: string, ts: number, args: TraceEvent['args']): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  ...(args ? { args } : {}),
})
const script = (path: string, ts: number) =>
  event('EvaluateScript', ts, { data: { url: path && `http://localhost${path}` } })
const paint = (ts: number, candidateIndex: number, nodeName: string) =>
  event('largestContentfulPaint::Candidate', ts, { frame: 'F', data: { candidateIndex, type: 'text', nodeName } })

it('names the last element that was the largest, and the files that ran before it was painted', () => {
  const events = [
    event('navigationStart', 0, { frame: 'F', data: { documentLoaderURL: 'http://localhost/' } }),
    script('', 5),
    script('/', 6),
    paint(10, 1, 'P'),
    script('/assets/main.js', 15),
    paint(20, 2, 'H1'),
    script('/assets/later.js', 25),
  ]
  expect(findContentfulPaint(events)).toEqual({ element: 'text H1', scriptsBefore: ['/assets/main.js'] })
})
