import { and, eq, isNull } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { applications } from './tables.ts'

type About = { id: number } | { userId: number; jobId: number }

/** An application that was sent to a company and not withdrawn, by its id or by member and job; null where there is none. */
export const findSentApplication = async (
  db: QueryExecutor,
  companyId: number,
  about: About,
): Promise<{ id: number; userId: number; jobId: number } | null> => {
  const [found] = await db
    .select({ id: applications.id, userId: applications.userId, jobId: applications.jobId })
    .from(applications)
    .where(
      and(
        'id' in about
          ? eq(applications.id, about.id)
          : and(eq(applications.userId, about.userId), eq(applications.jobId, about.jobId)),
        eq(applications.employerId, companyId),
        isNull(applications.withdrawnAt),
      ),
    )
  return found ?? null
}
