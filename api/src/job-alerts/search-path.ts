import type { JobAlertCriteria } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { jobFilters } from '@jobspan/shared-kit/contracts/search/job-filters'

/** The search page with what an alert asks for, below the language, the newest first; facts of companies are no filters there. */
export const toSearchPath = (criteria: JobAlertCriteria): string => {
  const query = new URLSearchParams({ sort: String(sortOrder.newest) })
  for (const name of Object.keys(jobFilters)) {
    const value = criteria[name as keyof JobAlertCriteria]
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return `/jobs-hiring/job-search?${query}`
}
