/** A name in the two parts of the register payload (spec section 3). */
export type NameParts = { first_name: string; last_name: string }

/** Stands for the part that a person has not: an account wants two. */
export const noName = '-'

const eastAsian = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々ー・\s]+$/u

/** Whether a name is written family name first: 山田 太郎. */
export const isFamilyFirst = (name: string): boolean => eastAsian.test(name)

/** A person's name as they would write it. */
export const fullName = ({ first_name: first, last_name: last }: NameParts): string => {
  if (last === noName || last === '') return first
  return isFamilyFirst(first + last) ? `${last} ${first}` : `${first} ${last}`
}
