import type { ApiClient } from '@jobspan/shared-kit/api'

/** The account is deleted after 14 days; every other session ends. */
export const requestAccountDeletion = async (api: ApiClient) => {
  const { deleteAccount } = await import('@jobspan/shared-kit/contracts/account/account-settings')
  return api.call(deleteAccount)
}

export const cancelAccountDeletion = async (api: ApiClient) => {
  const { cancelDeletion } = await import('@jobspan/shared-kit/contracts/account/account-settings')
  return api.call(cancelDeletion)
}
