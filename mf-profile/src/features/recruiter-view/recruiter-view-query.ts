import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** The profile as a recruiter reads it who does not know the member, by the very function that answers recruiters. */
export const recruiterViewQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-profile', 'recruiter-view'],
    queryFn: async ({ signal }) => {
      const { seeProfileAsRecruiter } = await import('@jobspan/shared-kit/contracts/employer/recruiter-seekers')
      return api.call(seeProfileAsRecruiter, { signal })
    },
    // Anything on the page may have changed what it says.
    staleTime: 0,
    gcTime: 0,
  })
