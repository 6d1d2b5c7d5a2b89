import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { emailAddress, newPassword, unreadFields } from './session.ts'
import { codeSent, oneTimeCode } from './sign-in.ts'

/** Answers the same, and as fast, whether there is such an account or not; too often: 429 with 40006. */
export const sendResetCode = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/otp',
  summary: 'Mails a code to set a new password with',
  body: z.object({ email: emailAddress }),
  data: codeSent,
})
/** Checks the code and does not use it up: 41040 wrong, 41042 used, 41043 expired. */
export const verifyResetCode = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/verify-otp',
  summary: 'Checks a code to set a new password with',
  body: z.object({ email: emailAddress, otp: oneTimeCode }),
  data: z.null(),
})
/** Uses the code up, ends every session of the account, and signs in nobody. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password by code',
  body: z.object({ email: emailAddress, otp: oneTimeCode, new_password: newPassword, ...unreadFields }),
  data: z.null(),
})
