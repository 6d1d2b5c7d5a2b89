import type { CompanyListing } from '@jobspan/shared-kit/contracts/companies/companies'
import { mockApiResponse } from '@jobspan/shared-kit/testing'

/** A company of a list as the API gives it; tests name only what they are about. */
export const aListing = (company: Partial<CompanyListing> = {}): CompanyListing => ({
  id: 3,
  slug: 'lumen-ledger-3',
  name: 'Lumen Ledger',
  logo_url: null,
  is_verified: true,
  industry: { id: 3, key: 'banking', value: 'Banking' },
  location: 'Singapore',
  open_jobs: 12,
  size: { id: 4, key: '51-200', value: '51 to 200 people' },
  excerpt: 'We keep the books of small shops.',
  remote_jobs: 2,
  web3_jobs: 0,
  ...company,
})

const lists: Record<string, object[]> = {
  industry_types: [
    {
      id: 2,
      key: 'finance',
      value: 'Finance',
      children: [
        { id: 3, key: 'banking', value: 'Banking' },
        { id: 4, key: 'insurance', value: 'Insurance' },
      ],
    },
    { id: 4, key: 'health', value: 'Health', children: [{ id: 10, key: 'hospitals', value: 'Hospitals' }] },
  ],
  company_sizes: [{ id: 4, key: '51-200', value: '51 to 200 people' }],
  company_financing_stage_lists: [{ id: 1, key: 'seed', value: 'Seed' }],
  company_types: [{ id: 1, key: 'private', value: 'Private company' }],
}

export const companyLists = Object.entries(lists).map(([type, items]) =>
  mockApiResponse('GET', `/api/config/${type}/list`, { data: { items } }),
)

export const companyFacets = (total: number) => ({
  total,
  locations: { 1: 3 },
  industries: { 3: 9, 4: 2 },
  industry_types: { 2: 11 },
  company_types: { 1: 20 },
  company_sizes: { 4: 5 },
  financing_stages: {},
  is_company_verified: 8,
  areas: { remote: 4 },
})
