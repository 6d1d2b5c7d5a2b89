import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { namesOf, spokenLanguageCodes } from './list-rows.ts'

/**
 * Every language that a profile can name, as people in the language call it. Our own texts name those of which the names that
 * programs know leave open which Chinese is meant, or that have none there.
 */
export const spokenLanguages = (language: LanguageKey): { id: number; key: string; value: string }[] => {
  const intl = findLanguage(language)?.intl ?? 'en'
  const names = new Intl.DisplayNames(intl, { type: 'language' })
  return spokenLanguageCodes.map(({ id, key }) => {
    const name = namesOf('spokenLanguages', key)[language] ?? names.of(key) ?? key
    return { id, key, value: name.charAt(0).toLocaleUpperCase(intl) + name.slice(1) }
  })
}
