/**
 * The codes that the API answers, by name; 0 is success. Numbers of the error catalogue have its meaning
 * (docs/product-rules.md#error-catalogue). A case that it does not name has a number of ours: from 40007, and from 50101 where the
 * server is at fault, because the catalogue has no numbers there (ADR 5).
 */
export const errorCode = {
  success: 0,
  validationFailed: 40001,
  credentialsWrong: 40002,
  /** The same with another text: a server of the employer site sent no secret, or a wrong one. */
  employerSecretWrong: 40002,
  credentialsMissing: 40003,
  /** The same with another text: no cookie came along at all, so the browser keeps none and no session has ended. */
  cookiesMissing: 40003,
  notFound: 40004,
  noPermission: 40005,
  /** The same with another text: the header that shows that no other site sends this is missing. */
  requestedWithMissing: 40005,
  /** The same with another text: a page of another site sends this. */
  originRefused: 40005,
  tooManyAttempts: 40006,
  /** Ours: a change that needs a recent proof of who is at the keyboard. */
  identityUnconfirmed: 40007,
  /** Ours: the last way into the account cannot be taken away. */
  lastWayIn: 40008,
  /** Ours: no text messages go to that country. */
  smsCountryUnsupported: 40009,
  /** Ours: the address belongs to an account that never confirmed it and has other ways in. */
  emailUnconfirmed: 40010,
  /** Ours: a passkey that is not known, or whose answer does not hold. */
  passkeyInvalid: 40011,
  /** Ours: what was asked for needs a complete profile. */
  profileIncomplete: 40012,
  /** Ours: the chat with that recruiter is about another job. */
  chatOfAnotherJob: 40013,
  /** Ours: a message is recalled within two minutes, or stays. */
  recallTooLate: 40014,
  /** Ours: the social account is linked to another account here. */
  socialTaken: 40015,
  /** Ours: the number was verified by another account. */
  phoneTaken: 40016,
  /** Ours: the job is closed or on hold. */
  positionClosed: 40017,
  /** Ours: the member has applied to this job already. */
  alreadyApplied: 40018,
  /** Ours: the same call, by its `Idempotency-Key`, is at work; the catalogue has a code for applications alone. */
  requestInProcess: 40019,
  /** Ours: an application does not go from its state to that one. */
  stateDoesNotFollow: 40020,
  /** Ours: the application has another state by now. */
  stateChanged: 40021,
  /** Ours: a coordinator's role stays, and a coordinator cannot be removed. */
  coordinatorFixed: 40022,
  /** Ours: the admin of a company leaves only after making somebody else admin. */
  ownershipRequired: 40023,
  /** Ours: an address has as many job alerts as it may have. */
  jobAlertLimit: 40024,
  /** Ours: a resume that cannot be opened: cut short, damaged, or with a password. */
  resumeUnreadable: 40025,
  emailTaken: 41001,
  fileTooLarge: 41007,
  passwordMismatch: 41009,
  codeWrong: 41040,
  codeUsed: 41042,
  codeExpired: 41043,
  accountSuspended: 41044,
  socialLoginInvalid: 41052,
  emailOrCodeWrong: 41056,
  applicationInProcess: 41134,
  screeningUnanswered: 41136,
  /** A link that signs in: used, and out of date. */
  linkUsed: 41171,
  linkExpired: 41172,
  resumeLimit: 41170,
  remotePreferenceLimit: 41262,
  onSitePreferenceLimit: 41263,
  resumeKind: 41264,
  lastPreference: 41341,
  greetingLimit: 41343,
  /** The first of the formats of mobile numbers, 41348 to 41415; which country has which is in `phone.ts`. */
  mobileFormat: 41348,
  serverError: 50001,
  /** Ours: too busy, or being restarted. */
  unavailable: 50101,
  /** Ours: no mail, or no text message, gets through right now. */
  emailDeliveryUnavailable: 50102,
  smsDeliveryUnavailable: 50103,
} as const

export type ErrorCode = (typeof errorCode)[keyof typeof errorCode]
