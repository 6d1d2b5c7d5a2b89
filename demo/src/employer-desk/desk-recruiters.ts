import { sql } from 'drizzle-orm'
import { applications } from '../../../api/src/applications/tables.ts'
import { companies, recruiters } from '../../../api/src/companies/tables.ts'
import { type ActingRecruiter, hasPermission } from '../../../api/src/employer/recruiters/require-recruiter.ts'
import { recruiterNameOf } from '../../../api/src/jobs/recruiter-name.ts'
import { jobs } from '../../../api/src/jobs/tables.ts'
import type { QueryExecutor } from '../../../api/src/platform/database/database.ts'
import type { DeskRecruiter } from './desk-page.ts'

export type ListedRecruiter = Omit<DeskRecruiter, 'canMaskSalary'> & { open_jobs: number; applications: number }

const size = 20

const isOpenJobOfRecruiter = sql`${jobs.companyId} = ${recruiters.companyId} and ${jobs.status} = 'open'
  and ${recruiterNameOf(jobs.id)} = ${recruiters.name}`

/**
 * People as whom a developer can be at the desk: those whom open jobs name, and whoever else is in a company with a role. Those with
 * applications come first. Read from the database: an employer's own system knows its people.
 */
export const listDeskRecruiters = async (db: QueryExecutor, query: string, page: number) => {
  const like = `%${query.replace(/[\\%_]/g, '\\$&')}%`
  const condition = sql`verified_at is not null and left_at is null
    and (${recruiters.name} ilike ${like} or ${companies.name} ilike ${like})
    and (role <> 'recruiter' or exists (
      select from ${jobs} where ${isOpenJobOfRecruiter}))`
  const from = sql`from ${recruiters} join ${companies} on ${companies.id} = ${recruiters.companyId}
    left join (
      select ${applications.employerId}, ${recruiterNameOf(applications.jobId)} as recruiter_name, count(*)::int as count
      from ${applications} where withdrawn_at is null group by 1, 2
    ) as received on received.employer_id = ${recruiters.companyId} and received.recruiter_name = ${recruiters.name}`
  const { rows: counted } = await db.execute(sql`select count(*)::int as total ${from} where ${condition}`)
  const { rows } = await db.execute(sql`
    select ${recruiters.id}, ${recruiters.name}, ${recruiters.title}, role, ${companies.name} as company,
      coalesce(received.count, 0) as applications, (
      select count(*)::int from ${jobs} where ${isOpenJobOfRecruiter}) as open_jobs
    ${from} where ${condition}
    order by applications desc, ${companies.openJobs} desc, ${recruiters.id} limit ${size} offset ${(page - 1) * size}`)
  return { items: rows as ListedRecruiter[], total: Number(counted[0]?.total ?? 0), page, size }
}

export const findDeskRecruiter = async (db: QueryExecutor, id: number): Promise<DeskRecruiter | null> => {
  const { rows } = await db.execute(sql`
    select ${recruiters.id}, ${recruiters.name}, title, role, permissions, ${companies.name} as company
    from ${recruiters} join ${companies} on ${companies.id} = company_id
    where ${recruiters.id} = ${id} and verified_at is not null and left_at is null`)
  const [row] = rows as (Omit<DeskRecruiter, 'canMaskSalary'> & Pick<ActingRecruiter, 'permissions'>)[]
  if (!row) return null
  const { permissions, ...recruiter } = row
  return { ...recruiter, canMaskSalary: hasPermission({ ...recruiter, permissions }, 'mask_salary') }
}
