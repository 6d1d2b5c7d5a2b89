/** Browsers of a group beyond this are few visitors', or made up. */
const maxBrowsers = 30

/** Adds up how often browsers met an error, the most frequent first; the rarest are dropped where there are too many. */
export const addBrowsers = (
  known: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>>,
): Record<string, number> => {
  const sums = new Map(Object.entries(known))
  for (const [browser, count] of Object.entries(more)) sums.set(browser, (sums.get(browser) ?? 0) + count)
  return Object.fromEntries([...sums].sort(([, a], [, b]) => b - a).slice(0, maxBrowsers))
}
