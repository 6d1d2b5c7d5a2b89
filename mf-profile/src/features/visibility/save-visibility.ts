import type { ApiClient } from '@jobspan/shared-kit/api'
import type { ProfileVisibility } from '@jobspan/shared-kit/contracts/profile/profile'

export const saveVisibility = async (api: ApiClient, changes: Partial<ProfileVisibility>) => {
  const { updateProfileVisibility } = await import('@jobspan/shared-kit/contracts/profile/profile')
  return api.call(updateProfileVisibility, { body: changes })
}
