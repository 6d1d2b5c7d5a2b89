import { Container } from '@jobspan/shared-kit/design'
import { type Head, type PageContext, type PageQuery, usePlatform } from '@jobspan/shared-kit/remote'
import { urls, useLocation, useNavigate } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  type ApplicationPlace,
  applicationPlaceQuery,
  countOf,
  type MyJobsCounts,
  myJobsCountsQuery,
} from '../features/my-jobs/my-jobs-queries.ts'
import { buildLinkedUrl, myJobsSections, parseLinkedJobId } from '../features/my-jobs/my-jobs-view.ts'
import { RowsSkeleton } from '../features/my-jobs/rows-skeleton.tsx'

/** The first list that has something in it; what is in progress where none has, or where the counts could not be had. */
const getFirstListUrl = (counts: MyJobsCounts | undefined): string =>
  urls.recommendedJob(
    (counts && myJobsSections.find((section) => (countOf(counts, section) ?? 0) > 0)) ?? 'in_progress',
  )

/** Where the linked application is listed. Who is not signed in comes back with the link: it is asked for again then. */
const getLinkedUrl = (jobId: number, place: ApplicationPlace | null | undefined): string =>
  buildLinkedUrl(jobId, place ?? { tab: 'in_progress', page: 1 })

/** `/recommended-job` leads on to a list: with `?job=` to the one that lists the application to that job. */
export const Page = () => {
  const navigate = useNavigate()
  const { api } = usePlatform()
  const jobId = parseLinkedJobId(new URLSearchParams(useLocation().search))
  const counts = useQuery({ ...myJobsCountsQuery(api), enabled: jobId === undefined })
  const place = useQuery({ ...applicationPlaceQuery(api, jobId ?? 0), enabled: jobId !== undefined })
  const { isPending, isPaused } = jobId === undefined ? counts : place
  const url = jobId === undefined ? getFirstListUrl(counts.data) : getLinkedUrl(jobId, place.data)
  useEffect(() => {
    if (!isPending || isPaused) void navigate(url, { replace: true })
  }, [navigate, url, isPending, isPaused])
  return (
    <Container>
      <RowsSkeleton />
    </Container>
  )
}

export const queries = ({ api, search }: PageContext): PageQuery[] => {
  const jobId = parseLinkedJobId(search)
  return [{ options: jobId === undefined ? myJobsCountsQuery(api) : applicationPlaceQuery(api, jobId) }]
}

export const head = ({ api, search, queryClient, t }: PageContext): Head => {
  const jobId = parseLinkedJobId(search)
  return {
    title: t('myJobs.title'),
    robots: 'noindex',
    status: 302,
    location:
      jobId === undefined
        ? getFirstListUrl(queryClient.getQueryData(myJobsCountsQuery(api).queryKey))
        : getLinkedUrl(jobId, queryClient.getQueryData(applicationPlaceQuery(api, jobId).queryKey)),
  }
}
