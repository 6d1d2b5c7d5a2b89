import type { ApiClient } from '@jobspan/shared-kit/api'

/** Sets or changes the password; every other session ends. */
export const savePassword = async (api: ApiClient, password: string) => {
  const { setPassword } = await import('@jobspan/shared-kit/contracts/auth/account-security')
  return api.call(setPassword, { body: { new_password: password } })
}
