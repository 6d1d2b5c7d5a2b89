/**
 * Bounds that a rate seen as `bad` of `attempts` lies within at 95 % (Wilson score interval, Wilson 1927); sound for few attempts
 * and for rates near nought.
 */
export const wilsonBounds = (bad: number, attempts: number): { lower: number; upper: number } => {
  if (attempts === 0) return { lower: 0, upper: 1 }
  const z = 1.96
  const rate = Math.min(1, bad / attempts)
  const middle = rate + (z * z) / (2 * attempts)
  const spread = z * Math.sqrt((rate * (1 - rate)) / attempts + (z * z) / (4 * attempts * attempts))
  const whole = 1 + (z * z) / attempts
  return { lower: Math.max(0, (middle - spread) / whole), upper: Math.min(1, (middle + spread) / whole) }
}
