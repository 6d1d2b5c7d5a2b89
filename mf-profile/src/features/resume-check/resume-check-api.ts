import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

const contract = () => import('@jobspan/shared-kit/contracts/profile/resume-check')

/** The last check, whether the profile has changed since, and how many are left today. */
export const resumeCheckQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-profile', 'resume-check'],
    queryFn: async ({ signal }) => api.call((await contract()).getResumeCheck, { signal }),
    // The profile may have been changed on another tab of the page.
    staleTime: 0,
  })

export const runResumeCheck = async (api: ApiClient) =>
  api.call((await contract()).runResumeCheck, { body: {}, idempotencyKey: crypto.randomUUID() })

/** Asks the model about the last check. */
export const findInResume = async (api: ApiClient) => api.call((await contract()).findInResume)
