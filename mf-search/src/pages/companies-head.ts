import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { createFormatters, type Formatters } from '@jobspan/shared-kit/i18n'
import type { Head, PageContext, PageQuery } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import {
  companiesOfKindQuery,
  companyOptionsQuery,
  searchCompaniesQuery,
} from '../features/find-companies/company-queries.ts'
import {
  buildCompaniesUrl,
  type CompanySearch,
  companyLists,
  countCompanyFilters,
  emptyCompanySearch,
  hasCompanyResults,
  parseCompanySearch,
} from '../features/find-companies/company-search.ts'
import { companyTextsOf } from '../features/find-companies/company-texts.ts'
import { nameCompanyOption } from '../features/find-companies/name-company-option.ts'
import { filterOptionsQuery } from '../search-state/filter-options-query.ts'

const hasLists = (search: CompanySearch) => companyLists.some((name) => search[name].length > 0)

/** The one choice that is all of a search, such as a field of business: such results are worth a place in an index. */
const onlyChoice = (search: CompanySearch) => {
  const isPlain =
    search.query === '' && search.country === null && search.sort === 'jobs' && !search.is_company_verified
  if (!isPlain || countCompanyFilters(search) !== 1) return undefined
  const list = companyLists.find((name) => search[name].length === 1)
  return list === undefined ? undefined : { list, id: search[list][0] ?? 0 }
}

/** What the results are called: by the words, or by the one choice, where its name is known. */
export const nameCompanyResults = (
  search: CompanySearch,
  { api, locale, queryClient }: Pick<PageContext, 'api' | 'locale' | 'queryClient'>,
): string => {
  const t = companyTextsOf(locale.language)
  if (search.query !== '') return t('companies.resultsOf', { name: search.query.slice(0, 80) })
  const choice = onlyChoice(search)
  const name =
    choice &&
    nameCompanyOption(
      choice.list,
      choice.id,
      queryClient.getQueryData(companyOptionsQuery(api, locale).queryKey),
      queryClient.getQueryData(filterOptionsQuery(api, locale, null).queryKey)?.locations,
    )
  return name ? t('companies.resultsOf', { name }) : t('companies.results')
}

/** The results, with the names of their filters; or the companies to begin with. */
export const companiesQueries = ({ api, locale, search: params }: PageContext): PageQuery[] => {
  const search = parseCompanySearch(params)
  if (!hasCompanyResults(search))
    return [
      { options: companyOptionsQuery(api, locale), afterHead: true },
      { options: companiesOfKindQuery(api, 'popular'), afterHead: true },
      { options: companiesOfKindQuery(api, 'featured'), afterHead: true },
      { options: companiesOfKindQuery(api, 'remote'), afterHead: true },
      { options: companiesOfKindQuery(api, 'web3'), afterHead: true },
    ]
  return [
    { options: searchCompaniesQuery(api, search) },
    ...(hasLists(search) ? [{ options: companyOptionsQuery(api, locale) }] : []),
    ...(search.locations.length > 0 ? [{ options: filterOptionsQuery(api, locale, search.country) }] : []),
  ]
}

const isServer = typeof document === 'undefined'

/** “Companies in the Philippines”. */
const nameInSentence = (key: CountryKey, format: Formatters, t: PageContext['t']): string =>
  key === 'others' ? t('kit:country.others') : format.countryInSentence(key)

/**
 * The page to begin at is indexed, and so are the results of one choice, such as a field of business. Words, combinations, other orders, further
 * pages and searches that find nothing stay out. Where the answer did not come, robots are to come again (503).
 */
export const companiesHead = (context: PageContext): Head => {
  const { api, locale, queryClient, search: params, site, t } = context
  const tCompanies = companyTextsOf(locale.language)
  const search = parseCompanySearch(params)
  const place = nameInSentence(locale.country, createFormatters(locale, t), t)
  const description = tCompanies('companies.description', { country: place })
  if (!hasCompanyResults(search))
    return {
      title: tCompanies('companies.title', { country: place }),
      description,
      canonicalPath: urls.companies(),
      robots: 'index',
    }
  const result = queryClient.getQueryData(searchCompaniesQuery(api, search).queryKey)
  const title = nameCompanyResults(search, context)
  const choice = onlyChoice(search)
  return {
    title: `${title} – ${t(`kit:country.${locale.country}`)}`,
    description,
    canonicalPath: choice ? buildCompaniesUrl({ ...emptyCompanySearch, [choice.list]: [choice.id] }) : urls.companies(),
    robots: choice && search.page === 1 && (result?.total ?? 0) > 0 ? 'index' : 'noindex',
    isIncomplete: !result,
    jsonLd:
      isServer && result && result.items.length > 0
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              name: title,
              numberOfItems: result.items.length,
              itemListElement: result.items.map((company, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                url: `${site.origin}${inLanguage(locale.language, urls.company(company))}`,
                name: company.name,
              })),
            },
          ]
        : undefined,
  }
}
