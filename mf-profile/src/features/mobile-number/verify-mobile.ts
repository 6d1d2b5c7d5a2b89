import type { ApiClient } from '@jobspan/shared-kit/api'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'

/** Texts a code to a number; `country` is the one that was picked for it. */
export const requestSmsCode = async (api: ApiClient, phone: string, country: CountryKey) => {
  const { sendMobileCode } = await import('@jobspan/shared-kit/contracts/auth/verification')
  return api.call(sendMobileCode, { body: { phone_num: phone, phone_country: country } })
}

/** The number is the account's, and verified. */
export const verifySmsCode = async (api: ApiClient, phone: string, otp: string) => {
  const { verifyMobile } = await import('@jobspan/shared-kit/contracts/auth/verification')
  return api.call(verifyMobile, { body: { phone_num: phone, otp } })
}

/** Takes the number off the account. */
export const removeNumber = async (api: ApiClient) => {
  const { removeMobile } = await import('@jobspan/shared-kit/contracts/auth/verification')
  return api.call(removeMobile)
}
