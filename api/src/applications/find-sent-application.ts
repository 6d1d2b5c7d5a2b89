import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { jobs } from '../jobs/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { applications } from './tables.ts'

type About = { id: number } | { userId: number; jobId: number }

/**
 * An application that somebody reads, by a condition of rows of `applications` joined with `jobs`, and that was not withdrawn, by its id or by member and
 * job; null where there is none.
 */
export const findSentApplication = async (
  db: QueryExecutor,
  isRead: SQL,
  about: About,
): Promise<{ id: number; userId: number; jobId: number } | null> => {
  const [found] = await db
    .select({ id: applications.id, userId: applications.userId, jobId: applications.jobId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        'id' in about
          ? eq(applications.id, about.id)
          : and(eq(applications.userId, about.userId), eq(applications.jobId, about.jobId)),
        isRead,
        isNull(applications.withdrawnAt),
      ),
    )
  return found ?? null
}
