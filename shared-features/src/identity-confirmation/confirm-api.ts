import type { ApiClient } from '@jobspan/shared-kit/api'
import type { ConfirmPurpose } from '@jobspan/shared-kit/contracts/auth/account-security'
import { requestPasskey } from '../account/passkeys.ts'

/** Mails a code to the account's address, for members without a password at hand. */
export const mailConfirmCode = async (api: ApiClient, purpose: ConfirmPurpose) => {
  const { sendConfirmCode } = await import('@jobspan/shared-kit/contracts/auth/account-security')
  return api.call(sendConfirmCode, { body: { purpose } })
}

export type Reauthentication =
  | { method: 'password'; password: string }
  | { method: 'otp'; otp: string }
  | { method: 'passkey' }

/** Proves who is at the keyboard; holds for 15 minutes. */
export const sendReauthentication = async (api: ApiClient, reauthentication: Reauthentication) => {
  const { submitReauthentication } = await import('@jobspan/shared-kit/contracts/auth/account-security')
  if (reauthentication.method !== 'passkey') return api.call(submitReauthentication, { body: reauthentication })
  const { passkeyLoginOptions } = await import('@jobspan/shared-kit/contracts/auth/sign-in')
  const { options } = await api.call(passkeyLoginOptions)
  return api.call(submitReauthentication, { body: { method: 'passkey', response: await requestPasskey(options) } })
}
