/** What the search page's path says: words to look for and a place, each empty when not given. */
export type SearchTerms = { keyword: string; location: string }

const emptySearch = 'job-search'
const joint = '-jobs-in-'
const suffix = '-jobs'
const placeOnly = 'jobs-in-'

/** Whitespace is collapsed and control characters dropped; everything else of the text survives the round trip. */
export const normalizeSearchText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

const escapeCharacter = (character: string) => `~${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/**
 * Spaces become hyphens and hyphens underscores, so ordinary words stay readable. What would be read as the shape itself
 * (`jobs in`) or what proxies tend to decode twice (`/`, `%`, …) is written as `~` and two hex digits.
 */
const encodeWords = (text: string): string =>
  normalizeSearchText(text)
    .replace(/[~_/\\%?#;]/g, escapeCharacter)
    .replaceAll('-', '_')
    .replace(/(?<![^ ])jobs in(?![^ ])/g, 'jobs~20in')
    .replaceAll(' ', '-')

const decodeWords = (text: string): string =>
  normalizeSearchText(
    text
      .replaceAll('-', ' ')
      .replaceAll('_', '-')
      .replace(/~([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )

/** Writes the last path segment of a search, not yet percent-encoded (docs/product-rules.md#search-addresses). */
export const buildSearchSegment = ({ keyword, location }: SearchTerms): string => {
  const words = encodeWords(keyword)
  const place = encodeWords(location)
  if (words !== '' && place !== '') return `${words}${joint}${place}`
  if (words !== '') return `${words}${suffix}`
  return place === '' ? emptySearch : `${placeOnly}${place}`
}

/** Reads the last path segment of a search, percent-decoded. Foreign spellings are read as words; nothing is an error. */
export const parseSearchSegment = (segment: string): SearchTerms => {
  if (segment === emptySearch || segment === '') return { keyword: '', location: '' }
  if (segment.startsWith(placeOnly)) {
    return { keyword: '', location: decodeWords(segment.slice(placeOnly.length)) }
  }
  const at = segment.indexOf(joint)
  if (at > 0)
    return { keyword: decodeWords(segment.slice(0, at)), location: decodeWords(segment.slice(at + joint.length)) }
  return { keyword: decodeWords(segment.endsWith(suffix) ? segment.slice(0, -suffix.length) : segment), location: '' }
}
