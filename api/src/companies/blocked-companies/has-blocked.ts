import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { idsOfSameCompany } from '../merged-companies.ts'
import { blockedCompanies } from '../tables.ts'

/**
 * SQL condition: the member blocked the company (docs/product-rules.md#blocked-company-path). Every place where a company must not meet a
 * member asks this, so that none of them can differ. A block of a company is one of all that are merged with it. Both are values, or columns under
 * their names in the statement.
 */
export const hasBlocked = (userId: SQLWrapper | number | null, companyId: SQLWrapper | number): SQL => sql`exists (
  select from ${blockedCompanies} as blocked where blocked.user_id = ${userId} and blocked.company_id in (${idsOfSameCompany(companyId)}))`

/** SQL: what a company wrote to a member; null where they blocked it. Its news reaches them, its words do not, as in mails (`notify.ts`). */
export const unlessBlocked = (words: SQL, userId: SQLWrapper, companyId: SQLWrapper): SQL =>
  sql`case when ${words} is not null and not ${hasBlocked(userId, companyId)} then ${words} end`

/** SQL: which companies these members blocked (`user_id`, `company_id`), with all that are merged with them. */
export const companiesBlockedBy = (userIds: readonly number[]): SQL =>
  sql`select user_id, same.id as company_id from ${blockedCompanies} as blocked
    cross join lateral (${idsOfSameCompany(sql`blocked.company_id`)}) as same
    where user_id = any(${`{${userIds.join(',')}}`}::int[])`
