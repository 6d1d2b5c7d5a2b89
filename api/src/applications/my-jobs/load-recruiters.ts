import type { MyJobsRow } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { eq, inArray } from 'drizzle-orm'
import { companies, recruiters } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { jobSlug } from '../../platform/text/slug.ts'

type Recruiter = NonNullable<MyJobsRow['recruiter']>

/** The recruiters of these ids with their companies. */
export const loadRecruiters = async (db: QueryExecutor, ids: number[]): Promise<Map<number, Recruiter>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: recruiters.id,
      name: recruiters.name,
      title: recruiters.title,
      company: {
        id: companies.id,
        slug: companies.slug,
        name: companies.name,
        logo_url: companies.logoUrl,
        is_verified: companies.isVerified,
      },
    })
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(inArray(recruiters.id, ids))
  return new Map(rows.map((row) => [row.id, { ...row, company: { ...row.company, slug: jobSlug(row.company) } }]))
}
