import { type CountryKey, countries, type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { inLanguage, splitLanguage, urls } from '@jobspan/shared-kit/routing'

type Entry<Key> = { key: Key; href: string; current: boolean }

/** A page links to itself in every language and country, so a long address would make a page of megabytes. */
const maxLinkedLength = 1024

/** What such links lead to: the address, without its query where it is too long, or the start. */
const linked = (here: string): string => {
  if (here.length <= maxLinkedLength) return here
  const [path = '/'] = here.split('?')
  return path.length <= maxLinkedLength ? path : '/'
}

/** The same page in every language, as plain addresses. `here` is the full address of this page. */
export const languageLinks = (
  here: string,
  language: LanguageKey,
): (Entry<LanguageKey> & { label: string; intl: string })[] => {
  const { path } = splitLanguage(linked(here))
  return languages.map(({ key, label, intl }) => ({
    key,
    label,
    intl,
    href: inLanguage(key, path),
    current: key === language,
  }))
}

/** The same page in every country. The server changes the host or the cookie and comes back here. */
export const countryLinks = (
  here: string,
  language: LanguageKey,
  country: CountryKey,
): (Entry<CountryKey> & { code: string | null })[] =>
  countries.map(({ key, code }) => ({
    key,
    code,
    href: inLanguage(language, urls.place(key, linked(here))),
    current: key === country,
  }))
