/** Characters without a meaning of their own: pictures of some font. What cannot be seen is gone before (`cleanLine`). */
const privateUse = /\p{Co}/u

/**
 * https://…, //…, mailto:…, www.…, somebody@somewhere.example, @handle, 192.0.2.1. Identity cards join two names of one person by “@”
 * (“Tan Ah Lian @ Ann Tan”), with blanks or without.
 */
const addresses = [
  /\/\/|\\\\|\b(?:https?|ftp|mailto|tel|sms|javascript|data):/iu,
  /\bwww\d*[.。．｡]/iu,
  /[@＠][^\s@＠]*[.。．｡][^\s@＠]/u,
  /(?<!\S)[@＠](?=\S)/u,
  /\d+(?:[.。．｡]\d+){3}/u,
]

/** Two parts with a dot and no blank between them, as in example.com. */
const dotted = /(?<label>[\p{L}\p{M}\p{N}-]+)[.。．｡](?<rest>[\p{L}\p{M}\p{N}-]{2,})/gu
/** Written without a blank before the name they belong to: St.John, Ma.Theresa. */
const abbreviations = new Set('abd bt bte dr fr hj hjh jr ma md mohd mr mrs ms muhd prof sr st sta sto'.split(' '))
const commonEndings = new Set([
  'app',
  'biz',
  'club',
  'com',
  'dev',
  'info',
  'net',
  'online',
  'org',
  'shop',
  'site',
  'top',
  'xyz',
])

const isDomainLike = (label: string, rest: string): boolean => {
  if (commonEndings.has(rest.toLowerCase())) return true
  // J.Li and J.R.Smith are names; t.co is an address.
  const isInitial = [...label].length === 1
  if (!isInitial && !abbreviations.has(label.toLowerCase())) return true
  // S.kumar, as phones write it: endings of so many letters have no sites with one letter before them.
  const isLongName = [...rest].length >= 5 && /^\p{L}+$/u.test(rest)
  return !isLongName && !/^[\p{Lu}\p{Lt}\p{Lo}]/u.test(rest)
}

/**
 * Whether a text of one line is a name and nothing else: no web or mail address. Letters of every script, digits, apostrophes, hyphens,
 * full stops (`J. R.`), slashes (`A/L`) and “@” between names are of names.
 */
export const isPlainName = (text: string): boolean =>
  !privateUse.test(text) &&
  !addresses.some((address) => address.test(text)) &&
  ![...text.normalize('NFKC').matchAll(dotted)].some(({ groups }) =>
    isDomainLike(groups?.label ?? '', groups?.rest ?? ''),
  )
