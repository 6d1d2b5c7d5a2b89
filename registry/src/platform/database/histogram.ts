/**
 * Counts by bucket number. Buckets are fixed, so that histograms of any minutes, builds and processes add up: bucket 0
 * holds what is below 1, bucket n what lies in [1.1ⁿ⁻¹, 1.1ⁿ). A percentile read from it is off by 5 % at most.
 */
export type Histogram = Record<string, number>

const growth = Math.log(1.1)

const bucketOf = (value: number): number => (value < 1 ? 0 : 1 + Math.floor(Math.log(value) / growth + 1e-9))

export const addValue = (histogram: Histogram, value: number): void => {
  const bucket = bucketOf(value)
  histogram[bucket] = (histogram[bucket] ?? 0) + 1
}

/** Adds `other` to `histogram`. */
export const addHistogram = (histogram: Histogram, other: Histogram): void => {
  for (const [bucket, count] of Object.entries(other)) histogram[bucket] = (histogram[bucket] ?? 0) + count
}

export const countOf = (histogram: Histogram): number =>
  Object.values(histogram).reduce((total, count) => total + count, 0)

/** The value below which `share` (0 to 1) of all lie, by nearest rank; null for an empty histogram. */
export const percentile = (histogram: Histogram, share: number): number | null => {
  const rank = Math.max(1, Math.ceil(countOf(histogram) * share))
  let seen = 0
  for (const bucket of Object.keys(histogram)
    .map(Number)
    .toSorted((a, b) => a - b)) {
    seen += histogram[bucket] ?? 0
    // The middle of the bucket, on the scale on which buckets are even.
    if (seen >= rank) return bucket === 0 ? 0.5 : Math.exp((bucket - 0.5) * growth)
  }
  return null
}
