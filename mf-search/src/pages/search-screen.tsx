import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Container, color, Heading, media, motion, Text, VisuallyHidden, zIndex } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { rememberSearch } from '@jobspan/shared-kit/last-search'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { useLocation } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { styled } from 'styled-components'
import type { FilterBarProps } from '../features/filter-jobs/filter-bar.tsx'
import type { JobAlertButtonProps } from '../features/job-alert/job-alert-button.tsx'
import { SaveButton } from '../features/save-job/save-button.tsx'
import { SearchForm } from '../features/search-form/search-form.tsx'
import type { ListKeyboardProps } from '../features/search-jobs/list-keyboard.tsx'
import type { PreviewPaneProps } from '../features/search-jobs/preview-pane.tsx'
import { Results } from '../features/search-jobs/results.tsx'
import { ResultsSummary } from '../features/search-jobs/results-summary.tsx'
import { searchJobsQuery } from '../features/search-jobs/search-jobs-query.ts'
import type { UnderstoodLineProps } from '../features/search-jobs/understood-line.tsx'
import { useSelectedJob } from '../features/search-jobs/use-selected-job.ts'
import { markJobSeen, useSeenJobs } from '../job-card/seen-jobs.ts'
import { controlPart } from '../lazy-part/control-part.tsx'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { nearPart } from '../lazy-part/near-part.tsx'
import { widePart } from '../lazy-part/wide-part.tsx'
import { buildSearchUrl, parseSearchUrl, type SearchArea } from '../search-state/search-url.ts'
import { LinksWithoutScripts } from './links-without-scripts.tsx'
import { searchHeading } from './search-head.ts'

const Top = styled.div`
  padding-block-start: 6px;

  ${media.tablet} {
    padding-block: 12px 4px;
  }
`

const Bar = styled.div`
  position: sticky;
  z-index: ${zIndex.sticky};
  inset-block-start: 64px;
  background: ${color.paper};
  border-block-end: 1px solid ${color.line};
  transition: inset-block-start ${motion.place};

  /* Below the header, or in its place while that is out of sight. */
  html:has(header[data-hidden]) & {
    inset-block-start: 0;
  }
`

/** An area is named, since its words may be none. */
const Area = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 12px;
  padding-block-start: 8px;

  /* On phones the first job is worth more than what an area is. */
  @media (max-width: 639.98px) {
    & > p {
      display: none;
    }
  }
`

const Columns = styled.div<{ $hasPreview: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block-end: 48px;

  ${media.wide} {
    grid-template-columns: ${({ $hasPreview }) => ($hasPreview ? '440px minmax(0, 1fr)' : 'minmax(0, 42.5rem)')};
    justify-content: ${({ $hasPreview }) => ($hasPreview ? 'normal' : 'center')};
    align-items: start;

    @media (scripting: none) {
      grid-template-columns: minmax(0, 42.5rem);
    }

    html[data-scripts='blocked'] & {
      grid-template-columns: minmax(0, 42.5rem);
    }
  }
`

const fixedGroup = { jobs: undefined, remote: 'arrangement', web3: undefined } as const

const selectedOf = (params: URLSearchParams) => {
  const id = params.get('selected')
  return id !== null && /^\d{1,10}$/.test(id) ? Number(id) : null
}

/** As tall as the row of filters. */
const FilterRoom = styled.div`
  block-size: 46px;
`

const controls = () => import(/* webpackChunkName: "search-controls" */ './search-controls.ts')
const FilterBar = controlPart<FilterBarProps>(() => controls().then((module) => module.FilterBar), <FilterRoom />)
const JobAlertButton = controlPart<JobAlertButtonProps>(() => controls().then((module) => module.JobAlertButton))

const UnderstoodLine = lazyPart<UnderstoodLineProps>(() =>
  import(/* webpackChunkName: "search-parts" */ '../features/search-jobs/understood-line.tsx').then(
    (module) => module.UnderstoodLine,
  ),
)

const ListKeyboard = lazyPart<ListKeyboardProps>(() =>
  import(/* webpackChunkName: "search-parts" */ '../features/search-jobs/list-keyboard.tsx').then(
    (module) => module.ListKeyboard,
  ),
)

const PreviewPane = widePart<PreviewPaneProps>(
  () => import('../features/search-jobs/preview-pane.tsx').then((module) => module.PreviewPane),
  ListKeyboard,
)

const SignInPrompt = nearPart(
  () =>
    import(/* webpackChunkName: "sign-in-prompt" */ '../features/sign-in-prompt/sign-in-prompt.tsx').then(
      (module) => module.SignInPrompt,
    ),
  0,
)

const SearchPay = nearPart(
  () =>
    import(/* webpackChunkName: "search-parts" */ '../features/search-jobs/search-pay.tsx').then(
      (module) => module.SearchPay,
    ),
  0,
)

const saveButton = (job: JobSummary) => <SaveButton job={job} />

const ScreenHeading = ({ area, heading }: { area: SearchArea; heading: string }) => {
  const t = useTranslations('mf-search')
  if (area === 'jobs') return <VisuallyHidden as="h1">{heading}</VisuallyHidden>
  return (
    <Area>
      <Heading level={1} size={18}>
        {heading}
      </Heading>
      <Text size={15} tone="soft">
        {t(`area.${area}.lead`)}
      </Text>
    </Area>
  )
}

/** Remembers that a job was opened, and on wide screens shows it beside the list. Says whether it did. */
const useOpenJob = (isWide: boolean, select: (id: number) => void) =>
  useCallback(
    (job: JobSummary) => {
      markJobSeen(job.id)
      // Where the code of what would show it could not be had, the link leads to the job.
      const isBeside = isWide && PreviewPane.isHere() !== false
      if (isBeside) select(job.id)
      return isBeside
    },
    [isWide, select],
  )

/** The search page of an area: form, filters, list, and beside it on wide screens the job at hand. */
export const SearchScreen = ({ area, segment }: { area: SearchArea; segment: string }) => {
  const t = useTranslations('mf-search')
  const { api, locale } = usePlatform()
  const { search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const state = useMemo(() => parseSearchUrl(area, segment, params), [area, segment, params])
  const query = useQuery({ ...searchJobsQuery(api, state), placeholderData: keepPreviousData })
  const jobs = query.data?.items ?? []
  // Where no remote shows a job beside the list, the list has the room, and a job opens as a page.
  const canPreview = useHost()?.hasSlot('search.preview') ?? false
  const { selected, select, listRef, isWide } = useSelectedJob(jobs, selectedOf(params), canPreview)
  const seen = useSeenJobs()
  useEffect(() => rememberSearch(buildSearchUrl(area, state)), [area, state])
  // A member's alert may be on, which the server does not know.
  const isMember = useSession().kind === 'member'
  // The page after applying leads here to create an alert.
  const opensAlert = params.get('alert') === '1'
  const heading = searchHeading(area, state, t, locale.language)
  const understood = query.data?.understood
  // Said in a line of its own. Two lines would keep the first job away.
  const understoodOtherwise = Boolean(understood?.correction || understood?.is_exact)
  const alertButton = (variant: 'toggle' | 'primary') => (
    <JobAlertButton
      state={state}
      understood={understood}
      titleOf={(search) => searchHeading(area, search, t, locale.language)}
      variant={variant}
      isOpenAtFirst={opensAlert}
      comesAtOnce={isMember || opensAlert}
    />
  )
  const hasPreview = canPreview && (query.isPending || jobs.length > 0)

  const onPress = useOpenJob(isWide, select)

  return (
    <>
      <Container>
        <Top>
          <SearchForm area={area} state={state} size="bar" page="job-search" />
        </Top>
      </Container>
      <Bar>
        <Container>
          <FilterBar area={area} state={state} understood={understood} jobs={jobs} fixed={fixedGroup[area]} />
        </Container>
      </Bar>
      <Container>
        <ScreenHeading area={area} heading={heading} />
        <LinksWithoutScripts area={area} state={state} />
        {understood && understoodOtherwise && (
          <Suspense>
            <UnderstoodLine area={area} state={state} understood={understood} />
          </Suspense>
        )}
        <ResultsSummary area={area} state={state} query={query} alert={alertButton('toggle')} />
        {area === 'jobs' && !understoodOtherwise && <SearchPay />}
        <Columns $hasPreview={hasPreview}>
          <div>
            <Results
              area={area}
              state={state}
              query={query}
              selectedId={selected?.id}
              seen={seen}
              listRef={listRef}
              control={saveButton}
              onPress={onPress}
              alert={alertButton('primary')}
            />
            {query.data && <SignInPrompt />}
          </div>
          {hasPreview && <PreviewPane job={selected} listRef={listRef} onMove={select} />}
        </Columns>
      </Container>
    </>
  )
}
