import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'

/** For `Intl`. Readers of Arabic read Western digits on job sites. */
export const languageTagOf = (language: LanguageKey): string =>
  language === 'ar' ? 'ar-u-nu-latn' : (findLanguage(language)?.intl ?? 'en')
