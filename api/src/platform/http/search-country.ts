import { type CountryKey, findCountry } from '@jobspan/shared-kit/contracts/locales'

/** The country a search covers; null for all. */
export const resolveSearchCountry = (asked: string | undefined, visitors: CountryKey): CountryKey | null => {
  if (asked === 'all') return null
  return (asked === undefined ? undefined : findCountry(asked))?.key ?? visitors
}
