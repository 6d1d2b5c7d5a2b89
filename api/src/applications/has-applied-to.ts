import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { applications } from './tables.ts'

/** SQL condition: the member applied to the company, and did not withdraw. */
export const hasAppliedTo = (userId: SQLWrapper, companyId: SQLWrapper | number): SQL => sql`exists (
  select from ${applications} as sent
  where sent.user_id = ${userId} and sent.withdrawn_at is null and sent.employer_id = ${companyId})`
