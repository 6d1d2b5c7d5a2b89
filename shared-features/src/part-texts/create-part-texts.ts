import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { createI18n, type Texts } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { TFunction } from 'i18next'

/**
 * Texts that only one part of a remote says: they are in the file of its code, so that no other page loads them. All languages are in that one
 * file, because a file for each would have to be named, with its hash, in the entry that every page loads.
 *
 * @returns the texts of a language, and the hook that gives those of the visitor's
 */
export const createPartTexts = (texts: Record<LanguageKey, Texts>) => {
  const known = new Map<LanguageKey, TFunction>()
  const textsOf = (language: LanguageKey): TFunction => {
    const t = known.get(language) ?? createI18n(language, { part: texts[language] }).getFixedT(null, 'part')
    known.set(language, t)
    return t
  }
  return { textsOf, useTexts: () => textsOf(usePlatform().locale.language) }
}
