import type { ApiClient } from '@jobspan/shared-kit/api'

/** Mails a code: to the account's own address, or to the one that it shall change to. */
export const requestEmailCode = async (api: ApiClient, email: string | undefined) => {
  const { sendEmailCode } = await import('@jobspan/shared-kit/contracts/auth/verification')
  return api.call(sendEmailCode, { body: email === undefined ? {} : { email } })
}

/** The address that the code went to is the account's, and verified. */
export const verifyEmailCode = async (api: ApiClient, code: string) => {
  const { verifyEmail } = await import('@jobspan/shared-kit/contracts/auth/verification')
  return api.call(verifyEmail, { query: { code } })
}
