import { color, fontSize } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'
import { sorts } from '../features/search-jobs/results-summary.tsx'
import { changeSearch } from '../search-state/search-filters.ts'
import { defaultSort, type SearchState } from '../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../search-state/search-url.ts'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  margin: 0;
  padding: 8px 0 0;
  list-style: none;
  font-size: ${fontSize[15]};

  & a {
    color: ${color.accent};
  }
`

const Links = ({ area, state }: { area: SearchArea; state: SearchState }) => {
  const t = useTranslations('mf-search')
  const place = useTranslations('kit')
  const { locale } = usePlatform()
  const links: [string, Partial<SearchState>][] = [
    state.country === 'all'
      ? [t('scope.narrow', { country: place(`country.${locale.country}`) }), { country: null, job_locations: [] }]
      : [t('scope.widen'), { country: 'all', job_locations: [] }],
    [t('filter.postedWithin', { count: 7 }), { posted_within: 7 }],
    [t('arrangement.remote'), { arrangements: ['remote'] }],
    [t('filter.verified'), { is_company_verified: true }],
    ...sorts.map(({ value, name }): [string, Partial<SearchState>] => [
      t(`sort.${name}`),
      { sort: value === defaultSort(state) ? null : value },
    ]),
  ]
  return (
    <List role="list">
      {links.map(([text, change]) => (
        <li key={text}>
          <a href={inLanguage(locale.language, buildSearchUrl(area, changeSearch(state, change)))} rel="nofollow">
            {text}
          </a>
        </li>
      ))}
    </List>
  )
}

const isServer = typeof document === 'undefined'

/** Stands in for the pills that open and for the choice of an order, where no script runs. Only the server writes it. */
export const LinksWithoutScripts = (props: { area: SearchArea; state: SearchState }) => (
  <noscript>{isServer && <Links {...props} />}</noscript>
)
