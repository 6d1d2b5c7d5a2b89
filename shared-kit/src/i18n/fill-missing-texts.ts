import { type LanguageKey, languages } from '../contracts/platform/locales.ts'
import type { Texts } from './create-i18n.ts'

const pluralForm = /_(zero|one|two|few|many|other)$/

const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/**
 * Plural forms that a text has in a language (CLDR). "Many" of Spanish and Portuguese is for whole millions only, which no text of ours
 * counts.
 */
export const pluralFormsOf = (language: LanguageKey): string[] => {
  const intl = languages.find(({ key }) => key === language)?.intl
  const forms = new Intl.PluralRules(intl).resolvedOptions().pluralCategories
  return forms.filter((form) => form !== 'many' || language === 'ar')
}

/** The names of a group's English texts as a language has them: one for each of its own plural forms. */
const namesOf = (english: Texts, forms: readonly string[]): [name: string, text: unknown][] =>
  Object.entries(english).flatMap(([name, text]) => {
    const base = name.replace(pluralForm, '')
    const isPlural = base !== name && `${base}_other` in english
    if (!isPlural) return [[name, text] as [string, unknown]]
    // Once for all forms, where English has its last one.
    if (!name.endsWith('_other')) return []
    return forms.map((form): [string, unknown] => [`${base}_${form}`, english[`${base}_${form}`] ?? text])
  })

/**
 * Texts of a language with English where one is missing or empty, so that nobody ever reads a key. What is there stays in its order;
 * where nothing is missing, nothing is added.
 *
 * @param onMissing is called for each text that English stands in for, by its key
 */
export const fillMissingTexts = (
  texts: Texts,
  english: Texts,
  language: LanguageKey,
  onMissing: (key: string) => void = () => undefined,
): Texts => {
  const forms = pluralFormsOf(language)
  const fill = (own: Texts, from: Texts, path: string): Texts => {
    const filled = { ...own }
    for (const [name, text] of namesOf(from, forms)) {
      const there = filled[name]
      if (isGroup(text)) filled[name] = fill(isGroup(there) ? there : {}, text, `${path}${name}.`)
      else if (!isText(there)) {
        filled[name] = text
        onMissing(path + name)
      }
    }
    return filled
  }
  return fill(texts, english, '')
}
