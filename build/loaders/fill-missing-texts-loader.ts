import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { LoaderContext } from '@rspack/core'
import type { LanguageKey } from '../../shared-kit/src/contracts/platform/locales.ts'
import { completeTextsMark } from '../../shared-kit/src/i18n/complete-texts-mark.ts'
import { fillMissingTexts } from '../../shared-kit/src/i18n/fill-missing-texts.ts'

/**
 * Puts English in the place of each text that a language misses, and warns of it. A remote's own texts then bear a mark, by which a shell knows
 * that it need not load English as well.
 */
// biome-ignore lint/style/noDefaultExport: the bundler asks a loader for one.
export default async function fillMissingTextsLoader(this: LoaderContext<{ mark: boolean }>, source: string) {
  const done = this.async()
  try {
    const englishFile = join(dirname(this.resourcePath), 'en-us.json')
    this.addDependency(englishFile)
    const english = JSON.parse(await readFile(englishFile, 'utf8'))
    const missing: string[] = []
    const language = basename(this.resourcePath, '.json') as LanguageKey
    const texts = fillMissingTexts(JSON.parse(source), english, language, (key) => missing.push(key))
    if (missing.length > 0)
      this.emitWarning(new Error(`English stands in for texts that are missing or empty: ${missing.join(', ')}`))
    done(null, JSON.stringify(this.getOptions().mark ? { ...texts, [completeTextsMark]: 1 } : texts))
  } catch (error) {
    done(error as Error)
  }
}
