import type { ApiClient } from '@jobspan/shared-kit/api'
import type { ProfileVisibility } from '@jobspan/shared-kit/contracts/profile'

export const saveVisibility = async (api: ApiClient, changes: Partial<ProfileVisibility>) => {
  const { updateProfileVisibility } = await import('@jobspan/shared-kit/contracts/profile')
  return api.call(updateProfileVisibility, { body: changes })
}
