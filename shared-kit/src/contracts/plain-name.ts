/**
 * What no name is written with: control characters, line breaks, bidirectional and other invisible marks. The two joiners
 * (U+200C, U+200D) stay: Persian and Indic names are spelled with them.
 */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/u

/** https://…, //…, mailto:…, www.…, somebody@…, 192.0.2.1 */
const addresses = [
  /\/\/|\\\\|\b(?:https?|ftp|mailto|tel|sms|javascript|data):/iu,
  /\bwww\d*[.。．｡]/iu,
  /\S[@＠]\S/u,
  /\d+(?:[.。．｡]\d+){3}/u,
]

/** Two parts with a dot and no blank between them, as in example.com. */
const dotted = /(?<label>[\p{L}\p{M}\p{N}-]+)[.。．｡](?<rest>[\p{L}\p{M}\p{N}-]{2,})/gu
/** Written without a blank before the name they belong to: St.John, Ma.Theresa. */
const abbreviations = new Set(['abd', 'dr', 'hj', 'ma', 'md', 'mohd', 'muhd', 'st', 'sta', 'sto'])
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
  return !/^[\p{Lu}\p{Lt}\p{Lo}]/u.test(rest)
}

/**
 * Whether a text is a name and nothing else: no web or mail address, and no character that breaks a line, changes the direction of
 * what follows or cannot be seen. Letters of every script, apostrophes, hyphens, dots (`J. R.`) and slashes (`A/L`) are names.
 */
export const isPlainName = (text: string): boolean =>
  !invisible.test(text) &&
  !addresses.some((address) => address.test(text)) &&
  ![...text.normalize('NFKC').matchAll(dotted)].some(({ groups }) =>
    isDomainLike(groups?.label ?? '', groups?.rest ?? ''),
  )
