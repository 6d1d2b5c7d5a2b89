/** An event of a browser's trace; times in microseconds. `tdur` is what its thread really ran. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: {
    frame?: string
    data?: {
      documentLoaderURL?: string
      isOutermostMainFrame?: boolean
      /** Of a largest contentful paint. */
      candidateIndex?: number
      type?: string
      nodeName?: string
      /** Of a script. */
      url?: string
    }
  }
}

/** The start of the last navigation to a page, and what the page's main thread did from there on. */
export const findLastNavigation = (events: readonly TraceEvent[]): { start: TraceEvent; own: TraceEvent[] } => {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http') === true,
  )
  if (!start) throw new Error('the trace has no navigation')
  return { start, own: events.filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts) }
}
