import { useOwnDay } from '@jobspan/shared-features/own-day'
import { Container, Heading, media, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type Head, type PageContext, type PageQuery, usePlatform } from '@jobspan/shared-kit/remote'
import { useLocation } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { ListNav } from '../features/my-jobs/list-nav.tsx'
import { applicationPlaceQuery, myJobsCountsQuery, myJobsRowsQuery } from '../features/my-jobs/my-jobs-queries.ts'
import {
  buildLinkedUrl,
  isListedIn,
  isMyJobsList,
  parseLinkedJobId,
  parseMyJobsView,
} from '../features/my-jobs/my-jobs-view.ts'
import { TabPanel, useRows } from '../features/my-jobs/tab-panel.tsx'
import { UndoProvider } from '../features/my-jobs/undo-bar.tsx'
import { useLinkedApplication } from '../features/my-jobs/use-linked-application.ts'
import { useVisit } from '../features/my-jobs/use-visit.ts'
import { notFoundQuery } from './not-found-query.ts'

const Air = styled.div`
  min-block-size: 80vh;
  padding-block: ${space[24]} ${space[64]};

  ${media.wide} {
    padding-block-start: ${space[48]};
  }
`

const Column = styled.div`
  max-inline-size: 60rem;
`
/** Takes the focus from what goes with its own button. */
const Top = styled.div`
  outline: none;
`

/** `/recommended-job/:tab`: applications, chats, saved jobs, and who showed interest; the address says which. */
export const Page = ({ params }: { params: Record<string, string> }) => {
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const { api } = usePlatform()
  const { search } = useLocation()
  const isGuest = useSession().kind === 'guest'
  const tab = isMyJobsList(params.tab) ? params.tab : 'in_progress'
  const view = useMemo(() => parseMyJobsView(tab, new URLSearchParams(search)), [tab, search])
  useLinkedApplication(view)
  const counts = useQuery(myJobsCountsQuery(api)).data
  const rows = useRows(view, !isGuest || tab === 'saved')
  const visit = useVisit(counts, rows.data !== undefined)
  const top = useRef<HTMLDivElement>(null)
  return (
    <UndoProvider onFocusLost={() => top.current?.focus({ preventScroll: true })}>
      <Container>
        <Air>
          <Stack gap={24}>
            <Top ref={top} tabIndex={-1}>
              <Stack gap={4}>
                <Heading level={1} size={36}>
                  {t('myJobs.title')}
                </Heading>
                {visit && visit.news > 0 && (
                  <Text tone="soft">
                    {visit.seenAt === null
                      ? t('myJobs.news', { count: visit.news })
                      : t('myJobs.newsSince', { count: visit.news, date: dayOf(visit.seenAt) })}
                  </Text>
                )}
              </Stack>
            </Top>
            <ListNav current={tab} counts={counts} />
            <Column>
              <TabPanel key={tab} view={view} query={rows} visit={visit} />
            </Column>
          </Stack>
        </Air>
      </Container>
    </UndoProvider>
  )
}

const linkedPlaceQuery = ({ api, search }: PageContext) => {
  const jobId = parseLinkedJobId(search)
  return jobId === undefined ? undefined : { jobId, options: applicationPlaceQuery(api, jobId) }
}

export const queries = (context: PageContext): PageQuery[] => {
  const { api, params, search } = context
  if (!isMyJobsList(params.tab)) return [notFoundQuery(params.tab)]
  const linked = linkedPlaceQuery(context)
  return [
    ...(linked ? [{ options: linked.options }] : []),
    { options: myJobsCountsQuery(api), afterHead: true },
    { options: myJobsRowsQuery(api, parseMyJobsView(params.tab, search)), afterHead: true },
  ]
}

export const head = (context: PageContext): Head => {
  const { params, search, queryClient, t } = context
  if (!isMyJobsList(params.tab)) return { title: t('myJobs.title'), robots: 'noindex' }
  const linked = linkedPlaceQuery(context)
  const place = linked && queryClient.getQueryData(linked.options.queryKey)
  const isElsewhere = linked && place && !isListedIn(parseMyJobsView(params.tab, search), place)
  return {
    title: t('myJobs.head', { tab: t(`myJobs.tab.${params.tab}`) }),
    robots: 'noindex',
    ...(isElsewhere && { status: 302, location: buildLinkedUrl(linked.jobId, place) }),
  }
}
