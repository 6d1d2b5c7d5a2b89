import i18next, { type i18n } from 'i18next'
import type { LanguageKey } from '../contracts/platform/locales.ts'

/** One namespace's texts in one language, as its catalogue file holds them. */
export type Texts = Record<string, unknown>

/** The kit's own texts in a language; add them under the namespace `kit` before the first render. */
export const loadKitTexts = async (language: LanguageKey): Promise<Texts> => {
  // A page of the site has them from its document: it does not even have the list of their files.
  const { importKitTexts } = await import(/* webpackChunkName: "kit-texts" */ './import-kit-texts.ts')
  return (await importKitTexts[language]()).default
}

/** What a key says in plain words: `status.onHold` is "On hold". */
const toWords = (key: string): string => {
  const words = key
    .replace(/^.*[.:]/, '')
    .replace(/([a-z])([A-Z])|[_-]/g, (_, before = '', after = '') => `${before} ${after.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * A text service for one language, ready at once. `texts` holds what is known by namespace; more comes by
 * `addResourceBundle(language, namespace, texts, true, true)`. Catalogues are complete, so there is no second language to fall to: see
 * `fill-missing-texts.ts`. Keys that are made of data, such as a status, can be newer than the catalogues. They are said in words.
 */
export function createI18n(language: LanguageKey, texts: Record<string, Texts> = {}): i18n {
  const instance = i18next.createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    supportedLngs: false,
    lowerCaseLng: true,
    initAsync: false,
    resources: { [language]: texts } as never,
    ns: Object.keys(texts),
    defaultNS: 'kit',
    returnNull: false,
    parseMissingKeyHandler: (key: string, defaultText?: string) => defaultText ?? toWords(key),
    // React escapes what it prints.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    showSupportNotice: false,
  } as never)
  return instance
}
