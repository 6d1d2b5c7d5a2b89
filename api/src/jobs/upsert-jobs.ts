import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { refreshCompanyNames } from '../companies/blocked-companies/company-names.ts'
import { keepOwnFacts, writeProfileFacts } from '../companies/profile/write-profile-facts.ts'
import { invalidateCompanyDirectory } from '../companies/search/company-directory.ts'
import { companies } from '../companies/tables.ts'
import { loadOccupations } from '../occupations/load-occupations.ts'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import { bulkUpsert } from '../platform/database/bulk-upsert.ts'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import type { CompanyRecord, JobRecord } from './job-record.ts'
import { toCompanyRow, toJobRow, toQuestionRows, toTextRow } from './job-rows.ts'
import { lockJobWrites } from './lock-job-writes.ts'
import { keepPayMasked } from './masked-pay.ts'
import { jobs, jobTexts, screeningQuestions } from './tables.ts'
import { upsertRecruiters } from './upsert-recruiters.ts'
import { keepWithheld } from './withheld-jobs.ts'

/** How many records were new, how many changed, and how many were there already just so; together all that were given. */
export type UpsertCounts = { inserted: number; updated: number; unchanged: number }

const batchSize = 500

/** A posting that leaves out what another record of its company said does not take it back. */
const describing = [
  'logo_url',
  'legal_name',
  'industry_id',
  'size_id',
  'financing_stage_id',
  'overview',
  'website',
  'location',
  'address',
]

/** Writes companies, named by (source, identifier); writing the same again changes nothing. The last of doubles wins. */
export const upsertCompanies = async (db: Database, records: CompanyRecord[]): Promise<UpsertCounts> =>
  inBatches(db, records, async (transaction, batch) => {
    const rows = batch.map((record) => ({
      ...toCompanyRow(record, new Date()),
      legalName: record.legalName ?? null,
      profile: record.profile,
    }))
    const key = ['source', 'identifier']
    const { last, counts } = keepLast(rows, keyOf)
    const written = await bulkUpsert(transaction, companies, key, last, ['id', ...key], 'content_hash', describing)
    const ids = written.map((row) => Number(row.id))
    const profiles = new Map(last.map((row) => [keyOf(row), row.profile]))
    await writeProfileFacts(
      transaction,
      written.flatMap((row) => {
        const facts = profiles.get(keyOf({ source: row.source, identifier: row.identifier }))
        return facts ? [{ companyId: Number(row.id), facts }] : []
      }),
    )
    await keepOwnFacts(transaction, ids)
    await refreshCompanyNames(transaction, ids)
    return counts(written)
  }).finally(invalidateCompanyDirectory)

/**
 * Writes jobs with their texts, questions, recruiters and search fields, each batch in one transaction. A job is named by its source, its
 * identifier, its employer and its address (ADR 71); its company must have been written before. Writing the same again changes nothing.
 */
export const upsertJobs = async (db: Database, records: JobRecord[]): Promise<UpsertCounts> =>
  inBatches(db, records, writeJobs).finally(invalidateJobCaches)

const inBatches = async <Item>(
  db: Database,
  records: Item[],
  write: (transaction: QueryExecutor, batch: Item[]) => Promise<UpsertCounts>,
): Promise<UpsertCounts> => {
  const sum: UpsertCounts = { inserted: 0, updated: 0, unchanged: 0 }
  for (let start = 0; start < records.length; start += batchSize) {
    const counts = await db.transaction(async (transaction) => {
      await lockJobWrites(transaction)
      return write(transaction, records.slice(start, start + batchSize))
    })
    sum.inserted += counts.inserted
    sum.updated += counts.updated
    sum.unchanged += counts.unchanged
  }
  return sum
}

/**
 * One statement may not touch a row twice, and feeds do repeat themselves: the last row of each key, and how to count all of them as if
 * they had been written one after another.
 */
const keepLast = <Row extends { contentHash: string }>(rows: Row[], keyOfRow: (row: Row) => string) => {
  const byKey = new Map(rows.map((row) => [keyOfRow(row), row]))
  const last = [...byKey.values()]
  const replaced = rows.filter((row) => byKey.get(keyOfRow(row)) !== row)
  const changed = replaced.filter((row) => byKey.get(keyOfRow(row))?.contentHash !== row.contentHash).length
  const counts = (written: Record<string, unknown>[]): UpsertCounts => {
    const inserted = written.filter((row) => row.is_new).length
    return {
      inserted,
      updated: written.length - inserted + changed,
      unchanged: last.length - written.length + replaced.length - changed,
    }
  }
  return { last, counts }
}

const keyOf = (row: { source: unknown; identifier: unknown }) => `${row.source}\n${row.identifier}`

const jobKey = ['source', 'identifier', 'company_id', 'url_key']

const jobKeyOf = (source: unknown, identifier: unknown, companyId: unknown, urlKey: unknown) =>
  [source, identifier, companyId ?? '', urlKey].join('\n')

const writeJobs = async (db: QueryExecutor, records: JobRecord[]): Promise<UpsertCounts> => {
  const employers = await findCompanies(db, records)
  const { matcher } = await loadOccupations(db)
  const now = new Date()
  const rows = records.map((record) => {
    const company = record.companyIdentifier
      ? employers.get(keyOf({ source: record.source, identifier: record.companyIdentifier }))
      : undefined
    return { ...toJobRow(record, company ?? null, now, matcher), record }
  })
  const { last, counts } = keepLast(rows, (row) => jobKeyOf(row.source, row.identifier, row.companyId, row.urlKey))
  const written = await bulkUpsert(db, jobs, jobKey, last, ['id', ...jobKey], 'content_hash')
  const ids = new Map(
    written.map((row) => [jobKeyOf(row.source, row.identifier, row.company_id, row.url_key), Number(row.id)]),
  )
  const changed = last.flatMap(({ record, ...row }) => {
    const id = ids.get(jobKeyOf(row.source, row.identifier, row.companyId, row.urlKey))
    return id === undefined ? [] : [{ id, record }]
  })
  await keepPayMasked(
    db,
    changed.map(({ id }) => id),
  )
  await keepWithheld(
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
  return counts(written)
}

const employer = alias(companies, 'employer')

const findCompanies = async (db: QueryExecutor, records: JobRecord[]) => {
  const sources = [...new Set(records.map((record) => record.source))]
  const identifiers = [...new Set(records.flatMap((record) => record.companyIdentifier ?? []))]
  const found = identifiers.length
    ? await db
        .select({
          source: companies.source,
          identifier: companies.identifier,
          // Jobs of a company that was merged are the other's.
          id: employer.id,
          name: employer.name,
          isVerified: employer.isVerified,
        })
        .from(companies)
        .innerJoin(employer, eq(employer.id, sql`coalesce(${companies.mergedInto}, ${companies.id})`))
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
  await db.execute(sql`
    update ${companies} set (open_jobs, remote_jobs, web3_jobs) = (
      select count(*), count(*) filter (where arrangement = 'remote'), count(*) filter (where is_web3)
      from ${jobs} where ${jobs.companyId} = ${companies.id} and status = 'open')
    where ${companies.id} = any(${`{${[...new Set(ids)].join(',')}}`}::int[])`)
}
