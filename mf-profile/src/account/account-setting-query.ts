import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** Facts of the member, which notifications they want, and whether the account waits to be deleted. */
export const accountSettingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-profile', 'account-setting'],
    queryFn: async ({ signal }) => {
      const { getAccountSetting } = await import('@jobspan/shared-kit/contracts/account/account-settings')
      return api.call(getAccountSetting, { signal })
    },
    staleTime: 30_000,
  })
