import { basename, dirname, join } from 'node:path'
import type { LoaderContext } from '@rspack/core'
import type { LanguageKey } from '../../shared-kit/src/contracts/platform/locales.ts'
import { completeTextsMark } from '../../shared-kit/src/i18n/complete-texts-mark.ts'
import { fillMissingTexts } from '../../shared-kit/src/i18n/fill-missing-texts.ts'
import { addSubjects, listSubjectFiles, readLocale } from '../read-locale.ts'

/**
 * Adds the texts of subject files (`read-locale.ts`), puts English in the place of each text that a language misses, and warns of it. A remote's own texts then bear a mark, by which a shell knows
 * that it need not load English as well.
 */
// biome-ignore lint/style/noDefaultExport: the bundler asks a loader for one.
export default async function fillMissingTextsLoader(this: LoaderContext<{ mark: boolean }>, source: string) {
  const done = this.async()
  try {
    const folder = dirname(this.resourcePath)
    const language = basename(this.resourcePath, '.json') as LanguageKey
    for (const file of [join(folder, 'en-us.json'), ...listSubjectFiles(folder)]) this.addDependency(file)
    const english = readLocale(folder, 'en-us')
    const missing: string[] = []
    const own = addSubjects(JSON.parse(source), folder, language)
    const texts = fillMissingTexts(own, english, language, (key) => missing.push(key))
    if (missing.length > 0)
      this.emitWarning(new Error(`English stands in for texts that are missing or empty: ${missing.join(', ')}`))
    done(null, JSON.stringify(this.getOptions().mark ? { ...texts, [completeTextsMark]: 1 } : texts))
  } catch (error) {
    done(error as Error)
  }
}
