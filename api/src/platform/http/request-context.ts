import { type CountryKey, countries, type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyRequest } from 'fastify'

const languageById = new Map<string, LanguageKey>(languages.map((language) => [String(language.id), language.key]))
const countryById = new Map<string, CountryKey>(countries.map((country) => [String(country.id), country.key]))

/** What an answer is chosen by: every kept one names them in `Vary`. */
export const contextHeaders: readonly string[] = ['Language-Id', 'Country-Id']

/** The visitor's language by the `Language-Id` header; English where it says nothing known. */
export const languageOf = (request: FastifyRequest): LanguageKey =>
  languageById.get(String(request.headers['language-id'])) ?? 'en-us'

/** The visitor's country by the `Country-Id` header; the default country where it names none (docs/product-rules.md#default-country). */
export const countryOf = (request: FastifyRequest): CountryKey =>
  countryById.get(String(request.headers['country-id'])) ?? 'tw'
