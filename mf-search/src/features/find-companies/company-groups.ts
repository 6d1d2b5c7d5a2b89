import type { CompanyList, CompanySearch } from './company-search.ts'

/** Filters as a panel shows them: fields of business stand with their industries. */
export const companyGroups = ['industry', 'locations', 'company_sizes', 'financing_stages', 'company_types'] as const
export type CompanyGroup = (typeof companyGroups)[number]

export const listsOfCompanyGroup = (group: CompanyGroup): readonly CompanyList[] =>
  group === 'industry' ? ['industry_types', 'industries'] : [group]

export const countInCompanyGroup = (search: CompanySearch, group: CompanyGroup): number =>
  listsOfCompanyGroup(group).reduce((sum, list) => sum + search[list].length, 0)
