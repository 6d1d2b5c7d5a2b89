import { workExperienceContract } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { isCurrency } from '../../config/lists/currency.ts'
import { validateOptionId } from '../../config/lists/validate-option-id.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { createMemberRecords } from '../records/member-records.ts'
import { assertMonthsPast, latestFirst } from '../records/months.ts'
import { workExperiences } from '../tables/records.ts'
import { toHiddenFrom } from './hidden-from.ts'

/** The jobs that a member tells of. */
export const workExperienceRecords = createMemberRecords({
  kind: 'work_experiences',
  contract: workExperienceContract,
  table: workExperiences,
  order: latestFirst(workExperiences),
  columns: {
    job_title: 'jobTitle',
    company_name: 'companyName',
    start: 'startMonth',
    end: 'endMonth',
    description: 'description',
    industry_id: 'industryId',
  },
  toFields: ({ salaryAmount: amount, salaryCurrency: currency, hiddenFrom }) => ({
    salary: amount === null || currency === null ? null : { amount, currency },
    hide_from_company: hiddenFrom !== null,
  }),
  toColumns: (body, current) => ({
    // A page of an earlier release knows less of an entry.
    salaryAmount: body.salary === undefined ? undefined : (body.salary?.amount ?? null),
    salaryCurrency: body.salary === undefined ? undefined : (body.salary?.currency ?? null),
    hiddenFrom: (body.hide_from_company ?? current?.hide_from_company) ? toHiddenFrom(body.company_name) : null,
  }),
  defaults: { end: null },
  validate: (body) => {
    assertMonthsPast(body)
    assertFieldsValid({
      industry_id: validateOptionId('industry_lists', body.industry_id),
      'salary.currency': body.salary != null && !isCurrency(body.salary.currency) && 'unknown',
    })
  },
})
