import type { ApiClient } from '@jobspan/shared-kit/api'
import type { PositionEligibility } from '@jobspan/shared-kit/contracts/identity/identity'
import { positionEligibilityKey } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { jobQuery } from '../../job/job-queries.ts'

/** Whether the visitor may apply. A verification ends in another window, so coming back to this one asks anew; a refusal is asked about each time. */
const positionEligibilityQuery = (api: ApiClient, jobId: number) =>
  queryOptions({
    queryKey: positionEligibilityKey(jobId),
    queryFn: async ({ signal }): Promise<PositionEligibility> => {
      const { getPositionEligibility } = await import('@jobspan/shared-kit/contracts/identity/identity')
      return api.call(getPositionEligibility, { params: { id: jobId }, signal })
    },
    staleTime: ({ state }) => (state.data?.is_eligible === false ? 0 : 60_000),
    refetchOnWindowFocus: 'always',
    meta: { changedBy: ['session.changed'] },
  })

export type Restriction =
  | { kind: 'residence'; countryCode: string | null; isFromProfile: boolean }
  | { kind: 'identity'; reason: NonNullable<PositionEligibility['reason']> }

/** Why this visitor cannot apply here (docs/product-rules.md#position-eligibility); null where they can. The answer of the job says it first. */
export const useRestriction = (job: JobDetail): Restriction | null => {
  const { api, queryClient } = usePlatform()
  const initial = job.position_eligibility ?? undefined
  const isAsked = initial !== undefined && job.status === 'open' && !job.is_external
  const { data } = useQuery({
    ...positionEligibilityQuery(api, job.id),
    enabled: isAsked,
    initialData: initial && { ...initial, eligibility: job.eligibility ?? null },
    initialDataUpdatedAt: () => queryClient.getQueryState(jobQuery(api, job.id).queryKey)?.dataUpdatedAt,
  })
  if (!isAsked || !data) return null
  if (data.residence?.is_eligible === false) {
    const { country_code: countryCode, is_from_profile: isFromProfile } = data.residence
    return { kind: 'residence', countryCode, isFromProfile }
  }
  return data.reason && { kind: 'identity', reason: data.reason }
}
