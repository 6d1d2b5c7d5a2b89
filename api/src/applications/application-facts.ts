import type { AppliedJob } from '@jobspan/shared-kit/contracts/applications/applications'
import { eq } from 'drizzle-orm'
import { companies } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { applicationTabSql } from './application-events.ts'
import type { ApplicationFacts } from './events.ts'
import { applications } from './tables.ts'

/** What events say of an application, and where My jobs lists it now. Throws where there is none. */
export const readApplicationFacts = async (
  db: QueryExecutor,
  id: number,
): Promise<{ facts: ApplicationFacts; tab: AppliedJob['tab'] }> => {
  const [row] = await db
    .select({
      facts: {
        memberId: applications.userId,
        applicationId: applications.id,
        jobId: applications.jobId,
        jobTitle: jobs.title,
        companyId: applications.employerId,
        companyName: companies.name,
      },
      tab: applicationTabSql,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(companies, eq(companies.id, applications.employerId))
    .where(eq(applications.id, id))
  if (!row) throw new Error(`there is no application ${id}`)
  return row
}
