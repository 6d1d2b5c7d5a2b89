import type { JobCopy } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import type { RichText } from '@jobspan/shared-kit/contracts/jobs/rich-text'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { eq, getTableColumns } from 'drizzle-orm'
import { companies } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toPlace } from '../job-places.ts'
import { toPay } from '../job-summaries.ts'
import { jobs, jobTexts } from '../tables.ts'

const maxTextLength = 4000

const { title, places, payMin, payMax, payCurrency, payPeriod } = getTableColumns(jobs)
const { description, responsibilities, requirements } = getTableColumns(jobTexts)

/** What is kept of a job as it is now, so that it can be read after the posting is closed; null where there is no such job. */
export const takeJobCopy = async (db: QueryExecutor, jobId: number, language: LanguageKey): Promise<JobCopy | null> => {
  const [row] = await db
    .select({
      job: { title, places, payMin, payMax, payCurrency, payPeriod },
      companyName: companies.name,
      texts: { description, responsibilities, requirements },
    })
    .from(jobs)
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(jobTexts, eq(jobTexts.jobId, jobs.id))
    .where(eq(jobs.id, jobId))
  if (!row) return null
  const { job, companyName, texts } = row
  const parts = texts === null ? [] : [texts.description, texts.responsibilities, texts.requirements]
  return {
    title: job.title,
    company_name: companyName,
    places: job.places.map((place) => toPlace(place, language).label),
    pay: toPay(job),
    text: shorten(parts.flatMap(toLines).join('\n')),
  }
}

const toLines = (text: RichText): string[] =>
  text.flatMap((block) => (block.type === 'list' ? block.items.map((item) => `• ${item}`) : [block.text]))

const shorten = (text: string): string =>
  text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength - 1).toWellFormed()}…`
