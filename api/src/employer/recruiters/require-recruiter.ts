import type { CompanyRole, RecruiterPermission } from '@jobspan/shared-kit/contracts/employer/company-team'
import { sql } from 'drizzle-orm'
import { speaksFor } from '../../companies/organisations/spoken-for.ts'
import { recruiters } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Organisation } from '../../platform/http/employer-auth.ts'

/** A recruiter for whom an organisation speaks. */
export type ActingRecruiter = {
  id: number
  companyId: number
  name: string
  role: CompanyRole
  permissions: RecruiterPermission[]
}

/**
 * The recruiter whom a call names. Throws 40004 where they are of no company of the organisation, 40005 where their company has not
 * taken them in, or they have left it.
 */
export const requireRecruiter = async (
  db: QueryExecutor,
  organisation: Organisation,
  id: number,
): Promise<ActingRecruiter> => {
  const { rows } = await db.execute(sql`
    select id, company_id as "companyId", name, role, permissions, verified_at is not null and left_at is null as is_active
    from ${recruiters} where id = ${id} and ${speaksFor(organisation, sql`${recruiters.companyId}`)}`)
  const { is_active: isActive, ...recruiter } = rows[0] ?? {}
  if (isActive === undefined) throw new ApiError('notFound')
  if (!isActive) throw new ApiError('noPermission')
  return recruiter as ActingRecruiter
}

/** Admins and coordinators see all jobs of their company, and have every permission (docs/product-rules.md#company-roles). */
export const leadsCompany = ({ role }: Pick<ActingRecruiter, 'role'>): boolean => role !== 'recruiter'

export const hasPermission = (
  recruiter: Pick<ActingRecruiter, 'role' | 'permissions'>,
  permission: RecruiterPermission,
): boolean => leadsCompany(recruiter) || recruiter.permissions.includes(permission)
