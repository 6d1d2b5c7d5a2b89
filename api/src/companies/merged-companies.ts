import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { companies } from './tables.ts'

/** SQL: the ids of a company, of the one that it became part of, and of all others that became part of that one. */
export const idsOfSameCompany = (companyId: SQLWrapper | number): SQL => sql`
  select same.id from ${companies} as given
    join ${companies} as same on same.id = coalesce(given.merged_into, given.id) or same.merged_into = coalesce(given.merged_into, given.id)
  where given.id = ${companyId}`

/** SQL, in a statement of `companies`: the names and legal names of those that became part of the company, apart from its own name. */
export const namesOfMerged = sql<string[]>`array(
  select distinct former.name from ${companies} as merged
    cross join unnest(array[merged.name, merged.legal_name]) as former (name)
  where merged.merged_into = ${companies.id} and former.name <> ${companies.name})`
