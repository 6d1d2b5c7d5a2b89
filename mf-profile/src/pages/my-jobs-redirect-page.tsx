import { Container } from '@jobspan/shared-kit/design'
import { type Head, type PageContext, type PageQuery, usePlatform } from '@jobspan/shared-kit/remote'
import { urls, useNavigate } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type MyJobsCounts, myJobsCountsQuery } from '../features/my-jobs/my-jobs-queries.ts'
import { myJobsTabs } from '../features/my-jobs/my-jobs-view.ts'
import { RowsSkeleton } from '../features/my-jobs/rows-skeleton.tsx'

/** The first tab that has something in it; the first of all where none has, or where the counts could not be had. */
const getFirstTabUrl = (counts: MyJobsCounts | undefined): string =>
  urls.recommendedJob(myJobsTabs.find((tab) => (counts?.counts[tab] ?? 0) > 0))

/** `/recommended-job` leads on to a tab. */
export const Page = () => {
  const navigate = useNavigate()
  const { api } = usePlatform()
  const { data, isPending, isPaused } = useQuery(myJobsCountsQuery(api))
  useEffect(() => {
    if (!isPending || isPaused) void navigate(getFirstTabUrl(data), { replace: true })
  }, [navigate, data, isPending, isPaused])
  return (
    <Container>
      <RowsSkeleton />
    </Container>
  )
}

export const queries = ({ api }: PageContext): PageQuery[] => [{ options: myJobsCountsQuery(api) }]

export const head = ({ api, queryClient, t }: PageContext): Head => ({
  title: t('myJobs.title'),
  robots: 'noindex',
  status: 302,
  location: getFirstTabUrl(queryClient.getQueryData(myJobsCountsQuery(api).queryKey)),
})
