import { educationContract } from '@jobspan/shared-kit/contracts/profile/educations'
import { createMemberRecords } from '../records/member-records.ts'
import { assertSchoolMonths, latestFirst } from '../records/months.ts'
import { educations } from '../tables/records.ts'

/** The schools that a member tells of. */
export const educationRecords = createMemberRecords({
  kind: 'educations',
  contract: educationContract,
  table: educations,
  order: latestFirst(educations),
  columns: {
    school_name: 'schoolName',
    degree_id: 'degreeId',
    field_of_study: 'fieldOfStudy',
    start: 'startMonth',
    end: 'endMonth',
    description: 'description',
  },
  defaults: { end: null },
  validate: assertSchoolMonths,
})
