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

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`

/** Tints of which no two stand side by side, in rows of two, three and six. */
const tints = [0, 2, 4, 1, 3, 6] as const

/** An arch with the name at its foot. */
const Tile = styled(Link)<{ $tint: number }>`
  display: grid;
  align-content: end;
  gap: 2px;
  block-size: 100%;
  min-block-size: 76px;
  padding: 14px 14px 12px;
  border-radius: 28px 28px 12px 12px;
  background: ${({ $tint }) => `var(--tint-${$tint})`};
  color: ${color.ink};
  font-size: ${fontSize[15]};
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
  text-decoration: none;

  ${media.tablet} {
    min-block-size: 112px;
    font-size: ${fontSize[16]};
  }

  transition: translate ${motion.feedback};

  &:hover {
    translate: 0 -2px;
  }

  & > span {
    font-size: ${fontSize[13]};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    color: ${({ $tint }) => `var(--tint-ink-${$tint})`};
  }
`

const Dense = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 24px;
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
  gap: 8px;
  block-size: 100%;
  min-block-size: 44px;
  padding-block: 6px;
  border-block-end: 1px solid ${color.line};
  font-size: ${fontSize[15]};
  line-height: 1.3;
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

/** Every field of work, those with most jobs first and as tiles, with their numbers once these are known. */
export const BrowseCategories = () => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const { api, locale } = usePlatform()
  const query = useQuery(categoriesQuery(api, locale))
  const facets = useQuery(facetsQuery(api, emptySearch))
  const countOf = (id: number): number => facets.data?.main_functions[id] ?? 0
  return (
    <QuerySection
      title={t('home.categories')}
      query={query}
      isEmpty={(data) => data.length === 0}
      skeleton={
        <SkeletonRegion>
          <SkeletonBlock height="320px" />
        </SkeletonRegion>
      }
    >
      {(data) => {
        const byCount = data.toSorted((one, other) => countOf(other.id) - countOf(one.id))
        return (
          <>
            <Tiles role="list">
              {byCount.slice(0, tints.length).map((category, place) => (
                <li key={category.id}>
                  <Tile to={urls.search({ main_functions: [category.id] })} $tint={tints[place] ?? 0}>
                    {category.value}
                    {facets.data && (
                      <span>
                        {t('home.openJobs', {
                          count: countOf(category.id),
                          number: format.number(countOf(category.id)),
                        })}
                      </span>
                    )}
                  </Tile>
                </li>
              ))}
            </Tiles>
            <Dense role="list">
              {byCount.slice(tints.length).map((category) => (
                <li key={category.id}>
                  <Category to={urls.search({ main_functions: [category.id] })}>
                    {category.value}
                    {facets.data && <Count>{format.number(countOf(category.id))}</Count>}
                  </Category>
                </li>
              ))}
            </Dense>
          </>
        )
      }}
    </QuerySection>
  )
}
