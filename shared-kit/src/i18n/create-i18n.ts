import i18next, { type i18n } from 'i18next'
import type { LanguageKey } from '../contracts/platform/locales.ts'

/** One namespace's texts in one language, as its catalogue file holds them. */
export type Texts = Record<string, unknown>

const kitTexts: Record<LanguageKey, () => Promise<{ default: Texts }>> = {
  'en-us': () => import('./locales/en-us.json', { with: { type: 'json' } }),
  'zh-cn': () => import('./locales/zh-cn.json', { with: { type: 'json' } }),
  'zh-tw': () => import('./locales/zh-tw.json', { with: { type: 'json' } }),
  ja: () => import('./locales/ja.json', { with: { type: 'json' } }),
  'es-es': () => import('./locales/es-es.json', { with: { type: 'json' } }),
  'pt-br': () => import('./locales/pt-br.json', { with: { type: 'json' } }),
  ms: () => import('./locales/ms.json', { with: { type: 'json' } }),
  id: () => import('./locales/id.json', { with: { type: 'json' } }),
  tr: () => import('./locales/tr.json', { with: { type: 'json' } }),
  ar: () => import('./locales/ar.json', { with: { type: 'json' } }),
}

/** The kit's own texts in a language; add them under the namespace `kit` before the first render. */
export const loadKitTexts = async (language: LanguageKey): Promise<Texts> => (await kitTexts[language]()).default

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
