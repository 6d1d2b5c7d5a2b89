import { color, fontSize } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, Link } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'
import { changeSearch } from '../search-state/search-filters.ts'
import type { SearchState } from '../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../search-state/search-url.ts'
import { useCountryName } from '../search-state/use-country-name.ts'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 8px;
  margin: 0;
  font-size: ${fontSize[15]};
  color: ${color.inkSoft};
`

const Switch = styled(Link)`
  padding-block: 6px;
  color: ${color.accent};
  text-underline-offset: 0.2em;
`

const Narrow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize[15]};

  & a {
    color: ${color.accent};
  }
`

/** Where the search looks, and the one link that widens or narrows it. */
export const SearchScope = ({ area, state }: { area: SearchArea; state: SearchState }) => {
  const t = useTranslations('mf-search')
  const { locale } = usePlatform()
  const nameOf = useCountryName()
  const own = state.country === null || state.country === locale.country
  const to = (country: string | null) => buildSearchUrl(area, changeSearch(state, { country, job_locations: [] }))
  const narrower = (change: Partial<SearchState>) => buildSearchUrl(area, changeSearch(state, change))
  return (
    <>
      <Line>
        {own
          ? t('scope.own', { country: nameOf(locale.country) })
          : state.country === 'all'
            ? t('scope.all')
            : t('scope.other', { country: nameOf(state.country ?? locale.country) })}
        {own ? (
          <Switch to={to('all')} rel="nofollow">
            {t('scope.widen')}
          </Switch>
        ) : (
          <Switch to={to(null)} rel="nofollow">
            {t('scope.narrow', { country: nameOf(locale.country) })}
          </Switch>
        )}
      </Line>
      <noscript>
        <Narrow>
          <li>
            <a href={inLanguage(locale.language, narrower({ posted_within: 7 }))}>
              {t('filter.postedWithin', { count: 7 })}
            </a>
          </li>
          <li>
            <a href={inLanguage(locale.language, narrower({ arrangements: ['remote'] }))}>{t('arrangement.remote')}</a>
          </li>
          <li>
            <a href={inLanguage(locale.language, narrower({ is_company_verified: true }))}>{t('filter.verified')}</a>
          </li>
        </Narrow>
      </noscript>
    </>
  )
}
