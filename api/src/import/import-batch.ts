import type { CompanyRecord, JobRecord } from '../jobs/job-record.ts'
import { upsertCompanies, upsertJobs } from '../jobs/upsert-jobs.ts'
import type { Database } from '../platform/database/database.ts'

/** What travels to the database at once; employers of the batch's jobs with it. */
export type ImportBatch = { companies: CompanyRecord[]; jobs: JobRecord[] }
export type ImportCounts = { imported: number; updated: number; unchanged: number }

/** Writes a batch, employers first. */
export const writeBatch = async (db: Database, { companies, jobs }: ImportBatch): Promise<ImportCounts> => {
  if (companies.length > 0) await upsertCompanies(db, companies)
  const counts = await upsertJobs(db, jobs)
  return { imported: counts.inserted, updated: counts.updated, unchanged: counts.unchanged }
}
