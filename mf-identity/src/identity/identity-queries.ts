import type { ApiClient } from '@jobspan/shared-kit/api'
import { identityStatusKey, positionEligibilityKey } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

const contracts = () => import('@jobspan/shared-kit/contracts/identity/identity')

/** Where the member stands. A verification ends in another window, so coming back to this one asks anew. */
export const identityStatusQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: identityStatusKey,
    queryFn: async ({ signal }) => api.call((await contracts()).getIdentityStatus, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: 'always',
    meta: { changedBy: ['session.changed'] },
  })

/** What Singpass shared and waits to be confirmed, or why nothing does. */
export const identityInfoQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-identity', 'info'],
    queryFn: async ({ signal }) => api.call((await contracts()).getIdentityInfo, { query: {}, signal }),
    staleTime: 0,
    // What was asked for ahead is shown at once when the overlay opens, and asked for anew then.
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    meta: { changedBy: ['session.changed'] },
  })

/** The full number, where this installation reads it: asked for only when the member presses *Show*, and not cached. */
export const revealNumber = async (api: ApiClient): Promise<string | null> =>
  (await api.call((await contracts()).getIdentityInfo, { query: { reveal_uinfin: '1' } })).uinfin

/** Whether the member may apply to a job that is open to certain people only. */
export const positionEligibilityQuery = (api: ApiClient, jobId: number) =>
  queryOptions({
    queryKey: positionEligibilityKey(jobId),
    queryFn: async ({ signal }) =>
      api.call((await contracts()).getPositionEligibility, { params: { id: jobId }, signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: 'always',
    meta: { changedBy: ['session.changed'] },
  })

const pageSize = 20

/** What was shared, with whom and when; the newest first. */
export const sharingRecordsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['mf-identity', 'records'],
    queryFn: async ({ pageParam, signal }) =>
      api.call((await contracts()).listIdentityRecords, { query: { page: pageParam, size: pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    meta: { changedBy: ['session.changed'] },
  })

export const beginVerification = async (api: ApiClient, redirectUri: string): Promise<string> =>
  (await api.call((await contracts()).generateAuthoriseUrl, { body: { redirect_uri: redirectUri } })).authorise_url

export const confirmIdentity = async (api: ApiClient, id: number) =>
  api.call((await contracts()).verifySingaporeIdentity, { body: { id } })

export const discardIdentity = async (api: ApiClient) => api.call((await contracts()).discardIdentityInfo, {})

export const withdrawVerification = async (api: ApiClient) => api.call((await contracts()).withdrawIdentity, {})
