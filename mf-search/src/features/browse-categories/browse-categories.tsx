import { color, fontSize, media, motion, SkeletonBlock, SkeletonRegion } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { QuerySection } from '../../query-section/query-section.tsx'
import { facetsQuery } from '../../search-state/facets-query.ts'
import { emptySearch } from '../../search-state/search-state.ts'
import { categoriesQuery } from './categories-query.ts'

const Dense = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  column-gap: 32px;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Category = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 44px;
  padding-block: 6px;
  border-block-end: 1px solid ${color.line};
  font-size: ${fontSize[15]};
  color: ${color.ink};
  text-decoration: none;
  transition: color ${motion.feedback};

  &:hover {
    color: ${color.accentStrong};
  }
`

const Count = styled.span`
  color: ${color.inkFaint};
  font-variant-numeric: tabular-nums;
`

/** Every category of work, with the numbers of their jobs once these are known. */
export const BrowseCategories = () => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const { api, locale } = usePlatform()
  const query = useQuery(categoriesQuery(api, locale))
  const facets = useQuery(facetsQuery(api, emptySearch))
  return (
    <QuerySection
      title={t('home.categories')}
      query={query}
      isEmpty={(data) => data.length === 0}
      skeleton={
        <SkeletonRegion>
          <SkeletonBlock height="220px" />
        </SkeletonRegion>
      }
    >
      {(data) => (
        <Dense role="list">
          {data.map((category) => (
            <li key={category.id}>
              <Category to={urls.search({ main_functions: [category.id] })}>
                {category.value}
                {facets.data && <Count>{format.number(facets.data.main_functions[category.id] ?? 0)}</Count>}
              </Category>
            </li>
          ))}
        </Dense>
      )}
    </QuerySection>
  )
}
