import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { blockedCompanies } from '../tables.ts'

/**
 * SQL condition: the member blocked the company (docs/product-rules.md#blocked-company-path). Every place where a company must not meet a
 * member asks this, so that none of them can differ. Both are values, or columns under their names in the statement.
 */
export const hasBlocked = (userId: SQLWrapper | number | null, companyId: SQLWrapper | number): SQL => sql`exists (
  select from ${blockedCompanies} as blocked where blocked.user_id = ${userId} and blocked.company_id = ${companyId})`

/** SQL: which companies these members blocked (`user_id`, `company_id`). */
export const companiesBlockedBy = (userIds: readonly number[]): SQL =>
  sql`select user_id, company_id from ${blockedCompanies} where user_id = any(${`{${userIds.join(',')}}`}::int[])`
