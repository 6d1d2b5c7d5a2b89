import { parseHostKey } from '@jobspan/shared-kit/contracts/auth/session-transfer'
import { type CountryKey, findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { z } from 'zod/mini'

// Facts that events of several areas have.

export const languageFact = z.custom<LanguageKey>(
  (value) => typeof value === 'string' && findLanguage(value) !== undefined,
)

/** On whose host the member was; null for the public one. */
export const hostCountryFact = z.nullable(
  z.custom<CountryKey>((value) => typeof value === 'string' && parseHostKey(value) !== undefined),
)
