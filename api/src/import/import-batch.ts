import { findKnownCompanies } from '../companies/profile/find-known-companies.ts'
import type { CompanyRecord, JobRecord } from '../jobs/job-record.ts'
import { upsertCompanies, upsertJobs } from '../jobs/upsert-jobs.ts'
import type { Database } from '../platform/database/database.ts'

/** What travels to the database at once: jobs with their employers, and companies that stand alone. */
export type ImportBatch = { companies: CompanyRecord[]; jobs: JobRecord[]; organizations: CompanyRecord[] }
export type ImportCounts = { imported: number; updated: number; unchanged: number }

/** Writes a batch, employers first. A company that stands alone fills in the one that it is, where its name and website say so. */
export const writeBatch = async (
  db: Database,
  { companies, jobs, organizations }: ImportBatch,
): Promise<ImportCounts> => {
  if (companies.length > 0) await upsertCompanies(db, companies)
  const counts = await upsertJobs(db, jobs)
  const organizationCounts = await upsertCompanies(db, await toKnown(db, organizations))
  return {
    imported: counts.inserted + organizationCounts.inserted,
    updated: counts.updated + organizationCounts.updated,
    unchanged: counts.unchanged + organizationCounts.unchanged,
  }
}

const toKnown = async (db: Database, organizations: CompanyRecord[]): Promise<CompanyRecord[]> => {
  if (organizations.length === 0) return []
  const known = await findKnownCompanies(db, organizations)
  return organizations.map((record, index) => ({ ...record, ...known[index] }))
}
