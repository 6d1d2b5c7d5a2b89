import { isFamilyFirst, missingNamePart, type NameParts } from '@jobspan/shared-kit/contracts/members/person-name'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'

const maxNamePartLength = 50
const compoundSurnames = /^(欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|東方|尉迟|尉遲|慕容|皇甫|令狐|司徒)/
/** Words that begin a family name: “Ahmad bin Ali”, “Ludwig van der Berg”, “Ana de la Cruz”. */
const particles = new Set([
  'bin',
  'binti',
  'ibn',
  'bint',
  'van',
  'von',
  'de',
  'da',
  'do',
  'dos',
  'das',
  'del',
  'di',
  'al',
  'el',
  'بن',
  'بنت',
])

const parts = (first: string, last: string): NameParts => ({
  first_name: (first || missingNamePart).slice(0, maxNamePartLength),
  last_name: (last || missingNamePart).slice(0, maxNamePartLength),
})

const splitEastAsian = (words: string[], language: LanguageKey): NameParts => {
  const [family = '', ...given] = words
  if (given.length > 0) return parts(given.join(' '), family)
  if (language === 'ja') return family.length === 4 ? parts(family.slice(2), family.slice(0, 2)) : parts(family, '')
  if (family.length < 2) return parts(family, '')
  const surname = compoundSurnames.exec(family)?.[0] ?? family.slice(0, 1)
  return family.length > surname.length ? parts(family.slice(surname.length), surname) : parts(family, '')
}

/**
 * Splits a name typed into one field into the two that an account has. Nothing is right for every name of the world, so
 * no letter is ever lost, and `fullName` puts both together in the order they were typed in.
 */
export const splitName = (typed: string, language: LanguageKey): NameParts => {
  const name = toCleanLine(typed)
  const words = name.split(' ').filter(Boolean)
  if (isFamilyFirst(name)) return splitEastAsian(words, language)
  if (words.length <= 1) return parts(words[0] ?? '', '')
  const particle = words.findIndex(
    (word, index) => index > 0 && index < words.length - 1 && particles.has(word.toLowerCase()),
  )
  if (particle > 0) return parts(words.slice(0, particle).join(' '), words.slice(particle).join(' '))
  const twoSurnames = language === 'es-es' || language === 'pt-br'
  if (twoSurnames && words.length > 2) {
    const given = words.length > 3 ? 2 : 1
    return parts(words.slice(0, given).join(' '), words.slice(given).join(' '))
  }
  if (/\p{sc=Arabic}/u.test(typed)) return parts(words[0] ?? '', words.slice(1).join(' '))
  return parts(words.slice(0, -1).join(' '), words.at(-1) ?? '')
}

const countLetters = (text: string) => toCleanLine(text).replaceAll(' ', '').length

/** Whether an account would have to leave out letters of the name (50 for each of its parts, docs/product-rules.md#names-50-characters). */
export const isNameTooLong = (typed: string, language: LanguageKey): boolean => {
  const { first_name: first, last_name: last } = splitName(typed, language)
  return countLetters(first) + (last === missingNamePart ? 0 : countLetters(last)) < countLetters(typed)
}
