import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { createI18n, loadKitTexts, type Texts } from '@jobspan/shared-kit/i18n'
import type { i18n } from 'i18next'
import type { BootData } from './boot-data.ts'

/** The texts of kit and shell, as the server says them. Browsers have them from the document. */
export const createTexts = async (language: LanguageKey): Promise<i18n> => {
  const [shell, kit] = await Promise.all([
    import(`./locales/${language}.json`) as Promise<{ default: Texts }>,
    loadKitTexts(language),
  ])
  return createI18n(language, { shell: shell.default, kit })
}

/** What a document brings of them: all but what only the server says, of previews and overrides. */
export const toBootTexts = (texts: i18n): BootData['texts'] => {
  const of = (namespace: string) => texts.getResourceBundle(texts.language, namespace) as Texts
  const { badge: _, ...shell } = of('shell')
  return { shell, kit: of('kit') }
}
