import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { findListOption } from '../../config/lists/list-option.ts'
import { fillText } from '../../platform/text/read-texts.ts'
import { isMonthInFuture } from '../records/future-months.ts'
import { resumeLabels } from './resume-labels.ts'

/** A month such as 2019-04 as resumes in the language write it, in Western digits, which stand beside Latin names in Arabic too. */
export const formatMonth = (month: string, language: LanguageKey): string =>
  new Intl.DateTimeFormat(`${findLanguage(language)?.intl ?? 'en-US'}-u-nu-latn-ca-gregory`, {
    year: 'numeric',
    month: language === 'ja' || language.startsWith('zh') ? 'long' : 'short',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))

export const formatPeriod = (start: string, end: string | null, language: LanguageKey): string => {
  const { present, expected } = resumeLabels[language]
  const month = end === null ? present : formatMonth(end, language)
  const until = isMonthInFuture(end) ? fillText(expected, { date: month }) : month
  return `${formatMonth(start, language)} – ${until}`
}

/** The lines of what a member wrote, without signs of a list of their own. */
export const toPoints = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*[-–•·▪●*]\s+/u, '').trim())
    .filter((line) => line !== '')

/** What a list calls one of its entries. */
export const labelOf = (list: string, id: number | null | undefined, language: LanguageKey): string | null =>
  findListOption(list, id ?? null, language)?.value ?? null

export const withDetail = (name: string, detail: string | null): string =>
  detail === null ? name : `${name} (${detail})`
