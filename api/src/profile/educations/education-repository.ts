import type { Education, EducationBody } from '@jobspan/shared-kit/contracts/educations'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { educations } from '../../platform/database/schema/profile.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertMonthsPast, assertRecordLimit, isRecordOf, latestFirst } from '../dated-records.ts'
import { createMemberListReader } from '../member-list.ts'

export const educationsOf = createMemberListReader(
  educations,
  latestFirst(educations),
  (row): Education => ({
    id: row.id,
    school_name: row.schoolName,
    degree_id: row.degreeId,
    field_of_study: row.fieldOfStudy,
    start: row.startMonth,
    end: row.endMonth,
    description: row.description,
  }),
)

const toColumns = (body: EducationBody) => ({
  schoolName: body.school_name,
  degreeId: body.degree_id,
  fieldOfStudy: body.field_of_study,
  startMonth: body.start,
  endMonth: body.end,
  description: body.description,
})

/** Adds a school. Throws 40001 where there are 50, or where a month is still to come. Run it in a transaction. */
export const addEducation = async (db: QueryExecutor, userId: number, body: EducationBody): Promise<void> => {
  assertMonthsPast(body)
  await assertRecordLimit(db, educations, userId)
  await db.insert(educations).values({ userId, ...toColumns(body) })
}

/** Throws 40001 where a month is still to come, 40004 where the school is not this member's. */
export const changeEducation = async (db: QueryExecutor, userId: number, id: number, body: EducationBody) => {
  assertMonthsPast(body)
  const changed = await db
    .update(educations)
    .set(toColumns(body))
    .where(isRecordOf(educations, userId, id))
    .returning({ id: educations.id })
  if (changed.length === 0) throw new ApiError('notFound')
}
