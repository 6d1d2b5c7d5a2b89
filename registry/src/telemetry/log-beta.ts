/** Natural logarithm of the gamma function for x > 0 (Stirling's series from 8 on, to ten digits). */
const logGamma = (x: number): number => {
  let shift = 0
  let at = x
  for (; at < 8; at += 1) shift -= Math.log(at)
  const inverse = 1 / at
  const square = inverse * inverse
  const series = inverse * (1 / 12 - square * (1 / 360 - square / 1260))
  return shift + (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series
}

/** Natural logarithm of the beta function; both arguments above nought. */
export const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b)
