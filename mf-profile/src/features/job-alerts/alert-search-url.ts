import type { JobAlertCriteria } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { urls } from '@jobspan/shared-kit/routing'

/** Facts of the company: the search has no filter for them. */
const companyFacts = ['industries', 'company_sizes', 'financing_stages', 'benefits'] as const

/** The search that an alert stands for, without what only alerts can ask for. */
export const alertSearchUrl = (criteria: JobAlertCriteria): string => {
  const { query = '', location = '', is_company_verified: isVerified, is_web3: isWeb3, ...filters } = criteria
  for (const name of companyFacts) delete filters[name]
  return urls.search({
    keyword: query,
    location,
    ...filters,
    ...(isVerified ? { is_company_verified: 1 } : {}),
    ...(isWeb3 ? { is_web3: 1 } : {}),
  })
}
