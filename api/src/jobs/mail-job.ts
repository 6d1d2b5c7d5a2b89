import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { Pay } from '@jobspan/shared-kit/contracts/jobs/pay'
import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { LRUCache } from 'lru-cache'
import { findListOption } from '../config/lists/list-option.ts'
import type { MailJob } from '../notifications/mail-job.ts'
import { messageTexts } from '../notifications/message-texts.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { fillText } from '../platform/text/read-texts.ts'
import { loadJobSummaries } from './job-summaries.ts'
import { arrangementIds } from './tags.ts'

const dayMs = 86_400_000
/** Older jobs say their date, as on the site. */
const maxAgeDays = 30

/** A job as a mail of a language lists it. */
export const toMailJob = (job: JobSummary, language: LanguageKey, now: Date): MailJob => ({
  title: job.title,
  path: `/${language}/job/${encodeURIComponent(job.slug)}`,
  company: job.company?.name ?? '',
  logo: shownLogo(job.company?.logo_url ?? ''),
  pay: payText(job.pay, language),
  place: placeText(job, language),
  age: job.posted_at === null ? '' : ageText(new Date(job.posted_at), language, now),
})

/** Our own pictures alone, and no drawings: mail programs show none of those. */
const shownLogo = (url: string): string => (/^\/(?!\/)/.test(url) && !url.endsWith('.svg') ? url : '')

/** The job that a mail is about; null where it is gone. */
export const loadMailJob = async (db: QueryExecutor, jobId: number, language: LanguageKey): Promise<MailJob | null> => {
  const [job] = await loadJobSummaries(db, [jobId], { language, seekerId: null })
  return job ? toMailJob(job, language, new Date()) : null
}

const placeText = ({ places, arrangement }: JobSummary, language: LanguageKey): string => {
  const [first] = places
  const setting =
    arrangement === null || arrangement === 'on_site'
      ? ''
      : (findListOption('work_arrangements', arrangementIds[arrangement], language)?.value ?? '')
  const others = places.length > 1 ? ` +${places.length - 1}` : ''
  return [first ? first.label + others : '', setting].filter((part) => part !== '').join(' · ')
}

const payText = (pay: Pay | null, language: LanguageKey): string => {
  const texts = messageTexts[language].jobAlert
  const amount = pay && amountText(pay, language)
  return amount ? fillText(texts.pay[pay.period], { amount }) : texts.payUndisclosed
}

/** Keep the figures of an amount together, and a range from being read from its end (Unicode UAX 9, LRI and PDI). */
const leftToRight = '\u2066'
const endOfIsolate = '\u2069'

const amountText = ({ min, max, currency }: Pay, language: LanguageKey): string | null => {
  const texts = messageTexts[language].jobAlert
  const digits = [min, max].some((amount) => amount !== null && !Number.isInteger(amount)) ? 2 : 0
  const format = moneyFormat(language, currency, digits)
  const isolate = (amount: string) => (language === 'ar' ? `${leftToRight}${amount}${endOfIsolate}` : amount)
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max]
  if (low !== null && high !== null) return isolate(low === high ? format.format(low) : format.formatRange(low, high))
  if (low !== null) return fillText(texts.payFrom, { amount: isolate(format.format(low)) })
  return high === null ? null : fillText(texts.payUpTo, { amount: isolate(format.format(high)) })
}

const ageText = (postedAt: Date, language: LanguageKey, now: Date): string => {
  const days = Math.max(0, Math.floor((now.getTime() - postedAt.getTime()) / dayMs))
  const { relative, date } = dateFormats(language)
  return days > maxAgeDays ? date.format(postedAt) : relative.format(-days, 'day')
}

/** Readers of Arabic read Western digits and the Gregorian calendar on job sites. */
const tagOf = (language: LanguageKey): string => {
  const { intl } = findLanguage(language) ?? { intl: 'en' }
  return language === 'ar' ? `${intl}-u-ca-gregory-nu-latn` : intl
}

const formats = new LRUCache<string, Intl.NumberFormat>({ max: 2000 })

/** Money by its ISO code: a sign such as `$` is that of many currencies, and the reader's mail says nothing of the market. */
const moneyFormat = (language: LanguageKey, currency: string, digits: number): Intl.NumberFormat => {
  const key = `${language} ${currency} ${digits}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(language === 'ar' ? 'en' : tagOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, made)
  return made
}

type DateFormats = { relative: Intl.RelativeTimeFormat; date: Intl.DateTimeFormat }
const dates = new Map<LanguageKey, DateFormats>()

const dateFormats = (language: LanguageKey): DateFormats => {
  const known = dates.get(language)
  if (known) return known
  const tag = tagOf(language)
  const made = {
    relative: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }),
    date: new Intl.DateTimeFormat(tag, { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }),
  }
  dates.set(language, made)
  return made
}
