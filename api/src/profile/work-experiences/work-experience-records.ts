import { maxRecords } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import type { WorkExperience, WorkExperienceBody } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { isCurrency } from '../../config/lists/currency.ts'
import { unlisted } from '../../config/lists/unlisted.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { createMemberRecords } from '../records/member-records.ts'
import { assertMonthsPast, latestFirst } from '../records/months.ts'
import { workExperiences } from '../tables/records.ts'
import { toHiddenFrom } from './hidden-from.ts'

type Row = typeof workExperiences.$inferSelect

const toWorkExperience = (row: Row): WorkExperience => ({
  id: row.id,
  job_title: row.jobTitle,
  company_name: row.companyName,
  start: row.startMonth,
  end: row.endMonth,
  description: row.description,
  industry_id: row.industryId,
  salary:
    row.salaryAmount === null || row.salaryCurrency === null
      ? null
      : { amount: row.salaryAmount, currency: row.salaryCurrency },
  hide_from_company: row.hiddenFrom !== null,
  version: row.version,
})

/** What a body leaves out is undefined, and stays in a change: a page of an earlier release knows less of an entry. */
const toColumns = (body: WorkExperienceBody) => ({
  jobTitle: body.job_title,
  companyName: body.company_name,
  startMonth: body.start,
  endMonth: body.end,
  description: body.description,
  industryId: body.industry_id,
  salaryAmount: body.salary === undefined ? undefined : (body.salary?.amount ?? null),
  salaryCurrency: body.salary === undefined ? undefined : (body.salary?.currency ?? null),
})

/** The jobs that a member tells of. */
export const workExperienceRecords = createMemberRecords({
  table: workExperiences,
  order: latestFirst(workExperiences),
  toItem: toWorkExperience,
  toColumns: (body: WorkExperienceBody, current) => ({
    ...toColumns(body),
    hiddenFrom: (body.hide_from_company ?? current?.hide_from_company) ? toHiddenFrom(body.company_name) : null,
  }),
  maxCount: maxRecords.workExperiences,
  validate: (body: WorkExperienceBody) => {
    assertMonthsPast(body)
    assertFieldsValid({
      industry_id: unlisted('industry_lists', body.industry_id),
      'salary.currency': body.salary != null && !isCurrency(body.salary.currency) && 'unknown',
    })
  },
})
