import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { Head, PageContext } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { findRedirect, findTab } from '../company/company-address.ts'
import { parseCompanyJobSearch, toCompanyJobQuery } from '../company/company-job-search.ts'
import { companyQuery } from '../company/company-queries.ts'
import { breadcrumbList, organization } from '../features/company-organization/organization.ts'
import { parseSlugId } from '../job/parse-slug-id.ts'
import { clip } from './clip.ts'

const descriptionLength = 155

/** The company's own words, after what it is; on the tabs, after what the tab shows. */
const describe = (company: CompanyProfile, title: string, isOverview: boolean) =>
  clip(
    [
      isOverview ? null : title,
      [company.industry?.value, company.size?.value, company.location].filter(Boolean).join(' · '),
      company.overview?.replace(/\s+/g, ' '),
    ]
      .filter(Boolean)
      .join(' – ') || company.name,
    descriptionLength,
  )

/** Robots read the server's head: the code of structured data is left out of what browsers load. */
const isServer = typeof document === 'undefined'

/**
 * Title, address, status and structured data of a company's page and of its tabs: 404 for no company, 301 to its own address, or to that of
 * the company that it became part of.
 */
export const companyHead = ({ params, search, api, queryClient, locale, site, t }: PageContext): Head => {
  const id = parseSlugId(params.slug ?? '')
  const company = id === undefined ? null : queryClient.getQueryData(companyQuery(api, id).queryKey)
  if (!company) return { title: t('companyPage.missing.title'), robots: 'noindex', status: 404 }
  const redirect = findRedirect(company, { slug: params.slug, tab: params.tab, search })
  if (redirect) return { title: company.name, status: redirect.status, location: redirect.path }
  const tab = findTab(company, params.tab)
  const title = t(`companyPage.head.${tab ?? 'overview'}`, { company: company.name })
  const path = urls.company(company, tab)
  const { query, location, page } = parseCompanyJobSearch(search, false)
  const isJobs = tab === 'jobs' || tab === 'remote-jobs'
  const urlOf = (own: string) => site.origin + inLanguage(locale.language, own)
  return {
    title,
    description: describe(company, title, tab === undefined),
    canonicalPath: isJobs ? path + toCompanyJobQuery({ query: '', location: '', page }) : path,
    ...(isJobs && (query !== '' || location !== '') ? { robots: 'noindex' as const } : {}),
    ...(isServer
      ? {
          jsonLd: [
            organization(company, { origin: site.origin, url: urlOf(urls.company(company)) }),
            breadcrumbList([
              { name: t('companyPage.companies'), url: urlOf(urls.companies()) },
              { name: company.name, url: urlOf(urls.company(company)) },
              ...(tab === undefined ? [] : [{ name: t(`companyPage.tab.${tab}`), url: urlOf(path) }]),
            ]),
          ],
        }
      : {}),
  }
}
