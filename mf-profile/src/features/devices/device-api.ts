import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

const contract = () => import('@jobspan/shared-kit/contracts/auth/account-security')

/** Devices that are signed in, this one first. */
export const devicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-profile', 'devices'],
    queryFn: async ({ signal }) => {
      const { listDevices } = await contract()
      return api.call(listDevices, { signal })
    },
    staleTime: 15_000,
  })

export const signOutDevice = async (api: ApiClient, id: number) => {
  const { revokeSession: endDevice } = await contract()
  return api.call(endDevice, { params: { id } })
}

export const signOutOthers = async (api: ApiClient) => {
  const { revokeOtherSessions: endOtherDevices } = await contract()
  return api.call(endOtherDevices)
}
