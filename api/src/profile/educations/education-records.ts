import type { Education, EducationBody } from '@jobspan/shared-kit/contracts/profile/educations'
import { maxRecords } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { unlisted } from '../../config/lists/unlisted.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { createMemberRecords } from '../records/member-records.ts'
import { assertSchoolMonths, latestFirst } from '../records/months.ts'
import { educations } from '../tables/records.ts'

/** The schools that a member tells of. */
export const educationRecords = createMemberRecords({
  table: educations,
  order: latestFirst(educations),
  toItem: (row): Education => ({
    id: row.id,
    school_name: row.schoolName,
    degree_id: row.degreeId,
    field_of_study: row.fieldOfStudy,
    start: row.startMonth,
    end: row.endMonth,
    description: row.description,
    version: row.version,
  }),
  toColumns: (body: EducationBody) => ({
    schoolName: body.school_name,
    degreeId: body.degree_id,
    fieldOfStudy: body.field_of_study,
    startMonth: body.start,
    endMonth: body.end,
    description: body.description,
  }),
  maxCount: maxRecords.educations,
  validate: (body: EducationBody) => {
    assertSchoolMonths(body)
    assertFieldsValid({ degree_id: unlisted('educations', body.degree_id) })
  },
})
