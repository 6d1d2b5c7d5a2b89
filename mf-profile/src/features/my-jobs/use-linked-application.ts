import { usePlatform } from '@jobspan/shared-kit/remote'
import { useLocation, useNavigate } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { applicationPlaceQuery } from './my-jobs-queries.ts'
import { buildLinkedUrl, isListedIn, type MyJobsView, parseLinkedJobId } from './my-jobs-view.ts'

/**
 * Leads a link to an application (`?job=`) to the tab and page that list it now, and follows it while the page is open: an old mail names the tab
 * of its day.
 */
export const useLinkedApplication = (view: MyJobsView): void => {
  const { api } = usePlatform()
  const navigate = useNavigate()
  const jobId = parseLinkedJobId(new URLSearchParams(useLocation().search))
  const { data: place } = useQuery({ ...applicationPlaceQuery(api, jobId ?? 0), enabled: jobId !== undefined })
  useEffect(() => {
    if (jobId !== undefined && place && !isListedIn(view, place))
      void navigate(buildLinkedUrl(jobId, place), { replace: true })
  }, [navigate, jobId, place, view])
}
