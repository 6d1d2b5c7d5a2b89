import type { OccupationMatcher } from '../occupations/occupation-matcher.ts'
import { contentHash } from '../platform/database/bulk-upsert.ts'
import { slugOf } from '../platform/text/slug.ts'
import type { CompanyRecord, JobRecord } from './job-record.ts'
import { toSearchColumns } from './search-columns.ts'
import { toUrlKey } from './url-key.ts'

/** The row of `companies` for a record. */
export const toCompanyRow = ({ profile, ...record }: CompanyRecord, now: Date) => ({
  ...record,
  slug: slugOf(record.name),
  // Of a company without a profile as the former release writes it, so that neither changes what the other wrote.
  contentHash: contentHash(profile === undefined ? record : [record, profile]),
  updatedAt: now,
})

type Employer = { id: number; name: string; isVerified: boolean }

/** The row of `jobs` for a record, search fields included. */
export const toJobRow = (record: JobRecord, company: Employer | null, now: Date, matcher?: OccupationMatcher) => {
  const fields = toSearchColumns(record, company, matcher)
  return {
    source: record.source,
    identifier: record.identifier,
    urlKey: toUrlKey(record.externalUrl),
    slug: slugOf(record.title),
    title: record.title,
    language: record.language,
    companyId: company?.id ?? null,
    country: record.country,
    places: record.places,
    payMin: record.pay?.min ?? null,
    payMax: record.pay?.max ?? null,
    payCurrency: record.pay?.currency ?? null,
    payPeriod: record.pay?.period ?? null,
    jobTypeId: record.jobTypeId,
    xpLvlId: record.xpLvlId,
    degreeId: record.degreeId,
    mainFunctionId: record.mainFunctionId,
    jobFunctionId: record.jobFunctionId,
    functionTitleId: record.functionTitleId,
    arrangement: record.arrangement,
    applicantKind: record.applicantLocation?.kind ?? null,
    applicantCountries: record.applicantLocation?.countries ?? [],
    eligibleIdentityIds: record.eligibility?.identityIds ?? [],
    postedAt: record.postedAt,
    repostedAt: record.repostedAt,
    validThrough: record.validThrough,
    status: record.status,
    isUrgent: record.isUrgent,
    isWeb3: record.isWeb3,
    recruiterActivity: record.recruiter?.activity ?? null,
    responseRate: record.responseRate,
    externalUrl: record.externalUrl,
    ...fields,
    contentHash: contentHash([record, company?.id, fields]),
    updatedAt: now,
  }
}

/** The row of `job_texts` for the record of the job `id`. */
export const toTextRow = (id: number, record: JobRecord) => ({
  jobId: id,
  description: record.description,
  responsibilities: record.responsibilities,
  requirements: record.requirements,
  benefits: record.benefits,
  skills: record.skills,
  industry: record.industry,
  fullAddress: record.fullAddress,
  openings: record.openings,
  eligibility: record.eligibility?.text ?? null,
  applicantAreas: record.applicantAreas ?? [],
  recruiterName: record.recruiter?.name ?? null,
  recruiterTitle: record.recruiter?.title ?? null,
  japan: record.japan,
})

/** The rows of `screening_questions` for the record of the job `id`. */
export const toQuestionRows = (id: number, record: JobRecord) =>
  record.screeningQuestions.map((question, position) => ({ jobId: id, position, ...question }))
