import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { type CompanyTab, companyTabs } from '@jobspan/shared-kit/contracts/companies/company-tabs'
import { urls } from '@jobspan/shared-kit/routing'

/** The tabs of a company that have content (docs/product-rules.md#company-page), those that seekers look for first. */
export const companyTabsOf = (company: CompanyProfile): CompanyTab[] => {
  const hasContent: Record<CompanyTab, boolean> = {
    jobs: company.open_jobs > 0,
    'remote-jobs': company.remote_jobs > 0,
    about: hasFacts(company),
    culture: [company.culture, company.benefits].some(({ length }) => length > 0) || !!company.culture_text,
    life: company.pictures_total > 0 || company.news.length > 0 || !!company.life_text,
  }
  return (['jobs', 'remote-jobs', 'about', 'culture', 'life'] as const).filter((tab) => hasContent[tab])
}

const hasFacts = (company: CompanyProfile): boolean =>
  [company.overview, company.legal_name, company.registration, company.address, company.website].some(Boolean) ||
  company.social_media.length > 0 ||
  company.aliases.length > 0

const parseTab = (tab: string | undefined): CompanyTab | undefined => companyTabs.find((known) => known === tab)

type Address = { slug: string | undefined; tab: string | undefined; search: URLSearchParams }

/** The tab that an address names; undefined is the overview, also where there is no such tab. */
export const findTab = (company: CompanyProfile, tab: string | undefined): CompanyTab | undefined =>
  companyTabsOf(company).find((known) => known === tab)

/**
 * Where an address leads on to: to the company that this one became part of, or to its name as it is now, for good; from a tab without content
 * to the overview, for now. Null where it is the company's own.
 */
export const findRedirect = (
  company: CompanyProfile,
  { slug, tab, search }: Address,
): { path: string; status: 301 | 302 } | null => {
  if (company.moved_to) return { path: urls.company(company.moved_to, parseTab(tab)), status: 301 }
  const own = findTab(company, tab)
  if (slug !== company.slug) {
    const query = own !== undefined && search.size > 0 ? `?${search}` : ''
    return { path: urls.company(company, own) + query, status: 301 }
  }
  return tab !== undefined && own === undefined ? { path: urls.company(company), status: 302 } : null
}
