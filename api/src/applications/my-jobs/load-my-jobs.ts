import type { JobCopy, MyJob } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { companies } from '../../companies/tables.ts'
import { toPlace } from '../../jobs/job-places.ts'
import { toPay } from '../../jobs/job-summaries.ts'
import { loadSavedCopies } from '../../jobs/saved-jobs/saved-job-repository.ts'
import { jobs } from '../../jobs/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { jobSlug } from '../../platform/text/slug.ts'
import { jobNotes } from '../tables.ts'

/** A job of My jobs with what the seeker keeps of it. */
type MyJobFacts = { job: MyJob; isSaved: boolean; copy: JobCopy | null; note: string | null }

const { id, slug, title, country, language, places, companyId, status, validThrough } = getTableColumns(jobs)
const { payMin, payMax, payCurrency, payPeriod } = getTableColumns(jobs)

const selectJobs = (db: QueryExecutor, seekerId: number, ids: number[]) =>
  db
    .select({
      job: { id, slug, title, country, language, places, companyId, status, validThrough },
      pay: { payMin, payMax, payCurrency, payPeriod },
      company: {
        id: companies.id,
        slug: companies.slug,
        name: companies.name,
        logo_url: companies.logoUrl,
        is_verified: companies.isVerified,
      },
      isPayMasked: sql<boolean>`${jobs.maskedPay} is not null`,
      note: jobNotes.text,
    })
    .from(jobs)
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(jobNotes, and(eq(jobNotes.jobId, jobs.id), eq(jobNotes.seekerId, seekerId)))
    .where(inArray(jobs.id, ids))

type Row = Awaited<ReturnType<typeof selectJobs>>[number] & { copy: JobCopy | null }

/** The jobs of these ids; of one that is not open the facts are those of the seeker's copy, where there is one. */
export const loadMyJobs = async (
  db: QueryExecutor,
  ids: number[],
  { seekerId, language }: { seekerId: number; language: LanguageKey },
): Promise<Map<number, MyJobFacts>> => {
  if (ids.length === 0) return new Map()
  const found = await selectJobs(db, seekerId, ids)
  const copies = await loadSavedCopies(db, seekerId, ids)
  const rows = found.map((row) => withoutMaskedPay({ ...row, copy: copies.get(row.job.id) ?? null }))
  return new Map(
    rows.map((row) => [
      row.job.id,
      { job: toMyJob(row, language), isSaved: copies.has(row.job.id), copy: row.copy, note: row.note },
    ]),
  )
}

/** A copy that was taken before the pay was masked does not tell it either (docs/product-rules.md#masked-pay). */
const withoutMaskedPay = (row: Row): Row =>
  row.isPayMasked && row.copy ? { ...row, copy: { ...row.copy, pay: null } } : row

const toMyJob = ({ job, pay, company, copy }: Row, language: LanguageKey): MyJob => {
  const hasEnded = job.status === 'closed' || (job.validThrough !== null && job.validThrough.getTime() <= Date.now())
  const status = hasEnded ? 'closed' : job.status
  const copied = status === 'open' ? null : copy
  const companyNow = company && { ...company, slug: jobSlug(company) }
  return {
    id: job.id,
    slug: jobSlug(job),
    title: copied?.title ?? job.title,
    company: companyNow && { ...companyNow, name: copied?.company_name ?? companyNow.name },
    // The copy has places as the reader's language wrote them then.
    places: copied
      ? copied.places.map((label, index) => {
          const place = job.places[index]
          return { label, country: place?.country ?? 'others', country_code: place?.countryCode ?? null }
        })
      : job.places.map((place) => toPlace(place, language)),
    pay: copied ? copied.pay : toPay(pay),
    status,
    valid_through: job.validThrough?.toISOString() ?? null,
  }
}
