import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { createFormatters } from '@jobspan/shared-kit/i18n'
import type { Head, PageContext, PageQuery } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { searchJobsQuery } from '../features/search-jobs/search-jobs-query.ts'
import { mayNameTitle, searchPayQuery } from '../features/search-jobs/search-pay-query.ts'
import { filterOptionsQuery } from '../search-state/filter-options-query.ts'
import { countFilters } from '../search-state/search-filters.ts'
import { emptySearch, type SearchState } from '../search-state/search-state.ts'
import { buildSearchUrl, parseSearchUrl, type SearchArea } from '../search-state/search-url.ts'

/** What a search is called, in the page's heading and in its title. It begins with a capital, however it was typed. */
export const searchHeading = (
  area: SearchArea,
  state: SearchState,
  t: PageContext['t'],
  language: LanguageKey,
): string => {
  const query = truncate(state.query)
  const heading = getHeading(area, { query, location: truncate(state.location) }, t)
  // "iOS" and the like were typed with care and stay as they are.
  const isPlain = heading.startsWith(query) && query === query.toLocaleLowerCase(language)
  return isPlain ? heading.charAt(0).toLocaleUpperCase(language) + heading.slice(1) : heading
}

const getHeading = (area: SearchArea, words: { query: string; location: string }, t: PageContext['t']): string => {
  if (words.query && words.location) return t('heading.queryInPlace', words)
  if (words.query) return t('heading.query', words)
  if (words.location) return t('heading.place', words)
  return area === 'jobs' ? t('heading.all') : t(`area.${area}.title`)
}

/** A heading names the search; it need not repeat a whole page of pasted text. */
const truncate = (text: string): string => {
  const characters = Array.from(text)
  return characters.length > 80 ? `${characters.slice(0, 80).join('')}…` : text
}

/** What the search page must have before its first paint. Names of filters are needed only where filters are set. */
export const searchQueries =
  (area: SearchArea) =>
  ({ api, locale, params, search }: PageContext): PageQuery[] => {
    const state = parseSearchUrl(area, params.query ?? '', search)
    return [
      { options: searchJobsQuery(api, state), critical: false },
      ...(area === 'jobs' && mayNameTitle(state) ? [{ options: searchPayQuery(api, state), afterHead: true }] : []),
      ...(countFilters(state) > (area === 'jobs' ? 0 : 1)
        ? [{ options: filterOptionsQuery(api, locale, state.country) }]
        : []),
    ]
  }

const isServer = typeof document === 'undefined'

/**
 * One address per search for robots: keyword and place. Filtered, sorted and widened pages, later pages, and searches
 * that find nothing, or other words than they ask for, stay out of the index and point to it. Where the answer did not come, robots are to come again (503): told to
 * keep out, they would drop what they know. The list of jobs is for robots too, which read what the server wrote.
 */
export const searchHead =
  (area: SearchArea) =>
  ({ api, locale, params, search, site, queryClient, t }: PageContext): Head => {
    const state = parseSearchUrl(area, params.query ?? '', search)
    const result = queryClient.getQueryData(searchJobsQuery(api, state).queryKey)
    const heading = searchHeading(area, state, t, locale.language)
    const plain = buildSearchUrl(area, { ...emptySearch, query: state.query, location: state.location })
    const country = t(
      state.country === 'all' ? 'filter.allCountries' : `kit:country.${state.country ?? locale.country}`,
    )
    const narrowed =
      countFilters(state) > (area === 'jobs' ? 0 : 1) || state.sort !== null || state.country !== null || state.page > 1
    return {
      title: `${heading} – ${country}`,
      description:
        result &&
        t('head.searchDescription', {
          count: result.total,
          number: createFormatters(locale, t).count(result.total, result.is_total_approximate),
          heading,
          country,
        }),
      canonicalPath: plain,
      robots: narrowed || !result?.total || result.understood?.correction ? 'noindex' : 'index',
      // A shell before this contract would not know it.
      ...{ isIncomplete: !result },
      jsonLd:
        isServer && result
          ? [
              {
                '@context': 'https://schema.org',
                '@type': 'ItemList',
                name: heading,
                numberOfItems: result.items.length,
                itemListElement: result.items.map((job, index) => ({
                  '@type': 'ListItem',
                  position: index + 1,
                  url: `${site.origin}${inLanguage(locale.language, urls.job(job.slug))}`,
                  name: job.title,
                })),
              },
            ]
          : undefined,
    }
  }
