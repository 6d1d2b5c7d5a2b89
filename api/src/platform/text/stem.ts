import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { newStemmer, type Stemmer } from 'snowball-stemmers'

// Malay and Indonesian have no Snowball stemmer here: their words are found as written.
const algorithms: Partial<Record<LanguageKey, string>> = {
  'en-us': 'english',
  'es-es': 'spanish',
  'pt-br': 'portuguese',
  tr: 'turkish',
  ar: 'arabic',
}

type CachedStemmer = { stemmer: Stemmer; cache: Map<string, string> }
const stemmers = new Map<string, CachedStemmer>()
const maxCachedWords = 50_000

const stemmerFor = (algorithm: string): CachedStemmer => {
  let found = stemmers.get(algorithm)
  if (!found) {
    found = { stemmer: newStemmer(algorithm), cache: new Map() }
    stemmers.set(algorithm, found)
  }
  return found
}

const arabic = /^\p{Script=Arabic}+$/u
const latin = /^[a-z]+$/
// “And” and “so” are joined to the article: والمحاسبة is و + المحاسبة.
const arabicConjunction = /^[وف](?=ال..)/

/**
 * The stem of a folded word, by the language of the text; Arabic words by Arabic rules and Latin ones inside Arabic, Chinese or
 * Japanese texts by English rules. The word itself where there is no rule.
 */
export const stem = (word: string, language: LanguageKey | null): string => {
  const isArabic = arabic.test(word)
  if (!isArabic && (!latin.test(word) || word.length > 40)) return word
  const own = language === null ? undefined : algorithms[language]
  const isForeign = language === 'ar' || language === 'ja' || language === 'zh-cn' || language === 'zh-tw'
  const algorithm = isArabic ? 'arabic' : isForeign || language === null ? 'english' : own
  if (!algorithm) return word
  const { stemmer, cache } = stemmerFor(algorithm)
  const known = cache.get(word)
  if (known !== undefined) return known
  if (cache.size >= maxCachedWords) cache.clear()
  const result = stemmer.stem(isArabic ? word.replace(arabicConjunction, '') : word) || word
  cache.set(word, result)
  return result
}
