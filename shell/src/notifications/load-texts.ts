import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { createI18n, type Texts } from '@jobspan/shared-kit/i18n'
import type { TFunction } from 'i18next'

/**
 * What the list says. Its languages are in one file with its code: a file for each would have to be named, with its hash, in the main bundle
 * that guests load too.
 */
export const loadTexts = async (language: LanguageKey): Promise<TFunction> => {
  const texts: { default: Texts } = await import(/* webpackMode: "eager" */ `./locales/${language}.json`, {
    with: { type: 'json' },
  })
  return createI18n(language, { notifications: texts.default }).getFixedT(null, 'notifications')
}
