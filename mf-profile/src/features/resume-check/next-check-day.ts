const [day, gmt8] = [86_400_000, 8 * 3_600_000]

/** When the checks of a day are back: at midnight in GMT+8 (docs/product-rules.md#resume-check). */
export const nextCheckDay = (now: Date): string =>
  new Date((Math.floor((now.getTime() + gmt8) / day) + 1) * day - gmt8).toISOString()
