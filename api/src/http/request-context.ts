import { type CountryKey, countries, type LanguageKey, languages } from '@jobspan/shared-kit/contracts/places'
import type { FastifyRequest } from 'fastify'

const languageById = new Map<string, LanguageKey>(languages.map((language) => [String(language.id), language.key]))
const countryById = new Map<string, CountryKey>(countries.map((country) => [String(country.id), country.key]))

/** The visitor's language by the `Language-Id` header; English where it says nothing known. */
export const languageOf = (request: FastifyRequest): LanguageKey =>
  languageById.get(String(request.headers['language-id'])) ?? 'en-us'

/** The visitor's country by the `Country-Id` header; the spec's default country where it says nothing known. */
export const countryOf = (request: FastifyRequest): CountryKey =>
  countryById.get(String(request.headers['country-id'])) ?? 'tw'

/**
 * Takes from every text what no database text can hold: NUL and halves of surrogate pairs. Done once at the door, so that
 * no query fails on them. Of a parameter given twice the last counts.
 */
export const cleanInput = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(cleanInput)
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanInput(part)]))
  }
  return value
}

/** Query parameters as one text each. */
export const cleanQuery = (query: unknown): unknown =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([key, value]) => [
      key,
      cleanInput(Array.isArray(value) ? value.at(-1) : value),
    ]),
  )
