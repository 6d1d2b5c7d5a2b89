import { type CountryKey, findCountry } from '@jobspan/shared-kit/contracts/platform/locales'

/** The country a search covers; null for all. */
export const resolveSearchCountry = (requested: string | undefined, visitors: CountryKey): CountryKey | null => {
  if (requested === 'all') return null
  return (requested === undefined ? undefined : findCountry(requested))?.key ?? visitors
}
