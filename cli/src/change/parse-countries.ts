import { type CountryKey, countries, findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { usageError } from '../cli-error.ts'

/** Reads `sg,my` or `all` into country keys, each once. */
export const parseCountries = (text: string): CountryKey[] => {
  const all = countries.map(({ key }) => key)
  const names = [
    ...new Set(
      text
        .toLowerCase()
        .split(',')
        .map((name) => name.trim()),
    ),
  ].filter(Boolean)
  if (names.length === 1 && names[0] === 'all') return all
  const unknown = names.filter((name) => !findCountry(name))
  if (names.length === 0 || unknown.length > 0)
    throw usageError(
      `--country: ${unknown.join(', ') || 'nothing'} is none of our countries.`,
      `Write \`all\`, or some of ${all.join(',')}.`,
    )
  return names as CountryKey[]
}
