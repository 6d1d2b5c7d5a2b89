import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

const dismissedKey = 'profile_meter_closed'

/** How far the profile is by now. The profile itself says it once; this asks again after a change. */
export const completionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-profile', 'completion'],
    queryFn: async ({ signal }) => {
      const { getProfileCompletion } = await import('@jobspan/shared-kit/contracts/profile/profile')
      return api.call(getProfileCompletion, { signal })
    },
  })

/** Whether the member has closed the meter, on this device or another. */
export const meterDismissedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-profile', 'meter-dismissed'],
    queryFn: async ({ signal }) => {
      const { listPopups } = await import('@jobspan/shared-kit/contracts/account/first-steps')
      const { items } = await api.call(listPopups, { signal })
      return items.some(({ popup_key }) => popup_key === dismissedKey)
    },
    staleTime: 5 * 60_000,
  })

export const noteMeterDismissed = async (api: ApiClient) => {
  const { recordPopup } = await import('@jobspan/shared-kit/contracts/account/first-steps')
  await api.call(recordPopup, { body: { popup_key: dismissedKey } })
}
