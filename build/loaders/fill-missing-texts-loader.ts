import { basename, dirname, join } from 'node:path'
import type { LoaderContext } from '@rspack/core'
import { type LanguageKey, languages } from '../../shared-kit/src/contracts/platform/locales.ts'
import { completeTextsMark } from '../../shared-kit/src/i18n/complete-texts-mark.ts'
import type { Texts } from '../../shared-kit/src/i18n/create-i18n.ts'
import { fillMissingTexts } from '../../shared-kit/src/i18n/fill-missing-texts.ts'
import { addSubjects, listSubjectFiles, readLocale } from '../read-locale.ts'

/**
 * Adds the texts of subject files (`read-locale.ts`), puts English in the place of each text that a language misses, and warns of it. A remote's own
 * texts then bear a mark, by which a shell knows that it need not load English as well. A file of all languages is filled language by language.
 */
// biome-ignore lint/style/noDefaultExport: the bundler asks a loader for one.
export default async function fillMissingTextsLoader(this: LoaderContext<{ mark: boolean }>, source: string) {
  const done = this.async()
  try {
    const missing: string[] = []
    const fill = (own: Texts, english: Texts, language: LanguageKey) =>
      fillMissingTexts(own, english, language, (key) => missing.push(key))
    const readFilled = () => {
      const given = JSON.parse(source)
      if (basename(this.resourcePath) === 'locales.json')
        return Object.fromEntries(languages.map(({ key }) => [key, fill(given[key] ?? {}, given['en-us'], key)]))
      const folder = dirname(this.resourcePath)
      const language = basename(this.resourcePath, '.json') as LanguageKey
      for (const file of [join(folder, 'en-us.json'), ...listSubjectFiles(folder)]) this.addDependency(file)
      return fill(addSubjects(given, folder, language), readLocale(folder, 'en-us'), language)
    }
    const texts = readFilled()
    if (missing.length > 0)
      this.emitWarning(new Error(`English stands in for texts that are missing or empty: ${missing.join(', ')}`))
    done(null, JSON.stringify(this.getOptions().mark ? { ...texts, [completeTextsMark]: 1 } : texts))
  } catch (error) {
    done(error as Error)
  }
}
