import type { ApiClient } from '@jobspan/shared-kit/api'
import type { Locale } from '@jobspan/shared-kit/remote'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod/mini'

type Contracts = typeof import('@jobspan/shared-kit/contracts/rewards/distribution')
const contracts = (): Promise<Contracts> => import('@jobspan/shared-kit/contracts/rewards/distribution')

/** Where the member's rewards are sent. */
export const distributionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-rewards', 'distribution'],
    queryFn: async ({ signal }) => api.call((await contracts()).getDistributionInfo, { signal }),
    staleTime: 30_000,
    meta: { changedBy: ['session.changed'] },
  })

export type Distribution = z.input<Contracts['saveDistributionInfo']['body']>

export const saveDistribution = async (api: ApiClient, body: Distribution) =>
  api.call((await contracts()).saveDistributionInfo, { body })

export const removeResume = async (api: ApiClient) => api.call((await contracts()).deleteRewardResume, {})

/** Sends the resume and tells how much of it has left. */
export const uploadResume = async (sending: {
  file: File
  locale: Locale
  signal: AbortSignal
  onProgress: (share: number) => void
}) => {
  const [{ uploadRewardResume }, { sendFileForm }] = await Promise.all([
    contracts(),
    import('@jobspan/shared-kit/api/send-file-form'),
  ])
  return sendFileForm(uploadRewardResume, sending)
}
