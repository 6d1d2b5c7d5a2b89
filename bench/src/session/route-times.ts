/** Upper ends of a histogram's buckets in seconds, ascending, and how many observations were at most as long. */
export type Buckets = ReadonlyMap<number, number>

/** Time of one route's 200s inside a service, read from its `/metrics` (Prometheus' text format). */
export const routeTimes = (metrics: string, route: string): Buckets => {
  const lines = metrics
    .split('\n')
    .filter((line) => line.startsWith('http_request_duration_seconds_bucket{'))
    .filter((line) => line.includes(`route="${route}"`) && line.includes('status="200"'))
  return new Map(
    lines.map((line) => [
      Number((/le="([^"]+)"/.exec(line)?.[1] ?? '').replace('+Inf', 'Infinity')),
      Number(/\S+$/.exec(line)?.[0]),
    ]),
  )
}

/**
 * The time in milliseconds below which the share `p` of what came between two readings lies, even within a bucket, as Prometheus'
 * `histogram_quantile` has it; the end of the last bucket for what is beyond it.
 */
export const quantileBetween = (before: Buckets, after: Buckets, p: number): number => {
  const ends = [...after].map(([end, count]) => ({ end, count: count - (before.get(end) ?? 0) }))
  const wanted = (ends.at(-1)?.count ?? 0) * p
  let low = { end: 0, count: 0 }
  for (const bucket of ends) {
    if (bucket.count > 0 && bucket.count >= wanted) {
      if (!Number.isFinite(bucket.end)) return low.end * 1000
      return (low.end + ((bucket.end - low.end) * (wanted - low.count)) / (bucket.count - low.count)) * 1000
    }
    low = bucket
  }
  return Number.NaN
}
