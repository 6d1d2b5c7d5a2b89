import { findLastNavigation, type TraceEvent } from './find-last-navigation.ts'

export type ContentfulPaint = {
  /** Such as `text H1`, or `image IMG`. */
  element: string
  /** Scripts that the page began to run before it, which Lighthouse's simulation counts as needed for it. */
  scriptsBefore: string[]
}

/** What the page's largest element was, and which scripts ran first. */
export const findContentfulPaint = (events: readonly TraceEvent[]): ContentfulPaint => {
  const { start, own } = findLastNavigation(events)
  const paint = events
    .filter(
      ({ name, ts, args }) =>
        name === 'largestContentfulPaint::Candidate' && ts >= start.ts && args?.frame === start.args?.frame,
    )
    .toSorted((one, other) => (one.args?.data?.candidateIndex ?? 0) - (other.args?.data?.candidateIndex ?? 0))
    .at(-1)
  if (!paint) throw new Error('the trace has no largest contentful paint')
  const { type = '', nodeName = '' } = paint.args?.data ?? {}
  return {
    element: `${type} ${nodeName}`.trim(),
    scriptsBefore: own
      .filter(
        // What stands in the document itself came with it.
        ({ name, ts, args }) =>
          name === 'EvaluateScript' &&
          ts <= paint.ts &&
          args?.data?.url?.startsWith('http') &&
          args.data.url !== start.args?.data?.documentLoaderURL,
      )
      .map(({ args }) => new URL(args?.data?.url ?? '').pathname),
  }
}
