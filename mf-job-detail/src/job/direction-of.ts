import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'

/**
 * The direction of what is written in a language; undefined where that is not known. By the key alone: the lists of languages and countries are
 * 0.7 KB, which the shell has already and no first paint needs twice.
 */
export const directionOf = (language: LanguageKey | null): 'ltr' | 'rtl' | undefined =>
  language === null ? undefined : language === 'ar' ? 'rtl' : 'ltr'
