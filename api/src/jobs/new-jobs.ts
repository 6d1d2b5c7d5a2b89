import { sql } from 'drizzle-orm'
import { companies } from '../companies/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jobs, jobTexts } from './tables.ts'

/** What a company is, for alerts that ask for it. */
export type CompanyFacts = Pick<
  typeof companies.$inferSelect,
  'industryId' | 'sizeId' | 'financingStageId' | 'benefitIds'
>

/** What decides, beside the search, whether a job is sent. Times are milliseconds since 1970. */
export type NewJob = {
  id: number
  companyId: number | null
  /** When it was first seen here: a job that is posted again keeps it. */
  firstSeenAt: number
  rankAt: number
  country: string
  /** Hash of company, title, place and text: the same for a job that is posted again under another id. */
  fingerprint: string
}

const toArray = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`

const batchSize = 5_000

/**
 * Ids of open jobs first seen after `from` and up to `to`, the newest first. Ids are given in the order in which jobs are written, apart from
 * transactions that overlap, so that it reads the newest ids until a whole batch is older.
 */
export const listNewJobIds = async (db: QueryExecutor, from: Date, to: Date): Promise<number[]> => {
  const found: number[] = []
  for (let before = 2 ** 31 - 1; ; ) {
    const { rows } = await db.execute(sql`
      select id, created_at > ${from.toISOString()}::timestamptz as is_newer,
        created_at <= ${to.toISOString()}::timestamptz and status = 'open' as is_listed
      from ${jobs} where id < ${before} order by id desc limit ${batchSize}`)
    for (const { id, is_newer: isNewer, is_listed: isListed } of rows) if (isNewer && isListed) found.push(Number(id))
    const last = rows.at(-1)
    if (!last || rows.length < batchSize || rows.every((row) => !row.is_newer)) return found
    before = Number(last.id)
  }
}

/** Those of the jobs that are closed by now. */
export const findClosedJobs = async (db: QueryExecutor, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set()
  const { rows } = await db.execute(sql`
    select id from ${jobs} where id = any(${toArray(ids)}) and (status <> 'open' or valid_through <= now())`)
  return new Set(rows.map((row) => Number(row.id)))
}

/** Facts of jobs, by id. */
export const readNewJobs = async (db: QueryExecutor, ids: readonly number[]): Promise<Map<number, NewJob>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute(sql`
    select ${jobs.id}, company_id, country, extract(epoch from created_at)::float8 * 1000 as first_seen_at,
      extract(epoch from rank_at)::float8 * 1000 as rank_at,
      md5(concat_ws('|', coalesce(company_id, 0), lower(title), places, description, responsibilities, requirements)) as fingerprint
    from ${jobs} left join ${jobTexts} on job_id = ${jobs.id} where ${jobs.id} = any(${toArray(ids)})`)
  return new Map(
    rows.map((row) => [
      Number(row.id),
      {
        id: Number(row.id),
        companyId: row.company_id === null ? null : Number(row.company_id),
        firstSeenAt: Number(row.first_seen_at),
        rankAt: Number(row.rank_at),
        country: String(row.country),
        fingerprint: String(row.fingerprint),
      },
    ]),
  )
}

/** The companies of jobs, by the id of the job. */
export const readCompanyFacts = async (
  db: QueryExecutor,
  jobIds: readonly number[],
): Promise<Map<number, CompanyFacts>> => {
  if (jobIds.length === 0) return new Map()
  const { rows } = await db.execute(sql`
    select ${jobs.id}, industry_id, size_id, financing_stage_id, benefit_ids
    from ${jobs} join ${companies} on ${companies.id} = company_id where ${jobs.id} = any(${toArray(jobIds)})`)
  return new Map(
    rows.map((row) => [
      Number(row.id),
      {
        industryId: row.industry_id as number | null,
        sizeId: row.size_id as number | null,
        financingStageId: row.financing_stage_id as number | null,
        benefitIds: row.benefit_ids as number[],
      },
    ]),
  )
}

/** Jobs without those that say the same as one before them. */
export const withoutReposts = <Job extends Pick<NewJob, 'fingerprint'>>(all: readonly Job[]): Job[] => {
  const seen = new Set<string>()
  return all.filter(({ fingerprint }) => {
    const isFirst = !seen.has(fingerprint)
    seen.add(fingerprint)
    return isFirst
  })
}
