import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { trimSigns } from '../../platform/text/trim-signs.ts'
import { toLookupKey } from './normalize-line.ts'

/** A month such as `2019-04`, or a year alone. `day` where the text names one. */
export type FoundDate = { month: string; day: string | null; index: number; length: number; isUnknown?: boolean }
export type FoundPeriod = {
  start: string | null
  /** Null where it goes on, or where one date stands alone. */
  end: string | null
  isOngoing: boolean
  /** A single date rather than two. */
  isSingle: boolean
  index: number
  length: number
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** Names of the months by how resumes write them, from the calendars of the platform. Arabic has two rows of names. */
const monthNames = new Map<string, number>()
const monthKey = (name: string): string => toLookupKey(name).replace(/[.\s\u200f\u200e]/g, '')
for (const tag of [...languages.map(({ intl }) => intl), 'ar-SY', 'ar-LB', 'ar-DZ', 'ar-MA', 'en-GB', 'pt-PT', 'es-MX'])
  for (const style of ['long', 'short'] as const)
    for (const options of [
      { month: style },
      { month: style, year: 'numeric' } as const,
      { month: style, day: 'numeric' } as const,
    ]) {
      const format = new Intl.DateTimeFormat(`${tag}-u-nu-latn-ca-gregory`, options)
      for (let month = 0; month < 12; month += 1) {
        const name = format
          .formatToParts(new Date(Date.UTC(2021, month, 15)))
          .find(({ type }) => type === 'month')?.value
        if (name && !/\d/.test(name)) monthNames.set(monthKey(name), month + 1)
      }
    }
for (const [name, month] of [
  ['sept', 9],
  ['mac', 3],
  ['ogos', 8],
  ['agt', 8],
  ['set', 9],
] as const)
  monthNames.set(name, month)

/** Months of the Islamic calendar, and the first day of each month of a year by the calendar of Umm al-Qura. */
const islamicMonths = new Map<string, number>()
const islamic = (tag: string, month: 'long' | 'numeric') =>
  new Intl.DateTimeFormat(`${tag}-u-ca-islamic-umalqura-nu-latn`, { year: 'numeric', month, timeZone: 'UTC' })
const partsOf = (format: Intl.DateTimeFormat, date: Date) =>
  Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
const islamicFormat = islamic('en', 'numeric')
for (const tag of ['ar', 'en', 'tr', 'id', 'ms']) {
  const format = islamic(tag, 'long')
  for (let day = 0; day < 360; day += 15) {
    const date = new Date(Date.UTC(2024, 0, 1 + day))
    const name = partsOf(format, date).month
    const month = Number(partsOf(islamicFormat, date).month)
    if (name && month) islamicMonths.set(monthKey(name), month)
  }
}

/** The Gregorian month in which an Islamic one begins. */
const fromIslamic = (year: number, month: number): string | null => {
  let date = Date.UTC(Math.floor(year * 0.970224 + 621.5774 - 0.05), 0, 1)
  for (let day = 0; day < 800; day += 1) {
    const parts = partsOf(islamicFormat, new Date(date))
    if (Number.parseInt(parts.year ?? parts.relatedYear ?? '', 10) === year && Number(parts.month) === month)
      return new Date(date).toISOString().slice(0, 7)
    date += 86_400_000
  }
  return null
}

/** The first year of each era of Japan, and of the calendar of Taiwan. */
const eras: Record<string, number> = {
  令和: 2019,
  平成: 1989,
  昭和: 1926,
  大正: 1912,
  R: 2019,
  H: 1989,
  S: 1926,
  民國: 1912,
  民国: 1912,
  中華民國: 1912,
}

type Pattern = { regex: RegExp; read: (groups: Record<string, string>) => { month: string; day?: string } | null }

const toMonth = (year: number, month: number | null, day?: string): { month: string; day?: string } | null => {
  if (year < 1900 || year > 2099) return null
  if (month === null) return { month: String(year) }
  if (month < 1 || month > 12) return null
  const result = `${year}-${pad(month)}`
  return day ? { month: result, day: `${result}-${pad(Number(day))}` } : { month: result }
}

const names = [...monthNames.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(escapePattern)
  .join('|')
const islamicNames = [...islamicMonths.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(escapePattern)
  .join('|')
function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

const year = '(?<year>(?:19|20)\\d\\d)'
const notDigit = { before: '(?<![\\d.,/])', after: '(?![\\d])' }
/** Patterns are tried at each place in this order. They read lines made small, without accents, of the same length. */
const patterns: Pattern[] = [
  // A row of a 履歴書: year and month in columns of their own.
  {
    regex: new RegExp(`^${year}\\s{2,}(?<month>1[0-2]|0?[1-9])(?=\\s{2,}\\p{L})`, 'u'),
    read: ({ year: y, month }) => toMonth(Number(y), Number(month)),
  },
  {
    regex:
      /(?<era>令和|平成|昭和|大正|中華民國|民國|民国|(?<![a-z])[rhs](?=\s?\d{1,2}\s?[.年/]))\s?(?<year>\d{1,3}|元)\s?[年./]?\s?(?:(?<month>1[0-2]|0?[1-9])\s?月?(?:\s?(?<day>[0-3]?\d)\s?日)?)?/,
    read: ({ era = '', year: count = '', month, day }) => {
      const first = eras[era] ?? eras[era.toUpperCase()]
      if (first === undefined) return null
      return toMonth(first + (count === '元' ? 1 : Number(count)) - 1, month ? Number(month) : null, day)
    },
  },
  {
    regex: new RegExp(
      `${notDigit.before}${year}\\s?年(?:\\s?(?<month>1[0-2]|0?[1-9])\\s?月(?:\\s?(?<day>[0-3]?\\d)\\s?日)?)?`,
    ),
    read: ({ year: y, month, day }) => toMonth(Number(y), month ? Number(month) : null, day),
  },
  {
    regex: new RegExp(
      `${notDigit.before}${year}\\s?[-./]\\s?(?<month>1[0-2]|0?[1-9])(?:\\s?[-./]\\s?(?<day>[0-3]?\\d))?${notDigit.after}`,
    ),
    read: ({ year: y, month, day }) => toMonth(Number(y), Number(month), day),
  },
  {
    regex: new RegExp(
      `${notDigit.before}(?:(?<day>[0-3]?\\d)[./-])?(?<month>1[0-2]|0?[1-9])\\s?[./-]\\s?${year}${notDigit.after}`,
    ),
    read: ({ year: y, month, day }) => toMonth(Number(y), Number(month), day),
  },
  {
    regex: new RegExp(
      `(?<![\\p{L}])(?:(?<day>[0-3]?\\d)(?:st|nd|rd|th)?\\.?\\s+(?:de\\s+)?)?(?<name>${names})\\.?[,،]?(?:\\s+(?:[0-3]?\\d)[,،])?(?:\\s+de[l]?)?\\s*['’]?${year}${notDigit.after}`,
      'u',
    ),
    read: ({ year: y, name = '', day }) => toMonth(Number(y), monthNames.get(name) ?? null, day),
  },
  {
    regex: new RegExp(`${notDigit.before}${year}[\\s,،]+(?<name>${names})(?![\\p{L}])\\.?`, 'u'),
    read: ({ year: y, name = '' }) => toMonth(Number(y), monthNames.get(name) ?? null),
  },
  {
    regex: new RegExp(
      `(?:(?<name>${islamicNames})\\s+)?(?<![\\d])(?<year>1[34]\\d\\d)(?:\\s?/\\s?(?<month>1[0-2]|0?[1-9]))?\\s?(?:ه(?:ـ|\\.)?|h\\.?|ah)(?![\\p{L}])`,
      'u',
    ),
    read: ({ year: y, name, month }) => {
      const number = name ? (islamicMonths.get(name.replace(/\s/g, '')) ?? null) : month ? Number(month) : null
      const found = fromIslamic(Number(y), number ?? 1)
      return found === null ? null : { month: number === null ? found.slice(0, 4) : found }
    },
  },
  {
    // Not within a word, nor within the number of a telephone.
    regex: new RegExp(
      `(?<![\\p{sc=Latin}]|\\+\\d{1,3}[\\s-])${notDigit.before}${year}${notDigit.after}(?!\\s?(?:%|usd|eur|people|clients))`,
      'u',
    ),
    read: ({ year: y }) => toMonth(Number(y), null),
  },
  /** A year that was made unreadable on purpose, as in examples. */
  { regex: /(?<![\da-z])(?:19|20)xx\s?[./年-]?\s?(?:(?:1[0-2]|0?[1-9])(?:\s?月)?)?/, read: () => ({ month: '' }) },
]

/** Small letters without accents, each at the place of the one that it stands for. */
const plain = (line: string): string =>
  [...line]
    .map((character) => {
      const folded = toFolded(character)
      return folded.length === character.length ? folded : character.toLowerCase().slice(0, character.length)
    })
    .join('')
const toFolded = (character: string): string =>
  character
    .replace('İ', 'i')
    .toLowerCase()
    .replace('ı', 'i')
    .normalize('NFD')
    .replace(/(?![\u3099\u309a])\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/[أإآ]/, 'ا')
    .replace('ى', 'ي')
    .replace('ة', 'ه')

/** Every date of a line, from its start. */
export const findDates = (line: string): FoundDate[] => {
  const text = plain(line)
  const found: FoundDate[] = []
  let at = 0
  while (at < text.length && found.length < 12) {
    const next = nextDate(text, at)
    if (!next) break
    found.push(next)
    at = next.index + Math.max(1, next.length)
  }
  return found
}

const nextDate = (text: string, from: number): FoundDate | undefined => {
  let best: FoundDate | undefined
  for (const { regex, read } of patterns) {
    const global = new RegExp(regex.source, `${regex.flags.replace('g', '')}g`)
    global.lastIndex = from
    const match = global.exec(text)
    if (!match || (best && match.index >= best.index)) continue
    const value = read((match.groups ?? {}) as Record<string, string>)
    if (!value) continue
    const length = match[0].trimEnd().length
    best = { month: value.month, day: value.day ?? null, index: match.index, length, isUnknown: value.month === '' }
  }
  return best
}

/** What resumes write for an end that has not come. */
const presentWords =
  'present|current|currently|now|today|ongoing|to date|date|現在に至る|現在|至今|现在|目前|迄今|今|actualidad|actualmente|actual|presente|la fecha|hoy|atualmente|atual|o momento|momento|hoje|kini|sekarang|semasa|saat ini|hari ini|halen|gunumuz|devam ediyor|devam|حتي الان|الان|الحاضر|حاليا|الوقت الحاضر|حتي تاريخه'
    .split('|')
    .map((word) => plain(word))
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|')

const joiner =
  /^\s*(?:[–—−~〜～→-]|(?:until|through|till|to|hasta|ate|al|a|hingga|sampai|s\/d|sd|ile|حتي|الي)(?=\s)|至|から|到)?\s*/u
/** What resumes write beside a graduation that has not come; read with its date, so that it is in no name. */
const expectedWords =
  'expected graduation|graduation expected|expected|anticipated|graduating|prevista|previsto|previsao|estimada|estimado|dijangka|perkiraan|diperkirakan|beklenen|tahmini|卒業見込み|卒業見込|卒業予定|見込み|見込|予定|预计毕业|預計畢業|预计|預計|متوقع|المتوقع'
    .split('|')
    .map((word) => plain(word))
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|')
const notInWord = '(?![\\p{sc=Latin}\\p{sc=Arabic}])'
// In brackets, or alone: “2019 Expected Value Ltd” is a name.
const expectedBehind = new RegExp(
  `^\\s*(?:[([（【]\\s*(?:${expectedWords})\\s*[)\\]）】]|(?:${expectedWords})(?=\\s*(?:$|[|·,;]|\\s\\s)))`,
  'u',
)
const expectedBefore = new RegExp(`(?<![\\p{L}])(?:${expectedWords})${notInWord}(?:\\s*[:：])?\\s*$`, 'u')
const expectedAtStart = new RegExp(`^(?:${expectedWords})${notInWord}\\s*[:：]?\\s*`, 'u')

/** Words of dates in Arabic, by which {@link restoreLigatures} knows a word that was garbled. */
export const arabicDateWords: readonly string[] = [
  ...monthNames.keys(),
  ...islamicMonths.keys(),
  ...presentWords.split(/[|\s]/),
  'حتي',
  'الي',
]

const present = new RegExp(`^(?:${presentWords})(?![\\p{sc=Latin}\\p{sc=Arabic}])`, 'u')

/** The month, or the year alone, of a text that is one date and nothing else; null for any other, and for “03/04/2015”, which may be two. */
export const readDate = (text: string): string | null => {
  const line = text.trim()
  const [, first, second, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(line) ?? []
  if (first !== undefined && first !== second && Number(first) <= 12) {
    // Where the second is no month, the first is.
    return Number(second) > 12 && Number(second) <= 31 ? (toMonth(Number(year), Number(first))?.month ?? null) : null
  }
  const [date, more] = findDates(line)
  const isWhole = date !== undefined && more === undefined && date.index === 0 && date.length === line.length
  return isWhole ? date.month || null : null
}

/** Whether a text says that something goes on, as “Present”. */
export const isOngoing = (text: string): boolean => present.exec(plain(text.trim()))?.[0].length === text.trim().length

/** The first period of a line, or the first date that stands alone in it. */
export const findPeriod = (line: string): FoundPeriod | undefined => {
  const dates = findDates(line)
  const [first] = dates
  if (!first) return undefined
  const text = plain(line)
  const behind = first.index + first.length
  const rest = text.slice(behind)
  const joined = joiner.exec(rest)?.[0] ?? ''
  const join = joined + (joined.trim() === '' ? '' : (expectedAtStart.exec(rest.slice(joined.length))?.[0] ?? ''))
  const second = dates[1]
  if (second && second.index - behind <= join.length && join.trim() !== '') {
    const end = second.index + second.length
    return toPeriod(first, second.month || null, false, end + (expectedBehind.exec(text.slice(end))?.[0].length ?? 0))
  }
  const ongoing = present.exec(rest.slice(join.length))
  if (ongoing) return toPeriod(first, null, true, behind + join.length + ongoing[0].length)
  // “2019 – ” with nothing behind it goes on as well.
  if (/^\s*[–—~〜～-]\s*$/.test(rest)) return toPeriod(first, null, true, text.length)
  const before = expectedBefore.exec(text.slice(0, first.index))?.[0].length ?? 0
  const after = expectedBehind.exec(rest)?.[0].length ?? 0
  // “Expected June 2027” is an end, whose beginning is not told.
  if (before + after > 0 && first.month)
    return {
      start: null,
      end: first.month,
      isOngoing: false,
      isSingle: false,
      index: first.index - before,
      length: before + first.length + after,
    }
  return { ...toPeriod(first, null, false, behind), isSingle: true }
}

const toPeriod = (first: FoundDate, end: string | null, isOngoing: boolean, until: number): FoundPeriod => ({
  start: first.month || null,
  end,
  isOngoing,
  isSingle: false,
  index: first.index,
  length: until - first.index,
})

/** A line without its period, and without the brackets and signs that stood around it. */
export const withoutPeriod = (line: string, period: FoundPeriod): string =>
  trimSigns(
    `${line.slice(0, period.index)} ${line.slice(period.index + period.length)}`
      .replace(/[([{（【]\s*[)\]}）】]/gu, ' ')
      .replace(/\s{2,}/g, '  '),
    /[\s|,،;؛:·・‧–—-]/u,
    /[\s|,،;؛:·・‧(（–—-]/u,
  )
