import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Manner } from './company-endings.ts'

/** A labour market: a country and one of the languages in which it advertises. */
export type Market = {
  country: CountryKey
  language: LanguageKey
  /** Share of companies and jobs, relative to the other markets. */
  weight: number
  /** How companies are called. */
  manner: Manner
  /** Invented parts of company names; separated by commas. */
  stems: string
  given: string
  family: string
  /** Whether the family name comes first, and what stands between the two. */
  nameOrder: { familyFirst: boolean; separator: string }
  streets: string
  /** With {street}, {number}, {floor} and {city}. */
  address: string
}
