/** Words of the job contracts that pages need before they call anything; apart, so that they load no validator. */
export const workArrangements = ['on_site', 'hybrid', 'remote'] as const
export type WorkArrangement = (typeof workArrangements)[number]

export const sortOrder = { newest: 1, relevance: 2, highestSalary: 3 } as const
export type SortOrder = (typeof sortOrder)[keyof typeof sortOrder]

/** Reads `1,3,7` into `[1, 3, 7]`; drops what is not a positive whole 32-bit number, repeats, and all past the thousandth. */
export const parseIdentifiers = (text: string): number[] => {
  const numbers = text
    .slice(0, 12_000)
    .split(',')
    .filter((part) => /^\d{1,10}$/.test(part))
    .map(Number)
    .filter((id) => id > 0 && id <= 2_147_483_647)
  return [...new Set(numbers)].slice(0, 1000)
}
