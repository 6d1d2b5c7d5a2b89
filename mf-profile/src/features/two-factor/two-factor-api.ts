import type { ApiClient } from '@jobspan/shared-kit/api'

const contract = () => import('@jobspan/shared-kit/contracts/auth/account-security')

/** A secret for an authenticator app; nothing is on until {@link turnOnTwoFactor}. */
export const requestTwoFactorSetup = async (api: ApiClient) => {
  const { startTwoFactorSetup } = await contract()
  return api.call(startTwoFactorSetup)
}

/** Answers the recovery codes, which are told this once. */
export const turnOnTwoFactor = async (api: ApiClient, code: string) => {
  const { enableTwoFactor } = await contract()
  return api.call(enableTwoFactor, { body: { code } })
}

export const renewCodes = async (api: ApiClient) => {
  const { renewRecoveryCodes } = await contract()
  return api.call(renewRecoveryCodes)
}

export const turnOffTwoFactor = async (api: ApiClient) => {
  const { disableTwoFactor } = await contract()
  return api.call(disableTwoFactor)
}
