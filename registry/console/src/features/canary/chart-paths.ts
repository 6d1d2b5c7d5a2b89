type Area = { width: number; height: number /** Value at the upper edge. */; top: number }

const round = (value: number) => Math.round(value * 10) / 10

/** A line through the values, left to right; interrupted where there is none. Empty with fewer than two values in a row. */
export const linePath = (values: readonly (number | null)[], { width, height, top }: Area): string => {
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values
    .map((value, index) => {
      if (value === null) return ''
      const isFirst = index === 0 || values[index - 1] === null
      const isIsolated = isFirst && (values[index + 1] ?? null) === null
      if (isIsolated) return ''
      return `${isFirst ? 'M' : 'L'}${round(index * step)} ${round(height * (1 - value / top))}`
    })
    .join('')
}

/** A short dash for each value, where there are too few for a line. */
export const dashPath = (values: readonly (number | null)[], { width, height, top }: Area): string => {
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values
    .map((value, index) =>
      value === null ? '' : `M${round(Math.min(index * step, width - 12))} ${round(height * (1 - value / top))}h12`,
    )
    .join('')
}

/** The next 1, 2 or 5 times a power of ten, so that a scale's labels are short. */
export const niceMaximum = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value))
  const factor = [1, 2, 5, 10].find((each) => each * power >= value * 0.999) ?? 10
  return factor * power
}
