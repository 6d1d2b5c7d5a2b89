import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** The member's video resumes, the newest first. */
export const videosQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-job-detail', 'video-resumes'],
    queryFn: async ({ signal }) => {
      const { listVideoResumes } = await import('@jobspan/shared-kit/contracts/profile/video-resumes')
      return (await api.call(listVideoResumes, { signal })).items
    },
    staleTime: 30_000,
    meta: { changedBy: ['session.changed'] },
  })
