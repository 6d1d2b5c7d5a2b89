import type { RichText } from '@jobspan/shared-kit/contracts/jobs/rich-text'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { CompanyRecord, JobRecord } from '../jobs/job-record.ts'
import { toApplicantLocation } from './applicant-location.ts'
import { matchFunction } from './function-match.ts'
import { identifyRecord } from './identify-record.ts'
import {
  hasType,
  isObject,
  type JsonObject,
  listOf,
  numberOf,
  property,
  textOf,
  textsOf,
  webAddressOf,
} from './json-ld-values.ts'
import { dateOf, isUnreadableDate } from './posting-dates.ts'
import { guessLanguage, statedLanguage } from './posting-language.ts'
import { findUnreadPay, toPay } from './posting-pay.ts'
import { countryKeyOf, toPlaces } from './posting-places.ts'
import { toDegree, toEmployment, toExperienceLevel } from './posting-requirements.ts'
import { cutText, toPlainText, toRichText, toTitle } from './rich-text-blocks.ts'
import { shortText, toEmployer } from './to-company-record.ts'
import { toEligibility } from './to-eligibility.ts'

export type ImportOptions = {
  now: number
  /** Take postings whose `validThrough` is past as open, for catalogues to try things on. */
  keepExpired: boolean
}

/** What a JSON value became: a job with its employer and with what could not be read of it, or the reason why not. */
export type Conversion =
  | { job: JobRecord; company: CompanyRecord | null; isExpired: boolean; warnings: string[] }
  | { reason: string }

const dayMilliseconds = 86_400_000
const farthestYears = 20 * 365 * dayMilliseconds

/** Turns a schema.org `JobPosting` into the records of the job store. Never throws on what a feed may hold; nothing is invented. */
export const toJobRecord = (value: unknown, { now, keepExpired }: ImportOptions): Conversion => {
  if (!isObject(value)) return { reason: 'not an object' }
  if (!hasType(value, 'JobPosting')) return { reason: 'not a JobPosting' }
  const title = toTitle(textOf(property(value, 'title')) ?? textOf(property(value, 'name')) ?? '', 200)
  if (!/[\p{L}\p{N}]/u.test(title)) return { reason: 'no title' }

  const description = richTextOf(value, 'description')
  const responsibilities = richTextOf(value, 'responsibilities')
  const skills = toSkills(value)
  const requirements = [...richTextOf(value, 'qualifications'), ...skills.prose]
  const language = languageOf(value, title, [...description, ...responsibilities, ...requirements])
  const { places, fullAddress } = toPlaces(value)
  const { applicantLocation, applicantAreas } = toApplicantLocation(value)
  const country = places[0]?.country ?? countryKeyOf(applicantLocation?.countries[0] ?? null)
  const { jobTypeId, isRemote } = toEmployment(value)
  const postedAt = dateOf(property(value, 'datePosted'), { latest: now + 2 * dayMilliseconds })
  const lastDay = property(value, 'validThrough')
  const validThrough = dateOf(lastDay, { latest: now + farthestYears, isEnd: true })
  const isExpired = validThrough !== null && validThrough.getTime() <= now
  const company = toEmployer(value, country)
  const url = webAddressOf(property(value, 'url'))
  const name = identifyRecord(value, url, [
    title,
    company?.name ?? '',
    JSON.stringify(places),
    JSON.stringify(description),
  ])
  const eligibility = toEligibility(value, country)
  const isReopened = isExpired && keepExpired

  return {
    isExpired,
    warnings: toWarnings(value),
    company: company && { ...company, source: name.source },
    job: {
      ...name,
      title,
      language,
      companyIdentifier: company?.identifier ?? null,
      country,
      places,
      fullAddress,
      pay: toPay(value),
      jobTypeId,
      xpLvlId: toExperienceLevel(value),
      degreeId: toDegree(value),
      ...matchFunction(title, textsOf(property(value, 'occupationalCategory')), language),
      industry: shortText(property(value, 'industry'), 160),
      arrangement: isRemote ? 'remote' : null,
      applicantLocation: isRemote ? applicantLocation : null,
      ...(isRemote && applicantAreas ? { applicantAreas } : {}),
      description,
      responsibilities,
      requirements,
      benefits: toBenefits(value),
      skills: skills.names,
      postedAt,
      repostedAt: null,
      validThrough: isReopened ? null : validThrough,
      status: isExpired && !isReopened ? 'closed' : 'open',
      isUrgent: property(value, 'jobImmediateStart') === true,
      isWeb3: web3.test([title, ...skills.names].join(' ')),
      openings: openingsOf(property(value, 'totalJobOpenings')),
      recruiter: null,
      responseRate: null,
      screeningQuestions: [],
      externalUrl: url,
      ...(eligibility === undefined ? {} : { eligibility }),
      japan: country === 'jp' ? japanFacts(value) : null,
    },
  }
}

/** What of a posting is left out, because it cannot be read for sure. */
const toWarnings = (posting: JsonObject): string[] => {
  const lastDay = property(posting, 'validThrough')
  const pay = findUnreadPay(posting)
  const quote = (text: string | null) => `“${cutText(text ?? '', 60)}”`
  return [
    ...(isUnreadableDate(lastDay)
      ? [`validThrough ${quote(textOf(lastDay))} cannot be read, so the job has no last day; write it like 2026-12-31`]
      : []),
    ...(pay === null
      ? []
      : [
          `baseSalary ${quote(pay)} says no amount, currency and period for sure, so the pay is not disclosed; write minValue and maxValue as numbers`,
        ]),
  ]
}

const web3 =
  /\bweb ?3\b|blockchain|\bcrypto(?:currency)?\b|\bdefi\b|\bnfts?\b|\bsolidity\b|区块链|區塊鏈|ブロックチェーン/i

const richTextOf = (posting: JsonObject, name: string): RichText =>
  toRichText(
    listOf(property(posting, name))
      // What an object is called, such as “Job description”, is not what it says.
      .flatMap((value) => textOf(isObject(value) ? (property(value, 'text') ?? value) : value) ?? [])
      .join('\n'),
  )

const languageOf = (posting: JsonObject, title: string, text: RichText): LanguageKey | null => {
  const value = property(posting, 'inLanguage')
  const stated = statedLanguage(
    isObject(value) ? (textOf(property(value, 'alternateName')) ?? textOf(value)) : textOf(value),
  )
  if (stated !== undefined) return stated
  return guessLanguage(
    [title, ...text.flatMap((block) => (block.type === 'list' ? block.items : [block.text]))].join('\n'),
  )
}

/** Skills as a list; a text without separators is prose, and stands with the requirements. */
const toSkills = (posting: JsonObject): { names: string[]; prose: RichText } => {
  const texts = textsOf(property(posting, 'skills'))
  const parts = texts.flatMap((text) => text.slice(0, 5_000).split(/[,;、，；|•·\n\r]/))
  const names = parts.map((part) => toPlainText(part, 200)).filter((part) => part !== '')
  if (names.some((part) => part.length > 60)) return { names: [], prose: toRichText(texts.join('\n')) }
  return { names: [...new Set(names)].slice(0, 30), prose: [] }
}

const toBenefits = (posting: JsonObject): string[] => {
  const blocks = toRichText(textsOf(property(posting, 'jobBenefits')).join('\n'))
  const lines = blocks.flatMap((block) => (block.type === 'list' ? block.items : [block.text]))
  // Feeds put amounts and codes here whose meaning is lost.
  return [...new Set(lines.map((line) => cutText(line, 1_000)))].filter((line) => /\p{L}{2}/u.test(line)).slice(0, 40)
}

const openingsOf = (value: unknown): number | null => {
  const count = numberOf(isObject(value) ? textOf(value) : value)
  return count !== null && Number.isInteger(count) && count > 0 && count <= 100_000 ? count : null
}

const japanFacts = (posting: JsonObject): JobRecord['japan'] => {
  const workingHours = shortText(property(posting, 'workHours'), 500)
  return workingHours === null
    ? null
    : {
        social_insurance: null,
        passive_smoking_measures: null,
        contract_period: null,
        holidays_and_work_style: null,
        working_hours: workingHours,
      }
}
