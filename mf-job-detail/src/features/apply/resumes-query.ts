import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** The member's attached resumes, the newest first. */
export const resumesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-job-detail', 'resumes'],
    queryFn: async ({ signal }) => {
      const { listResumes } = await import('@jobspan/shared-kit/contracts/profile/resumes')
      return (await api.call(listResumes, { signal })).items
    },
    staleTime: 30_000,
    meta: { changedBy: ['session.changed'] },
  })

/** The member's profile as it goes with an application. */
export const sentProfileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-job-detail', 'sent-profile'],
    queryFn: async ({ signal }) => {
      const { getProfile } = await import('@jobspan/shared-kit/contracts/profile/profile')
      return api.call(getProfile, { signal })
    },
    staleTime: 30_000,
    meta: { changedBy: ['session.changed'] },
  })
