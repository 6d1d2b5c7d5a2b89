type Range = { id: number; from: number | null; to: number | null }

/**
 * The ranges of spec section 5 (30K to 200K, top bucket to 400K) fit monthly pay in Taiwan dollars, pesos or lira. Elsewhere
 * nearly all pay would stand in one of them, so there the same figures are read in another power of ten: S$3,000, 30万円.
 */
const factors: Record<string, number> = {
  AED: 0.1,
  BRL: 0.1,
  CAD: 0.1,
  EUR: 0.1,
  GBP: 0.1,
  IDR: 100,
  JPY: 10,
  MYR: 0.1,
  NGN: 10,
  SAR: 0.1,
  SGD: 0.1,
  USD: 0.1,
}

/** The top bucket has two ends only because a bucket must (spec section 9). */
export const topBucket = { from: 200_001, to: 400_000 }

/** The usual ranges of monthly pay in a currency; `isCounted` says whether the jobs in them come counted. */
export const payRangesIn = (currency: string, ranges: readonly Range[]): { ranges: Range[]; isCounted: boolean } => {
  const factor = factors[currency] ?? 1
  if (factor === 1) return { ranges: [...ranges], isCounted: true }
  const scale = (amount: number | null) => amount && Math.round(amount * factor)
  return {
    ranges: ranges.map(({ id, from, to }) =>
      from === topBucket.from ? { id, from: scale(from - 1), to: null } : { id, from: scale(from), to: scale(to) },
    ),
    isCounted: false,
  }
}
