import { findLastNavigation, type TraceEvent } from './find-last-navigation.ts'

/** Milliseconds of a task that nobody notices. */
const unnoticed = 50

/**
 * Total blocking time of the last navigation: what each task of the page's main thread ran beyond 50 ms, from the first
 * contentful paint to the end of the trace. Thread time under 4× slowing, because here browser and servers share two
 * processors: by the clock a task is charged for whatever interrupts it.
 */
export const blockingTime = (events: readonly TraceEvent[]): number => {
  const { start, own } = findLastNavigation(events)
  const paint = own.find(({ name, args }) => name === 'firstContentfulPaint' && args?.frame === start.args?.frame)
  if (!paint) throw new Error('the trace has no contentful paint')
  return own
    .filter(({ name, ph, ts, dur = 0 }) => name === 'RunTask' && ph === 'X' && ts + dur > paint.ts)
    .map(({ ts, dur = 0, tdur = dur }) => {
      // A task that painted first counts from there on, in proportion.
      const share = ts >= paint.ts || dur === 0 ? 1 : (ts + dur - paint.ts) / dur
      return (tdur * share) / 1000
    })
    .reduce((total, milliseconds) => total + Math.max(0, milliseconds - unnoticed), 0)
}
