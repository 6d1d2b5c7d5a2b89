import type { LanguageKey } from '@jobspan/shared-kit/contracts/places'
import { createI18n, loadKitTexts, type Texts } from '@jobspan/shared-kit/i18n'
import type { i18n } from 'i18next'

/** The one text service of a document, with the texts of kit and shell. Remotes' texts are added as they load. */
export const createTexts = async (language: LanguageKey): Promise<i18n> => {
  const [shell, kit] = await Promise.all([
    import(`./locales/${language}.json`) as Promise<{ default: Texts }>,
    loadKitTexts(language),
  ])
  return createI18n(language, { shell: shell.default, kit })
}

/** Adds a remote's texts under its name. A newer release's texts replace the older's. */
export const addTexts = (texts: i18n, namespace: string, resource: Record<string, unknown>): void => {
  const language = texts.language
  const catalogue = 'default' in resource ? (resource.default as Texts) : resource
  texts.addResourceBundle(language, namespace, catalogue, true, true)
}
