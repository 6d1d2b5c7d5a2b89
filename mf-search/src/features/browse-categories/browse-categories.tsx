import { color, fontSize, media, SkeletonBlock, SkeletonRegion } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useHomeTexts } from '../../home-texts/use-home-texts.ts'
import { QuerySection } from '../../query-section/query-section.tsx'
import { facetsQuery } from '../../search-state/facets-query.ts'
import { emptySearch } from '../../search-state/search-state.ts'
import { categoriesQuery } from './categories-query.ts'

/** On phones two rows of tiles that scroll; elsewhere six tiles and a dense list of the others. */
const List = styled.ul`
  display: grid;
  grid-template-rows: repeat(2, auto);
  grid-auto-flow: column;
  grid-auto-columns: 9.5rem;
  gap: 10px;
  margin: 0;
  margin-inline: calc(-1 * var(--gutter));
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;

  && {
    padding-block: 2px;
    padding-inline: var(--gutter);
  }

  ${media.tablet} {
    grid-template: none / repeat(6, minmax(0, 1fr));
    grid-auto-flow: row;
    column-gap: 16px;
    margin-inline: 0;
    overflow: visible;

    && {
      padding: 0;
    }

    & > li {
      grid-column: span 2;
    }

    & > li:nth-child(n + 7) {
      margin-block-start: -10px;
    }
  }

  ${media.wide} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > li:nth-child(n + 7) {
      grid-column: span 3;
    }
  }
`

/** Tints of which no two alike stand side by side, in two rows or in lines of three and six. */
const tints = [0, 2, 4, 1, 3, 6] as const

/** An arch with the name at its foot. */
const Category = styled(Link)<{ $tint: number }>`
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

  & > span {
    font-size: ${fontSize[13]};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    color: ${({ $tint }) => `var(--tint-ink-${$tint})`};
  }

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  ${media.tablet} {
    li:nth-child(-n + 6) > & {
      min-block-size: 112px;
      font-size: ${fontSize[16]};
    }

    li:nth-child(n + 7) > & {
      grid-template-columns: minmax(0, 1fr) auto;
      align-content: center;
      min-block-size: 44px;
      padding: 6px 0;
      border-block-end: 1px solid ${color.line};
      border-radius: 0;
      background: none;
      font-weight: 400;
    }

    li:nth-child(n + 7) > & > span {
      font-size: inherit;
      color: ${color.inkFaint};
    }
  }
`

/** Every field of work, those with most jobs first and as tiles, with their numbers once these are known. */
export const BrowseCategories = () => {
  const t = useHomeTexts()
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
          <List role="list">
            {byCount.map((category, place) => (
              <li key={category.id}>
                <Category to={urls.search({ main_functions: [category.id] })} $tint={tints[place % tints.length] ?? 0}>
                  {category.value}
                  {facets.data && <span>{format.number(countOf(category.id))}</span>}
                </Category>
              </li>
            ))}
          </List>
        )
      }}
    </QuerySection>
  )
}
