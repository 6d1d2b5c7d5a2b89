import { withoutArabicArticle } from '../members/initials.ts'

/** Words that say what a company is, not who: they give no letter while others are there. */
const legalForms =
  /^(pte|ltd|inc|llc|llp|plc|co|corp|gmbh|ag|sa|srl|sdn|bhd|pt|cv|kk|tbk|ltda|sl|a\.?ş|şti|the|株式会社|有限会社)\.?$/iu

/** One or two letters for a name in any script: Latin names give two, Chinese, Japanese and Arabic ones give one, Arabic ones without their article. */
export function monogramOf(name: string): string {
  const words = name
    .replace(/株式会社|有限会社|股份有限公司|有限公司/gu, ' ')
    .split(/[\s,.()（）・&/-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const telling = words.filter((word) => !legalForms.test(word))
  const [first, second] = telling.length > 0 ? telling : words
  if (!first) return '?'
  const initial = (word: string) =>
    [...withoutArabicArticle(word.replace(/^[^\p{L}\p{N}]+/u, ''))][0]?.toUpperCase() ?? ''
  if (!/\p{Script=Latin}/u.test(first)) return initial(first)
  return initial(first) + (second && /^\p{Script=Latin}/u.test(second) ? initial(second) : '')
}
