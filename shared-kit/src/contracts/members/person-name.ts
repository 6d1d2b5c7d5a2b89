/** A name in the two parts of the register payload (docs/product-rules.md#register-payload). */
export type NameParts = { first_name: string; last_name: string }

/** Stands for the part that a person has not: an account wants two. */
export const missingNamePart = '-'

const eastAsian = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々ー・\s]+$/u

/** Whether a name is written family name first: 山田 太郎. */
export const isFamilyFirst = (name: string): boolean => eastAsian.test(name)

/** Languages in which the family name is said first, and so is asked first. */
const familyNameFirst: readonly string[] = ['ja', 'zh-cn', 'zh-tw']
export const asksFamilyNameFirst = (language: string): boolean => familyNameFirst.includes(language)

/** A person's name as they would write it. */
export const fullName = ({ first_name: first, last_name: last }: NameParts): string => {
  if (last === missingNamePart || last === '') return first
  return isFamilyFirst(first + last) ? `${last} ${first}` : `${first} ${last}`
}

const hasLetters = (name: string) => /[\p{L}\p{N}]/u.test(name)

/** A member's name, or nothing where they have none: a dash, as of an account that was made of a bare address. */
export const getKnownName = (person: NameParts): string => {
  const name = fullName(person)
  return hasLetters(name) ? name : ''
}

/** What to call a member: their name, else their address. */
export const getDisplayName = (person: NameParts & { email: string }): string => getKnownName(person) || person.email
