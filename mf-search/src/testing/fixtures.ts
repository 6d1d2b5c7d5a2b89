import type { WaitingItem } from '@jobspan/shared-kit/contracts/applications/waiting'
import type { CompanyDetail } from '@jobspan/shared-kit/contracts/companies/companies'
import type { JobSearchResult, JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { SearchUnderstanding } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { mockApiResponse, type RenderOptions } from '@jobspan/shared-kit/testing'
import texts from '../locales/en-us.json' with { type: 'json' }

/** How every test of this remote is rendered. */
export const inEnglish: RenderOptions = { namespace: 'mf-search', texts: { 'mf-search': texts } }

/** Something that waits for a member; what its kind has no use for is null. */
export const aWaitingItem = (facts: Pick<WaitingItem, 'kind'> & Partial<WaitingItem>): WaitingItem => ({
  id: 0,
  job_id: null,
  job_title: null,
  company_name: null,
  recruiter_name: null,
  chat_id: null,
  at: null,
  due_at: null,
  state: null,
  alert: null,
  profile: null,
  ...facts,
})

/** A job as the API gives it; tests name only what they are about. */
export const aJob = (job: Partial<JobSummary> = {}): JobSummary => ({
  id: 7,
  slug: 'accountant-7',
  title: 'Accountant',
  language: 'en-us',
  company: { id: 3, slug: 'lumen-3', name: 'Lumen Ledger', logo_url: null, is_verified: true },
  places: [{ label: 'Singapore', country: 'sg', country_code: 'SG' }],
  pay: { min: 5000, max: 6500, currency: 'SGD', period: 'MONTH' },
  job_type: { id: 1, key: 'full_time', value: 'Full-time' },
  xp_lvl: { id: 2, key: '1-3', value: '1 to 3 years' },
  arrangement: 'hybrid',
  posted_at: null,
  is_reposted: false,
  is_urgent: false,
  is_web3: false,
  recruiter_activity: null,
  response_rate: null,
  is_external: false,
  is_saved: false,
  ...job,
})

export const aCompany = (company: Partial<CompanyDetail> = {}): CompanyDetail => ({
  id: 3,
  slug: 'lumen-3',
  name: 'Lumen Ledger',
  logo_url: null,
  is_verified: true,
  industry: null,
  location: null,
  open_jobs: 1,
  overview: null,
  size: null,
  financing_stage: null,
  website: null,
  address: null,
  benefits: [],
  culture: [],
  country: 'sg',
  ...company,
})

export const results = (items: JobSummary[], more: Partial<JobSearchResult> = {}): JobSearchResult => ({
  query_id: 'q1',
  items,
  total: items.length,
  is_total_approximate: false,
  hidden_total: 0,
  page: 1,
  size: 30,
  sort: 1,
  ...more,
})

/** How a query was understood; tests name only what they are about. */
export const understood = (more: Partial<SearchUnderstanding> = {}): SearchUnderstanding => ({
  is_exact: false,
  text: '',
  correction: null,
  occupation: null,
  filters: [],
  place: null,
  company: null,
  dropped_words: [],
  ...more,
})

const list = (...names: string[]) => names.map((value, index) => ({ id: index + 1, key: value, value }))

const filterOptions = {
  locations: list('Orchard', 'Jurong East'),
  main_functions: [
    {
      id: 1,
      key: 'finance',
      value: 'Finance',
      children: [
        {
          id: 11,
          key: 'audit',
          value: 'Audit',
          job_titles: [
            { id: 111, key: 'auditor-111', value: 'Auditor' },
            { id: 112, key: 'tax-consultant-112', value: 'Tax consultant' },
          ],
        },
        { id: 12, key: 'banking', value: 'Banking' },
      ],
    },
    { id: 2, key: 'design', value: 'Design' },
  ],
  job_types: list('Full-time', 'Part-time', 'Contract'),
  xp_lvls: list('No experience', '1 to 3 years'),
  educations: list('Diploma', 'Bachelor'),
  salary_range_filters: list('Below 30K', '30K - 50K'),
  salary_ranges: [
    { id: 1, from: null, to: 3_000 },
    { id: 2, from: 3_000, to: 5_000 },
    { id: 6, from: 20_000, to: null },
  ],
}

export const facets = (total: number) => ({
  total,
  is_approximate: false,
  job_locations: { 1: 5 },
  main_functions: { 1: 12, 2: 3 },
  job_function_ids: { 11: 4 },
  function_job_title_ids: { 111: 3 },
  job_types: { 1: 200, 2: 14 },
  xp_lvls: { 2: 31 },
  degrees: { 1: 6, 2: 1_044 },
  salary_ranges: { 1: 40, 6: 1_200 },
  arrangements: { remote: 9 },
  is_company_verified: 50,
  posted_within: { 7: 20 },
  countries: { all: 4_100, sg: 300, jp: 1_250 },
})

export const handlers = {
  jobs: (data: JobSearchResult) => mockApiResponse('GET', '/api/job/jobs/search', { data }),
  options: mockApiResponse('GET', '/api/config/search-filters/list', { data: filterOptions }),
  categories: mockApiResponse('GET', '/api/config/main_functions/list', {
    data: { items: filterOptions.main_functions },
  }),
  hotSearch: mockApiResponse('POST', '/api/job/jobs/metrics/job-hot-search', { data: null }),
}
