import { type CountryKey, countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { ListItem } from '../profile/use-profile-and-lists.ts'

/** A list as selects take it. */
export const toSelectOptions = (items: readonly ListItem[]) =>
  items.map(({ id, value }) => ({ value: String(id), label: value }))

/** The countries by their names in the visitor's language, those of no name of their own last. */
export const useCountryOptions = () => {
  const t = useTranslations('kit')
  const { locale } = usePlatform()
  const label = (key: CountryKey) => t(`country.${key}`)
  const { compare } = new Intl.Collator(locale.intl)
  return countries
    .map(({ key }) => ({ value: key as string, label: label(key) }))
    .toSorted((a, b) => Number(a.value === 'others') - Number(b.value === 'others') || compare(a.label, b.label))
}

export const getLocationsInCountry = (places: readonly ListItem[], country: string) =>
  places.filter((place) => place.country === country)

/** A place that is the only one of its country is no choice. */
export const getOnlyLocationId = (places: readonly ListItem[], country: string): string => {
  const [only, ...others] = getLocationsInCountry(places, country)
  return only && others.length === 0 ? String(only.id) : ''
}
