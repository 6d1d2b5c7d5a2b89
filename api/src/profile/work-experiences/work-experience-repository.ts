import type { WorkExperience, WorkExperienceBody } from '@jobspan/shared-kit/contracts/work-experiences'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { workExperiences } from '../../platform/database/schema/profile.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertMonthsPast, assertRecordLimit, isRecordOf, latestFirst } from '../dated-records.ts'
import { createMemberListReader } from '../member-list.ts'

export const experiencesOf = createMemberListReader(
  workExperiences,
  latestFirst(workExperiences),
  (row): WorkExperience => ({
    id: row.id,
    job_title: row.jobTitle,
    company_name: row.companyName,
    start: row.startMonth,
    end: row.endMonth,
    description: row.description,
  }),
)

const toColumns = (body: WorkExperienceBody) => ({
  jobTitle: body.job_title,
  companyName: body.company_name,
  startMonth: body.start,
  endMonth: body.end,
  description: body.description,
})

/** Adds a job. Throws 40001 where there are 50, or where a month is still to come. Run it in a transaction. */
export const addExperience = async (db: QueryExecutor, userId: number, body: WorkExperienceBody): Promise<void> => {
  assertMonthsPast(body)
  await assertRecordLimit(db, workExperiences, userId)
  await db.insert(workExperiences).values({ userId, ...toColumns(body) })
}

/** Throws 40001 where a month is still to come, 40004 where the job is not this member's. */
export const changeExperience = async (db: QueryExecutor, userId: number, id: number, body: WorkExperienceBody) => {
  assertMonthsPast(body)
  const changed = await db
    .update(workExperiences)
    .set(toColumns(body))
    .where(isRecordOf(workExperiences, userId, id))
    .returning({ id: workExperiences.id })
  if (changed.length === 0) throw new ApiError('notFound')
}
