const two = (number: number) => String(number).padStart(2, '0')

/** Today where the browser is, in ISO 8601. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')
