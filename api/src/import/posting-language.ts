import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { toSimplified } from '../platform/text/to-simplified.ts'
import { tokenize } from '../platform/text/words.ts'

// Small words that texts of one language cannot do without and its neighbours do not have.
const telling: Partial<Record<LanguageKey, string[]>> = {
  'en-us': ['the', 'and', 'of', 'with', 'for', 'you', 'our', 'will'],
  'es-es': ['el', 'los', 'las', 'y', 'con', 'del', 'una', 'para', 'nuestra', 'experiencia'],
  'pt-br': ['o', 'os', 'e', 'com', 'do', 'da', 'uma', 'nao', 'em', 'voce', 'para'],
  id: ['dan', 'yang', 'dengan', 'untuk', 'minimal', 'dibutuhkan', 'bisa', 'kerja', 'perusahaan'],
  ms: ['dan', 'yang', 'dengan', 'untuk', 'sekurang', 'syarikat', 'kerja', 'anda', 'boleh', 'ialah', 'diperlukan'],
  tr: ['ve', 'ile', 'icin', 'bir', 'olan', 'olarak', 'en', 'az', 'sahibi'],
}

const named: [RegExp, LanguageKey][] = [
  [/^zh[-_]?(?:hant|tw|hk|mo)|繁/i, 'zh-tw'],
  [/^(?:zh|cmn|chinese)|简|中文/i, 'zh-cn'],
  [/^(?:en|english)/i, 'en-us'],
  [/^(?:ja|japanese|日本)/i, 'ja'],
  [/^(?:es|spanish|español)/i, 'es-es'],
  [/^(?:pt|portug)/i, 'pt-br'],
  [/^(?:ms|malay|bahasa m)/i, 'ms'],
  [/^(?:id|indones|bahasa i)/i, 'id'],
  [/^(?:tr|turkish|türk)/i, 'tr'],
  [/^(?:ar|arabic|العرب)/i, 'ar'],
]

/** The language a posting says it is in; undefined when it says nothing, null for one outside the ten. */
export const statedLanguage = (text: string | null): LanguageKey | null | undefined =>
  text === null ? undefined : (named.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? null)

/** The language a text is most likely in; null when it does not tell. */
export const guessLanguage = (text: string): LanguageKey | null => {
  const sample = text.slice(0, 3_000)
  if (/[\u3041-\u30ff]/.test(sample)) return 'ja'
  if (/\p{Script=Han}/u.test(sample)) return toSimplified(sample)[0] === sample ? 'zh-cn' : 'zh-tw'
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0
  if (count(/\p{Script=Arabic}/gu) > sample.length / 4) return 'ar'
  const words = tokenize(sample).map((token) => token.text)
  const scores = Object.entries(telling).map(([language, small]) => ({
    language: language as LanguageKey,
    score: words.filter((word) => small.includes(word)).length,
  }))
  const [first, second] = scores.sort((one, other) => other.score - one.score)
  return first && first.score >= 2 && first.score > (second?.score ?? 0) ? first.language : null
}
