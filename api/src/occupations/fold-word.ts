import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'

/**
 * Endings that change a word's number or gender and never its meaning, longest first, with what takes their place. `minLength` letters stay.
 * A stemmer goes further: it makes one word of accountant and account, of driver and drive.
 */
type Ending = readonly [ending: RegExp, replacement: string]

const english: Ending[] = [
  [/([^aeiou])ies$/, '$1y'],
  [/(ss|x|z|ch|sh)es$/, '$1'],
  [/([^su])s$/, '$1'],
  [/(?<=[a-z]{3})(m)en$/, '$1an'],
]
const spanish: Ending[] = [
  [/iones$/, 'ion'],
  [/(?<=[a-z]{3})(?:es|[aeo]s|[aeo])$/, ''],
  [/(?<=[a-z]{3})([rlnd])s$/, '$1'],
]
const portuguese: Ending[] = [
  [/oes$/, 'ao'],
  [/(?<=[a-z]{3})ais$/, 'al'],
  [/(?<=[a-z]{3})eis$/, 'el'],
  [/(?<=[a-z]{3})ns$/, 'm'],
  [/(?<=[a-z]{3})(?:es|[aeo]s|[ae]|(?<!a)o)$/, ''],
]
const turkish: Ending[] = [
  [/(?<=[a-z]{3})l[ea]r(?:i)?$/, ''],
  [/(?<=[a-z]{2}[aeiou])s[iu]$/, ''],
  [/(?<=[a-z]{3})[iu]$/, ''],
]
const arabic: Ending[] = [
  [/^[وف]?ال(?=..)/, ''],
  [/(?<=..)(?:ون|ين|ات|ه)$/, ''],
]
const malay: Ending[] = [[/(?<=[a-z]{3})nya$/, '']]

const endings: Partial<Record<LanguageKey, Ending[]>> = {
  'en-us': english,
  'es-es': spanish,
  'pt-br': portuguese,
  tr: turkish,
  ar: arabic,
  id: malay,
  ms: malay,
}
/** Turkish writes one ending after another: yönetici, yöneticisi. */
const isRepeated = (language: LanguageKey): boolean => language === 'tr'

const isArabic = /^\p{Script=Arabic}+$/u
const isLatin = /^[a-z]{3,}$/

/** A folded word without the endings of number and gender, as the language writes them; Arabic words by Arabic rules in every language. */
export const foldWord = (word: string, language: LanguageKey): string => {
  const rules = isArabic.test(word) ? arabic : isLatin.test(word) ? (endings[language] ?? english) : []
  let folded = word
  for (let round = 0; round < (isRepeated(language) ? 3 : 1); round += 1) {
    const before = folded
    if (rules === arabic) for (const [ending, replacement] of rules) folded = folded.replace(ending, replacement)
    else {
      const rule = rules.find(([ending]) => ending.test(folded))
      if (rule) folded = folded.replace(rule[0], rule[1])
    }
    if (folded === before) break
  }
  return folded
}
