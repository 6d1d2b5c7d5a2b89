const maxInteger = 2_147_483_647

/**
 * Reads `1,3,7` into `[1, 3, 7]`; drops what is not a positive whole number, repeats, and all past the thousandth. Past 32 bits an id is
 * the largest of them, which nothing has: dropped, it would ask for everything.
 */
export const parseIdentifiers = (text: string): number[] => {
  const numbers = text
    .slice(0, 12_000)
    .split(',')
    .filter((part) => /^\d+$/.test(part))
    .map((part) => Math.min(Number(part), maxInteger))
    .filter((id) => id > 0)
  return [...new Set(numbers)].slice(0, 1000)
}
