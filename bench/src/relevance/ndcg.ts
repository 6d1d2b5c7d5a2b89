import type { Grade } from './judged-query.ts'

const depth = 10

/** A grade counts for more the more it is worth, and for less the further down it is (Järvelin and Kekäläinen, 2002). */
const gain = (grades: readonly Grade[]): number =>
  grades.slice(0, depth).reduce<number>((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)

/**
 * nDCG@10: how much of what the best ten could be worth the first ten are worth, 0 to 1. `open` are the grades of all jobs that could have
 * been shown; where none of them is worth anything, there is nothing to compare with and the answer is `NaN`.
 */
export const ndcgAt10 = (shown: readonly Grade[], open: readonly Grade[]): number => {
  const best = gain(open.toSorted((one, other) => other - one))
  return best === 0 ? Number.NaN : gain(shown) / best
}
