import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { isApiError } from '@jobspan/shared-kit/api'
import { Button, Notice, Stack, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useIsOffline } from '@jobspan/shared-kit/hooks/use-is-offline'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useLocation } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { GuestSavedNotice, GuestTab } from './guest-tab.tsx'
import { ListControls } from './list-controls.tsx'
import { type MyJobsPage, myJobsRowsQuery } from './my-jobs-queries.ts'
import { type MyJobsView, parseLinkedJobId } from './my-jobs-view.ts'
import { Rows } from './rows.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'
import type { Visit } from './use-visit.ts'

/** The rows of a view; while another search or page of the same tab is on its way, those that are there. */
export const useRows = (view: MyJobsView, isEnabled: boolean) => {
  const { api } = usePlatform()
  return useQuery({
    ...myJobsRowsQuery(api, view),
    enabled: isEnabled,
    placeholderData: (before, query) => (query?.queryKey[2] === view.tab ? before : undefined),
  })
}

/** Rows that could not be asked for anew stay, and it is said that they may be old. */
function StaleNotice({ query }: { query: UseQueryResult<MyJobsPage | null> }) {
  const t = useTranslations('mf-profile')
  const isOffline = useIsOffline() || (isApiError(query.error) && query.error.kind === 'offline')
  if (isOffline)
    return (
      <Notice severity="warning" live>
        {t('myJobs.offline')}
      </Notice>
    )
  if (!query.isError) return null
  return (
    <Notice
      severity="warning"
      live
      action={
        <Button size="small" variant="secondary" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {t('myJobs.notRefreshed')}
    </Notice>
  )
}

/** What a tab holds, in every state it can be in. */
export function TabPanel({
  view,
  query,
  visit,
}: {
  view: MyJobsView
  query: UseQueryResult<MyJobsPage | null>
  visit: Visit | undefined
}) {
  const t = useTranslations('mf-profile')
  const isGuest = useSession().kind === 'guest'
  const { search } = useLocation()
  if (isGuest && view.tab !== 'saved') return <GuestTab />
  const isSearching = view.query !== ''
  return (
    <QueryBoundary query={query} skeleton={<RowsSkeleton />}>
      {(page) => {
        if (page === null) return <GuestTab />
        // What waits for the member is in order of its end.
        const hasControls = view.tab !== 'needs_action' && (page.total > 0 || isSearching)
        return (
          <Stack gap={16}>
            {isGuest && page.total > 0 && <GuestSavedNotice />}
            <StaleNotice query={query} />
            {hasControls && <ListControls view={view} />}
            <VisuallyHidden>
              <span role="status">
                {isSearching && !query.isPlaceholderData ? t('myJobs.found', { count: page.total }) : ''}
              </span>
            </VisuallyHidden>
            <Rows
              view={view}
              page={page}
              visit={visit}
              linkedJobId={parseLinkedJobId(new URLSearchParams(search))}
              isOld={query.isPlaceholderData}
            />
          </Stack>
        )
      }}
    </QueryBoundary>
  )
}
