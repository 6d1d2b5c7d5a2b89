import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { createI18n, type Texts } from '@jobspan/shared-kit/i18n'
import type { i18n } from 'i18next'

/** What the shell's own pages say beyond the frame: of use on few visits, so no other page loads it. */
export const loadShellPageTexts = async (language: LanguageKey): Promise<Texts> =>
  ((await import(`./sign-in/locales/${language}.json`)) as { default: Texts }).default

/** Adds a remote's texts under its name, or more of the shell's own. */
export const addTexts = (texts: i18n, namespace: string, resource: Record<string, unknown>): void => {
  const language = texts.language
  const translations = 'default' in resource ? (resource.default as Texts) : resource
  texts.addResourceBundle(language, namespace, translations, true, true)
}

/**
 * A text service of a release's own: two releases of one remote may stand side by side, in a tab after a roll back or on the
 * server during a canary, and each says its own words.
 */
export const textsWith = (texts: i18n, namespace: string, resource: Record<string, unknown>): i18n => {
  const known = (name: string) => texts.getResourceBundle(texts.language, name) as Texts
  const own = createI18n(texts.language as LanguageKey, { shell: known('shell'), kit: known('kit') })
  addTexts(own, namespace, resource)
  return own
}
