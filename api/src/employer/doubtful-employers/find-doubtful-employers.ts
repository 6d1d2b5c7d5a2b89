import { sql } from 'drizzle-orm'
import { actingRecruitersByJob, wasHandledByEmployer } from '../../applications/sent-parts.ts'
import { applications } from '../../applications/tables.ts'
import { chattingRecruitersByJob } from '../../chats/known-chats.ts'
import { companies, recruiters } from '../../companies/tables.ts'
import { savedCompanyNames } from '../../jobs/saved-jobs/saved-job-repository.ts'
import { jobs } from '../../jobs/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { comparable } from '../../platform/text/comparable.ts'
import { recruitersInterestedByJob } from '../../profile/visibility/recruiter-interests.ts'

type NamedCompany = { id: number; name: string } | null
type NamedJob = { id: number; title: string; company: NamedCompany }

/** What may have come to the wrong employer, from before a job was named by its employer too (ADR 71). */
export type DoubtfulEmployers = {
  /** Applications that another employer reads than that of their job. */
  applications: { id: number; employer: NamedCompany; job: NamedJob }[]
  /**
   * Jobs that were another employer's once: what was noted then names it. `applications` are those that its employer of today reads although
   * none of its recruiters has done anything with them: they may have been sent to the former one.
   */
  jobs: { job: NamedJob; formerEmployers: string[]; applications: number[] }[]
  /** Numbers that several employers of a feed use, each with a job of its own: allowed, and where to look first. */
  sharedNumbers: { source: string; identifier: string; jobs: NamedJob[] }[]
}

const company = (name: string) => {
  const row = sql.raw(name)
  return sql`case when ${row}.id is not null then json_build_object('id', ${row}.id, 'name', ${row}.name) end`
}
const job = sql`json_build_object('id', ${jobs.id}, 'title', ${jobs.title}, 'company', ${company('of_job')})`

const findApplications = async (db: QueryExecutor): Promise<DoubtfulEmployers['applications']> => {
  const { rows } = await db.execute(sql`
    select ${applications.id}, ${company('employer')} as employer, ${job} as job
    from ${applications} join ${jobs} on ${jobs.id} = ${applications.jobId}
      left join ${companies} as employer on employer.id = ${applications.employerId}
      left join ${companies} as of_job on of_job.id = ${jobs.companyId}
    where ${applications.employerId} is distinct from ${jobs.companyId} order by ${applications.id}`)
  return rows as DoubtfulEmployers['applications']
}

/** SQL: pairs of a job and the name of a company that it was said to be of, by who saved it or acted for it. */
const notedEmployers = sql`
  ${savedCompanyNames}
  union select noted.job_id, ${companies.name} from (
    ${chattingRecruitersByJob} union ${recruitersInterestedByJob} union ${actingRecruitersByJob}
  ) as noted join ${recruiters} on ${recruiters.id} = noted.recruiter_id
    join ${companies} on ${companies.id} = ${recruiters.companyId}`

const findJobs = async (db: QueryExecutor): Promise<DoubtfulEmployers['jobs']> => {
  const { rows } = await db.execute(sql`
    select ${job} as job, json_agg(distinct noted.name) as "formerEmployers", (
      select coalesce(json_agg(${applications.id} order by ${applications.id}), '[]') from ${applications}
      where ${applications.jobId} = ${jobs.id} and ${applications.employerId} = ${jobs.companyId} 
        and not ${wasHandledByEmployer}) as applications
    from (${notedEmployers}) as noted join ${jobs} on ${jobs.id} = noted.job_id
      left join ${companies} as of_job on of_job.id = ${jobs.companyId}
    where noted.name is not null and noted.name is distinct from of_job.name
    group by ${jobs.id}, of_job.id order by ${jobs.id}`)
  return (rows as DoubtfulEmployers['jobs']).flatMap((found) => {
    // The same name in another spelling is the same employer.
    const today = comparable(found.job.company?.name ?? '')
    const formerEmployers = found.formerEmployers.filter((name) => comparable(name) !== today)
    return formerEmployers.length === 0 ? [] : [{ ...found, formerEmployers }]
  })
}

const findSharedNumbers = async (db: QueryExecutor): Promise<DoubtfulEmployers['sharedNumbers']> => {
  const { rows } = await db.execute(sql`
    select ${jobs.source}, ${jobs.identifier}, json_agg(${job} order by ${jobs.id}) as jobs
    from ${jobs} left join ${companies} as of_job on of_job.id = ${jobs.companyId}
    group by ${jobs.source}, ${jobs.identifier}
    having count(distinct coalesce(${jobs.companyId}, 0)) > 1 order by ${jobs.source}, ${jobs.identifier}`)
  return rows as DoubtfulEmployers['sharedNumbers']
}

/** Looks through all jobs and applications. Changes nothing. */
export const findDoubtfulEmployers = async (db: QueryExecutor): Promise<DoubtfulEmployers> => ({
  applications: await findApplications(db),
  jobs: await findJobs(db),
  sharedNumbers: await findSharedNumbers(db),
})
