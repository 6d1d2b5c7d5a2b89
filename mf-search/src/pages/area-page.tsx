import { Container, ErrorState, SkeletonBlock, SkeletonRegion } from '@jobspan/shared-kit/design'
import type { PageContext, PageQuery } from '@jobspan/shared-kit/remote'
import { useLocation } from '@jobspan/shared-kit/routing'
import { Suspense, useReducer } from 'react'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { areaInsightQuery } from '../search-state/area-insight-query.ts'
import { hasOnlyArea } from '../search-state/has-only-area.ts'
import type { SearchArea } from '../search-state/search-url.ts'
import { AreaLanding } from './area-landing.tsx'
import { searchQueries } from './search-head.ts'

const SearchScreen = lazyPart<{ area: SearchArea; segment: string }>(() =>
  import(/* webpackChunkName: "search" */ './search-screen.tsx').then((module) => module.SearchScreen),
)

const Waiting = () => (
  <Container>
    <SkeletonRegion>
      <SkeletonBlock height="100vh" />
    </SkeletonRegion>
  </Container>
)

type Area = 'remote' | 'web3'

/** The page of an area. Most visitors begin at it alone: the code of the search comes where one is made. */
export const AreaPage = ({ area }: { area: Area }) => {
  const { search } = useLocation()
  const [, retry] = useReducer((tries: number) => tries + 1, 0)
  if (hasOnlyArea(area, new URLSearchParams(search))) return <AreaLanding area={area} />
  return (
    <Suspense fallback={<Waiting />}>
      <SearchScreen
        area={area}
        segment=""
        otherwise={
          <Container>
            <ErrorState onRetry={retry} />
          </Container>
        }
      />
    </Suspense>
  )
}

export const areaQueries =
  (area: Area) =>
  (context: PageContext): PageQuery[] => [
    ...searchQueries(area)(context),
    ...(hasOnlyArea(area, context.search) ? [{ options: areaInsightQuery(context.api, area), afterHead: true }] : []),
  ]
