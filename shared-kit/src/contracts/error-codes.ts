/** The codes of the error catalogue (spec section 8) that the API answers, by name. 0 is success. */
export const errorCode = {
  success: 0,
  validationFailed: 40001,
  credentialsWrong: 40002,
  credentialsMissing: 40003,
  notFound: 40004,
  noPermission: 40005,
  tooManyAttempts: 40006,
  emailTaken: 41001,
  accountSuspended: 41044,
  applicationInProcess: 41134,
  screeningUnanswered: 41136,
  alreadyApplied: 41135,
  positionClosed: 41298,
  serverError: 50001,
  unavailable: 50002,
} as const

export type ErrorCode = (typeof errorCode)[keyof typeof errorCode]
