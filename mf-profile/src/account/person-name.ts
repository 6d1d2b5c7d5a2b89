type Name = { first_name: string; last_name: string }

const eastAsian = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々ー・\s]+$/u

/** What registering writes where a person has one name only. */
const none = '-'

/** A person's name as they would write it: family name first where it is written so. */
export const personName = ({ first_name: first, last_name: last }: Name): string => {
  if (last === none || last === '') return first
  return eastAsian.test(first + last) ? `${last} ${first}` : `${first} ${last}`
}
