import { languages } from '@jobspan/shared-kit/contracts/platform/locales'

/** By what a member could be recognised in a text. */
export type PersonalData = {
  names: readonly string[]
  email: string
  phone: string | null
  /** Such as 1994-03-07. */
  dateOfBirth: string | null
  address: string | null
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A name as a whole word; in scripts without spaces anywhere. */
const namePattern = (name: string): RegExp =>
  isUnspaced.test(name)
    ? new RegExp(escapePattern(name), 'gu')
    : new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'giu')

const contactDetails: readonly RegExp[] = [
  /(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/gu,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu,
  // +65 9123 4567
  /\+\p{Nd}(?:[\s().·/-]*\p{Nd}){6,}/gu,
  // 080-1234-5678, 5550109999; two years with a line between them are a period.
  /(?<![\p{Nd}.,])(?!(?:19|20)\d\d\s*[-–—/]\s*(?:19|20)\d\d(?!\d))\(?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){7,}(?![.,]?\p{Nd})/gu,
]

// As they are, and of Arabic, Persian and full width.
const digitPattern = (digit: string): string =>
  `[${[0x30, 0x660, 0x6f0, 0xff10].map((zero) => String.fromCodePoint(zero + Number(digit))).join('')}]`
const inAnyDigits = (pattern: string): string => pattern.replace(/\d/g, digitPattern)

const betweenDigits = '[\\s().-]*'

const digitGroups = /\+?\(?\p{Nd}(?:[\s().-]*\p{Nd})*/gu

/** Removes a phone number with or without its country, found by its last digits, whatever stands between them. */
const phoneRemover = (phone: string) => {
  const last = [...phone.replace(/\D/g, '').slice(-7)].map(digitPattern)
  const number = new RegExp(`${last.join(betweenDigits)}(?!\\p{Nd})`, 'gu')
  return (text: string): string =>
    text.replace(digitGroups, (group) => {
      const found = [...group.matchAll(number)].at(-1)
      return found ? `…${group.slice(found.index + found[0].length)}` : group
    })
}

// Months in words too, and years of the calendars of Japan and Taiwan.
const dateTags = [...languages.map(({ intl }) => intl), 'en-GB', 'ja-JP-u-ca-japanese', 'zh-TW-u-ca-roc']
const dateStyles = ['long', 'medium'] as const

/** A day as it is commonly written: 1994-03-07, 07/03/1994, 3.7.1994, 1994年3月7日, 7 March 1994, 平成6年3月7日. */
const dayPatterns = (date: string): RegExp[] => {
  const [year = '', month = '', day = ''] = date.split('-').map((part) => part.replace(/^0/, ''))
  const [m, d] = [`0?${month}`, `0?${day}`]
  const sign = '\\s*[-./年月]\\s*'
  const numbers = [`${year}${sign}${m}${sign}${d}日?`, `${d}${sign}${m}${sign}${year}`, `${m}${sign}${d}${sign}${year}`]
  const words = dateTags.flatMap((tag) =>
    dateStyles.map((dateStyle) => {
      const format = new Intl.DateTimeFormat(`${tag}`, { dateStyle, timeZone: 'UTC', numberingSystem: 'latn' })
      const parts = format.formatToParts(new Date(`${date}T00:00:00Z`))
      return parts
        .map(({ type, value }) => {
          if (type === 'day') return `0?${Number(value)}(?:st|nd|rd|th|º|er)?`
          // Commas and spaces are left out as often as not.
          if (type === 'literal')
            return escapePattern(value)
              .replace(/[,،.]|\\\./g, '$&?')
              .replace(/\s+/g, '\\s*')
          return escapePattern(value)
        })
        .join('')
    }),
  )
  return [...new Set([...numbers, ...words])].map(
    (pattern) => new RegExp(`(?<!\\p{Nd})${inAnyDigits(pattern)}(?!\\p{Nd})`, 'giu'),
  )
}

const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '')

/**
 * Makes the function that takes from a text what shows who its member is: names, contact details, the date of birth and the address
 * (docs/product-rules.md#ai-help). What it cannot know, such as the name of a colleague, stays.
 */
export const createPersonalDataRemover = (person: PersonalData): ((text: string) => string) => {
  const names = person.names
    .flatMap((name) => [name, ...name.split(/\s+/)])
    .flatMap((name) => [name.normalize('NFC'), withoutAccents(name)])
    .filter((name) => name.length > 1)
  const exact = [person.email, person.phone, person.address].filter((text) => text !== null && text !== '')
  const patterns = [
    ...exact.map((text) => new RegExp(escapePattern(text as string), 'giu')),
    ...(person.dateOfBirth === null ? [] : dayPatterns(person.dateOfBirth)),
    ...contactDetails,
    ...[...new Set(names)].map(namePattern),
  ]
  const withoutPhone = person.phone ? phoneRemover(person.phone) : (text: string) => text
  return (text) => patterns.reduce((left, pattern) => left.replace(pattern, '…'), withoutPhone(text.normalize('NFC')))
}
