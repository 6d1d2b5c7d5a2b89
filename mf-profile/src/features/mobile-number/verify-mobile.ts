import type { ApiClient } from '@jobspan/shared-kit/api'

/** Texts a code to a number. */
export const textCode = async (api: ApiClient, phone: string) => {
  const { sendMobileCode } = await import('@jobspan/shared-kit/contracts/verification')
  return api.call(sendMobileCode, { body: { phone_num: phone } })
}

/** The number is the account's, and verified. */
export const verifyTextedCode = async (api: ApiClient, phone: string, otp: string) => {
  const { verifyMobile } = await import('@jobspan/shared-kit/contracts/verification')
  return api.call(verifyMobile, { body: { phone_num: phone, otp } })
}

/** Takes the number off the account. */
export const removeNumber = async (api: ApiClient) => {
  const { removeMobile } = await import('@jobspan/shared-kit/contracts/verification')
  return api.call(removeMobile)
}
