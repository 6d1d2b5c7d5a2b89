import { missingNamePart } from './person-name.ts'

/** The article of Arabic names, which says nothing of who it is: القحطاني is under ق. Names that only begin like it keep their letter. */
const arabicArticle = /^[اٱ]ل(?!ياس$|هام$|يسا$|فريد$|برت$|يزابيث|كسندر)(?=\p{sc=Arabic}{3})/u

/** A name without the article that it begins with in Arabic. */
export const withoutArabicArticle = (name: string): string => name.replace(arabicArticle, '')

const firstLetter = (name: string): string | undefined => {
  const letters = new Intl.Segmenter('und', { granularity: 'grapheme' })
  const [first] = letters.segment(withoutArabicArticle(name.trim()))
  return first?.segment
}

/**
 * A name as it is shown to those who may not know it yet (docs/product-rules.md#hidden-name): `A. T.`; a part that somebody has not is left out.
 */
export const initialsOf = (...names: string[]): string =>
  names
    .filter((name) => name !== missingNamePart)
    .flatMap((name) => firstLetter(name) ?? [])
    .map((letter) => `${letter.toLocaleUpperCase('und')}.`)
    .join(' ')
