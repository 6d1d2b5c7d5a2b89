import type { JobAlertCriteria } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { idFilters } from '@jobspan/shared-kit/contracts/search/job-filters'
import type { SearchState } from '../../search-state/search-state.ts'

/** What an alert keeps of a search: all but its order, its page and how old the jobs may be, since an alert brings new ones. */
export const toAlertCriteria = (state: SearchState): JobAlertCriteria => ({
  ...(state.query ? { query: state.query.slice(0, 200) } : {}),
  ...(state.location ? { location: state.location.slice(0, 200) } : {}),
  ...Object.fromEntries(
    idFilters.filter((name) => state[name].length > 0).map((name) => [name, state[name].slice(0, 50)]),
  ),
  ...(state.arrangements.length > 0 ? { arrangements: state.arrangements } : {}),
  ...(state.hiring_countries.length > 0 ? { hiring_countries: state.hiring_countries } : {}),
  ...(state.posting_languages.length > 0 ? { posting_languages: state.posting_languages } : {}),
  ...(state.salary_from === null ? {} : { salary_from: state.salary_from }),
  ...(state.salary_to === null ? {} : { salary_to: state.salary_to }),
  ...(state.is_company_verified ? { is_company_verified: true } : {}),
  ...(state.is_web3 ? { is_web3: true } : {}),
  ...(state.country === null ? {} : { country: state.country }),
})
