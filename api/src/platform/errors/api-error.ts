import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { fillText } from '../text/read-texts.ts'
import { type ErrorName, errorTexts } from './error-texts.ts'

const defaultStatus: Record<ErrorName, number> = {
  validationFailed: 400,
  credentialsWrong: 401,
  employerSecretWrong: 401,
  credentialsMissing: 401,
  cookiesMissing: 401,
  notFound: 404,
  noPermission: 403,
  requestedWithMissing: 403,
  originRefused: 403,
  tooManyAttempts: 429,
  stillWorking: 429,
  identityUnconfirmed: 403,
  lastSignInMethod: 409,
  smsCountryUnsupported: 422,
  emailUnconfirmed: 403,
  passkeyInvalid: 422,
  profileIncomplete: 409,
  chatOfAnotherJob: 409,
  recallTooLate: 409,
  chatNotInvited: 403,
  chatWithOneself: 403,
  exchangeTooEarly: 409,
  exchangeTooOften: 429,
  phoneNumberUnverified: 409,
  exchangeClosed: 409,
  messageReported: 409,
  chatFileKind: 422,
  chatFileUnreadable: 422,
  phraseLimit: 422,
  chatFailed: 500,
  emailTaken: 422,
  fileTooLarge: 413,
  passwordMismatch: 422,
  codeWrong: 422,
  codeUsed: 422,
  codeExpired: 422,
  accountSuspended: 403,
  accountSuspendedForSafety: 403,
  accountSuspendedForReview: 403,
  socialLoginInvalid: 422,
  socialTaken: 409,
  emailOrCodeWrong: 422,
  applicationInProcess: 409,
  screeningUnanswered: 422,
  alreadyApplied: 409,
  requestInProcess: 409,
  stateDoesNotFollow: 409,
  stateChanged: 409,
  coordinatorFixed: 409,
  ownershipRequired: 409,
  jobAlertLimit: 422,
  linkUsed: 410,
  linkExpired: 410,
  resumeLimit: 422,
  generatedResumeLimit: 422,
  resumeCheckEmpty: 422,
  resumeCheckLimit: 429,
  remotePreferenceLimit: 422,
  onSitePreferenceLimit: 422,
  resumeKind: 422,
  resumeUnreadable: 422,
  resumeWithoutText: 422,
  resumeEncrypted: 422,
  resumeTooLong: 422,
  generatedResumeTooLong: 422,
  previewTooLong: 422,
  resumeReadingTimeout: 422,
  resumeNotReadable: 422,
  jsonResumeInvalid: 422,
  identityTaken: 409,
  identityDiffers: 409,
  identityIncomplete: 422,
  resumeTooLargeToMail: 422,
  ownEmailUnconfirmed: 403,
  inviterEmailUnconfirmed: 403,
  identityMismatch: 403,
  chatNotEligible: 403,
  residenceMismatch: 403,
  recordChanged: 409,
  takeOverChanged: 409,
  aiConsentMissing: 403,
  aiProviderChanged: 409,
  aiUnavailable: 503,
  aiWritingLimit: 429,
  aiProfileEmpty: 422,
  firstMessageLimit: 429,
  avatarGenerationFailed: 503,
  avatarGenerationLimit: 429,
  avatarUnreadable: 422,
  avatarTooLarge: 413,
  companyPictureTooLarge: 413,
  videoLimit: 422,
  videoKind: 422,
  videoTooLarge: 413,
  videoTooLong: 422,
  videoTooShort: 422,
  videoUnreadable: 422,
  coverUnreadable: 422,
  skillLimit: 422,
  skillTooLong: 422,
  positionClosed: 410,
  lastPreference: 409,
  greetingLimit: 422,
  interviewChanged: 409,
  cancelTooLate: 409,
  checkInTooEarly: 409,
  checkInTooLate: 409,
  checkInCodeWrong: 422,
  checkInTooFar: 422,
  attendanceTooEarly: 409,
  interviewBanned: 403,
  attendanceMissing: 409,
  interviewExpired: 409,
  checkInPlaceUnknown: 422,
  interviewAlreadyOpen: 409,
  interviewTimePast: 422,
  interviewTimeCount: 422,
  meetingLinkUnknown: 422,
  zoomLinkInvalid: 422,
  zoomHostKey: 422,
  meetingRoomInvalid: 422,
  offerAnswered: 409,
  offerApplicationWithdrawn: 409,
  offerExpired: 409,
  offerAlreadyOpen: 409,
  offerOfColleagueOpen: 409,
  withdrawalBelowTron: 422,
  withdrawalBelowEthereum: 422,
  withdrawalStep: 422,
  withdrawalBalance: 422,
  withdrawalAddress: 422,
  withdrawalOpen: 409,
  invitationLimit: 422,
  rewardsUnavailable: 403,
  rewardResumeTooLarge: 413,
  mobileFormat: 422,
  phoneTaken: 409,
  serverError: 500,
  unavailable: 503,
  emailDeliveryUnavailable: 503,
  smsDeliveryUnavailable: 503,
  storageFull: 507,
}

export type ErrorDetails = {
  /** Where the catalogue's usual status does not fit. */
  status?: number
  /** Problems by field name; texts of the field's own, not sentences for visitors. */
  fields?: Record<string, string[]>
  /** Replaces the first error text, which is else the visitor's message. */
  firstError?: string
  retryAfterSeconds?: number
  /** Where the reason has a code for each case, such as the formats of mobile numbers. */
  code?: number
  /** What fills the message beside `{{wait}}`, in the visitor's language. */
  messageParameters?: (language: LanguageKey) => Record<string, string>
  /** What the caller needs to go on, such as the record as it is now: the answer's `data`. */
  data?: unknown
}

/** An answer of the error catalogue (docs/product-rules.md#error-catalogue). Handlers throw it; the server turns it into the envelope. */
export class ApiError extends Error {
  readonly reason: ErrorName
  readonly status: number
  readonly details: ErrorDetails

  constructor(reason: ErrorName, details: ErrorDetails = {}) {
    super(reason)
    this.reason = reason
    this.status = details.status ?? defaultStatus[reason]
    this.details = details
  }
}

/** The envelope of an error, its message in the visitor's language, `errors` in the shape that clients read first. */
export const errorEnvelope = (error: ApiError, language: LanguageKey) => {
  const { retryAfterSeconds, code, messageParameters } = error.details
  const facts: Record<string, string> = {
    wait: formatWait(retryAfterSeconds ?? 60, language),
    ...messageParameters?.(language),
  }
  const message = fillText(errorTexts[language][error.reason], facts)
  return {
    code: code ?? errorCode[error.reason],
    message,
    data: error.details.data ?? null,
    errors: { ...error.details.fields, error: [error.details.firstError ?? message] },
  }
}

/** How long to wait in words of a language, never less: “45 seconds”, “24 hours”. Readers of Arabic read Western digits on job sites. */
const formatWait = (seconds: number, language: LanguageKey): string => {
  const [unit, size] = seconds <= 120 ? ['second', 1] : seconds <= 7200 ? ['minute', 60] : ['hour', 3600]
  const tag = language === 'ar' ? 'ar-u-nu-latn' : (findLanguage(language)?.intl ?? 'en')
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit: String(unit), unitDisplay: 'long' })
  return format.format(Math.ceil(seconds / Number(size)))
}
