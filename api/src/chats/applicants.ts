import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What chats ask about applications, whose area rests on theirs. */
type Applicants = {
  /** SQL condition: the member applied to the company, and did not withdraw. */
  hasAppliedTo: (userId: SQLWrapper, companyId: SQLWrapper) => SQL
  /** SQL condition: the member ever applied for the job. */
  hasAppliedFor: (userId: SQLWrapper, jobId: SQLWrapper) => SQL
}

let declared: Applicants = { hasAppliedTo: () => sql`false`, hasAppliedFor: () => sql`false` }

/** Says who has applied, once at start-up, by the area that owns applications. */
export const registerApplicants = (applicants: Applicants): void => {
  declared = applicants
}

export const hasAppliedTo: Applicants['hasAppliedTo'] = (userId, companyId) => declared.hasAppliedTo(userId, companyId)
export const hasAppliedFor: Applicants['hasAppliedFor'] = (userId, jobId) => declared.hasAppliedFor(userId, jobId)
