import type { JobFilterName } from '@jobspan/shared-kit/contracts/search/job-filters'
import type { TagGroup } from '../jobs/tags.ts'

/** The filters that tags of a job answer to, each with the group of these tags. */
export const tagGroupByFilter = {
  job_locations: 'location',
  main_functions: 'mainFunction',
  job_function_ids: 'jobFunction',
  function_job_title_ids: 'functionTitle',
  job_types: 'jobType',
  xp_lvls: 'xpLvl',
  degrees: 'degree',
  company_ids: 'company',
  is_company_verified: 'verified',
  is_web3: 'web3',
  is_urgent: 'urgent',
  arrangements: 'arrangement',
  posted_within: 'postedDay',
} as const satisfies Partial<Record<JobFilterName, TagGroup>>
