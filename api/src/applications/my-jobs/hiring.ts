import type { HiringStep, MyJobInterview, MyJobOffer } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import type { QueryExecutor } from '../../platform/database/database.ts'

/** What is about a job, and of which application to it, if any. */
export type OfJob<Facts> = { jobId: number; applicationId: number | null; facts: Facts }

/** Interviews and offers to a member about some jobs: the latest of each job, and all that happened. */
export type Hiring = { interviews: OfJob<MyJobInterview>[]; offers: OfJob<MyJobOffer>[]; steps: OfJob<HiringStep>[] }

type LoadHiring = (db: QueryExecutor, userId: number, jobIds: readonly number[]) => Promise<Hiring>

export const nothingOfHiring: Hiring = { interviews: [], offers: [], steps: [] }

let load: LoadHiring = async () => nothingOfHiring

/** Says where interviews and offers come from, once at start-up, by the area that owns them: applications know neither. */
export const registerHiring = (source: LoadHiring): void => {
  load = source
}

export const loadHiring: LoadHiring = (db, userId, jobIds) => load(db, userId, jobIds)
