import { z } from 'zod/mini'
import { type CountryKey, countries, type LanguageKey, languages } from './locales.ts'

/** Apart from the lists themselves, so that pages which only need the lists do not load a validator with them. */
export const languageKey = z.enum(languages.map((language) => language.key) as [LanguageKey, ...LanguageKey[]])
export const countryKey = z.enum(countries.map((country) => country.key) as [CountryKey, ...CountryKey[]])
