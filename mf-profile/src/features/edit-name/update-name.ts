import type { ApiClient } from '@jobspan/shared-kit/api'

/** Changes what the member is called. */
export const updateName = async (api: ApiClient, name: { first_name: string; last_name: string }) => {
  const { updateMe } = await import('@jobspan/shared-kit/contracts/account/account-settings')
  return api.call(updateMe, { body: name })
}
