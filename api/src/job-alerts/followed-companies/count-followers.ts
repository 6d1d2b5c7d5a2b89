import { setFollowers } from '../../companies/company-counts.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { followersByCompany } from '../alert-repository.ts'

/** Counts who follows which company: lists are ordered by it. */
export const countFollowers = (db: QueryExecutor): Promise<void> => setFollowers(db, followersByCompany)
