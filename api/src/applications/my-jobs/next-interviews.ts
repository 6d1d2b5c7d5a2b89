import type { MyJobsRow } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import type { QueryExecutor } from '../../platform/database/database.ts'

type NextInterview = NonNullable<MyJobsRow['next_interview']>

/** Gives a member's agreed interviews that are not over, by the job that they are about, in one query. */
type LoadNextInterviews = (
  db: QueryExecutor,
  userId: number,
  jobIds: readonly number[],
) => Promise<ReadonlyMap<number, NextInterview>>

let load: LoadNextInterviews = async () => new Map()

/** Says where interviews come from, once at start-up, by the area that owns them: applications know no interviews. */
export const registerNextInterviews = (source: LoadNextInterviews): void => {
  load = source
}

export const loadNextInterviews: LoadNextInterviews = (db, userId, jobIds) => load(db, userId, jobIds)
