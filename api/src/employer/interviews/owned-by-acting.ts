import { type SQL, sql } from 'drizzle-orm'
import { recruiters } from '../../companies/tables.ts'
import { type ActingRecruiter, leadsCompany } from '../recruiters/require-recruiter.ts'

/** SQL condition on the recruiter of an interview or offer: it is their own; admins and coordinators have those of their company. */
export const ownedByActing = (recruiter: ActingRecruiter, column: SQL = sql`recruiter_id`): SQL =>
  leadsCompany(recruiter)
    ? sql`${column} in (select id from ${recruiters} where company_id = ${recruiter.companyId})`
    : sql`${column} = ${recruiter.id}`
