import { and, eq, inArray, sql } from 'drizzle-orm'
import { refreshCompanyNames } from '../companies/blocked-companies/company-names.ts'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import { bulkUpsert } from '../platform/database/bulk-upsert.ts'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import { companies } from '../platform/database/schema/companies.ts'
import { jobs, jobTexts, screeningQuestions } from '../platform/database/schema/jobs.ts'
import type { CompanyRecord, JobRecord } from './job-record.ts'
import { toCompanyRow, toJobRow, toQuestionRows, toTextRow } from './job-rows.ts'
import { keepPayMasked } from './masked-pay.ts'
import { upsertRecruiters } from './upsert-recruiters.ts'

/** How many records were new, how many changed, and how many were there already just so. */
export type UpsertCounts = { inserted: number; updated: number; unchanged: number }

const batchSize = 500

/** Writes companies, named by (source, identifier); writing the same again changes nothing. The last of doubles wins. */
export const upsertCompanies = async (db: Database, records: CompanyRecord[]): Promise<UpsertCounts> =>
  inBatches(records, (batch) =>
    db.transaction(async (transaction) => {
      const written = await bulkUpsert(
        transaction,
        companies,
        ['source', 'identifier'],
        batch.map((record) => ({ ...toCompanyRow(record, new Date()), legalName: record.legalName ?? null })),
        ['id'],
        'content_hash',
      )
      await refreshCompanyNames(
        transaction,
        written.map((row) => Number(row.id)),
      )
      return written
    }),
  )

/**
 * Writes jobs with their texts, questions, recruiters and search fields, each batch in one transaction. Jobs are named by
 * (source, identifier); their companies must have been written before. Writing the same again changes nothing.
 */
export const upsertJobs = async (db: Database, records: JobRecord[]): Promise<UpsertCounts> =>
  inBatches(records, (batch) => db.transaction((transaction) => writeJobs(transaction, batch))).finally(
    invalidateJobCaches,
  )

const inBatches = async <Item extends { source: string; identifier: string }>(
  records: Item[],
  write: (batch: Item[]) => Promise<Record<string, unknown>[]>,
): Promise<UpsertCounts> => {
  const counts: UpsertCounts = { inserted: 0, updated: 0, unchanged: 0 }
  for (let start = 0; start < records.length; start += batchSize) {
    // One statement may not touch a row twice, and feeds do repeat themselves.
    const batch = [
      ...new Map(records.slice(start, start + batchSize).map((record) => [keyOf(record), record])).values(),
    ]
    const written = await write(batch)
    const inserted = written.filter((row) => row.is_new).length
    counts.inserted += inserted
    counts.updated += written.length - inserted
    counts.unchanged += batch.length - written.length
  }
  return counts
}

const keyOf = (row: { source: unknown; identifier: unknown }) => `${row.source}\n${row.identifier}`

const writeJobs = async (db: QueryExecutor, records: JobRecord[]) => {
  const employers = await findCompanies(db, records)
  const now = new Date()
  const rows = records.map((record) => {
    const company = record.companyIdentifier
      ? employers.get(keyOf({ source: record.source, identifier: record.companyIdentifier }))
      : undefined
    return { record, row: toJobRow(record, company ?? null, now) }
  })
  const written = await bulkUpsert(
    db,
    jobs,
    ['source', 'identifier'],
    rows.map(({ row }) => row),
    ['id', 'source', 'identifier'],
    'content_hash',
  )
  const ids = new Map(written.map((row) => [keyOf(row as { source: unknown; identifier: unknown }), Number(row.id)]))
  const changed = records.flatMap((record) => {
    const id = ids.get(keyOf(record))
    return id === undefined ? [] : [{ id, record }]
  })
  await keepPayMasked(
    db,
    changed.map(({ id }) => id),
  )
  await writeTexts(db, changed)
  await writeQuestions(db, changed)
  await upsertRecruiters(
    db,
    changed.flatMap(({ id, record }) => (record.companyIdentifier && record.recruiter ? [id] : [])),
  )
  await countOpenJobs(
    db,
    [...employers.values()].map((company) => company.id),
  )
  return written
}

const findCompanies = async (db: QueryExecutor, records: JobRecord[]) => {
  const sources = [...new Set(records.map((record) => record.source))]
  const identifiers = [...new Set(records.flatMap((record) => record.companyIdentifier ?? []))]
  const found = identifiers.length
    ? await db
        .select({
          id: companies.id,
          source: companies.source,
          identifier: companies.identifier,
          name: companies.name,
          isVerified: companies.isVerified,
        })
        .from(companies)
        .where(and(inArray(companies.source, sources), inArray(companies.identifier, identifiers)))
    : []
  return new Map(found.map((company) => [keyOf(company), company]))
}

type Written = { id: number; record: JobRecord }

const writeTexts = (db: QueryExecutor, changed: Written[]) =>
  bulkUpsert(
    db,
    jobTexts,
    ['job_id'],
    changed.map(({ id, record }) => toTextRow(id, record)),
    ['job_id'],
  )

/** Questions keep their ids by position, so that a form opened before an update still answers the right ones. */
const writeQuestions = async (db: QueryExecutor, changed: Written[]) => {
  await bulkUpsert(
    db,
    screeningQuestions,
    ['job_id', 'position'],
    changed.flatMap(({ id, record }) => toQuestionRows(id, record)),
    ['id'],
  )
  const lengths = toLengths(changed)
  if (lengths.length) {
    await db.execute(sql`
      delete from ${screeningQuestions} using jsonb_to_recordset(${JSON.stringify(lengths)}::jsonb) as kept (id int, length int)
      where job_id = kept.id and position >= kept.length`)
  }
}

const toLengths = (changed: Written[]) =>
  changed.map(({ id, record }) => ({ id, length: record.screeningQuestions.length }))

const countOpenJobs = async (db: QueryExecutor, ids: number[]) => {
  if (ids.length === 0) return
  const counted = db
    .select({ count: sql<number>`count(*)` })
    .from(jobs)
    .where(and(eq(jobs.companyId, companies.id), eq(jobs.status, 'open')))
  await db
    .update(companies)
    .set({ openJobs: sql`(${counted})` })
    .where(inArray(companies.id, [...new Set(ids)]))
}
