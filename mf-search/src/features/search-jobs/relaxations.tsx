import { color, fontSize, Heading, Icon, minTargetSize } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import { filterOf, withoutFilter } from '../../search-state/search-filters.ts'
import type { SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../../search-state/search-url.ts'
import { relaxationsQuery } from './relaxations-query.ts'

/** Below this many matches the page says what each filter hides. */
export const relaxationThreshold = 5

const Box = styled.section`
  margin-block-start: 24px;
`

const List = styled.ul`
  display: grid;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
`

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 12px;
  min-block-size: ${minTargetSize};
  padding-block: 8px;
  border-block-end: 1px solid ${color.line};
  font-size: ${fontSize[15]};
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    color: ${color.accentStrong};
  }
`

const Count = styled.span`
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`

type Props = {
  area: SearchArea
  state: SearchState
  total: number
}

/** The filter that an area is: without it, the search is one of all jobs. */
const ownFilter: Record<SearchArea, string> = { jobs: '', remote: 'arrangements', web3: 'is_web3' }

/** What each filter hides, and the way to have it: one line for each that would bring more jobs. */
export const Relaxations = ({ area, state, total }: Props) => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const { api } = usePlatform()
  const { data } = useQuery(relaxationsQuery(api, state))
  const lines = (data?.items ?? []).flatMap((item) => {
    const filter = filterOf(item.filter)
    const relaxed = withoutFilter(state, filter)
    const to = relaxed && buildSearchUrl(filter === ownFilter[area] ? 'jobs' : area, relaxed)
    return to && item.total > total ? [{ ...item, filter, to }] : []
  })
  if (lines.length === 0) return null
  return (
    <Box>
      <Heading level={2} size={18}>
        {t('relax.title')}
      </Heading>
      <List>
        {lines.map((line) => (
          <li key={line.filter}>
            <Row to={line.to} rel="nofollow">
              {t(`relax.${line.filter}`)}
              <Count>{t('jobs', { count: line.total, number: format.count(line.total, line.is_approximate) })}</Count>
              <Icon glyph={ArrowRight} size={16} directional />
            </Row>
          </li>
        ))}
      </List>
    </Box>
  )
}
