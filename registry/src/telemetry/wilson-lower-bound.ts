/**
 * What a rate seen as `failures` of `attempts` is at least, at 97.5 % (lower bound of the Wilson score interval, Wilson 1927); sound for
 * few attempts and for rates near nought.
 */
export const wilsonLowerBound = (failures: number, attempts: number): number => {
  if (attempts === 0) return 0
  const z = 1.96
  const rate = Math.min(1, failures / attempts)
  const middle = rate + (z * z) / (2 * attempts)
  const spread = z * Math.sqrt((rate * (1 - rate)) / attempts + (z * z) / (4 * attempts * attempts))
  return Math.max(0, (middle - spread) / (1 + (z * z) / attempts))
}
