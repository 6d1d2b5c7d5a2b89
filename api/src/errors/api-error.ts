import { errorCode } from '@jobspan/shared-kit/contracts/error-codes'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/places'
import { type ErrorName, errorTexts } from './error-texts.ts'

const usualStatus: Record<ErrorName, number> = {
  validationFailed: 400,
  credentialsWrong: 401,
  credentialsMissing: 401,
  notFound: 404,
  noPermission: 403,
  tooManyAttempts: 429,
  emailTaken: 422,
  accountSuspended: 403,
  applicationInProcess: 409,
  screeningUnanswered: 422,
  alreadyApplied: 409,
  positionClosed: 410,
  serverError: 500,
  unavailable: 503,
}

export type ErrorDetails = {
  /** Where the catalogue's usual status does not fit. */
  status?: number
  /** Problems by field name; texts of the field's own, not sentences for visitors. */
  fields?: Record<string, string[]>
  /** Replaces the first error text, which is else the visitor's message. */
  firstError?: string
  retryAfterSeconds?: number
}

/** An answer of the error catalogue (spec section 8). Handlers throw it; the server turns it into the envelope. */
export class ApiError extends Error {
  readonly reason: ErrorName
  readonly status: number
  readonly details: ErrorDetails

  constructor(reason: ErrorName, details: ErrorDetails = {}) {
    super(reason)
    this.reason = reason
    this.status = details.status ?? usualStatus[reason]
    this.details = details
  }
}

/** The envelope of an error, its message in the visitor's language, `errors` in the shape that clients read first. */
export const errorEnvelope = (error: ApiError, language: LanguageKey) => {
  const message = errorTexts[error.reason][language].replace('{seconds}', String(error.details.retryAfterSeconds ?? 60))
  return {
    code: errorCode[error.reason],
    message,
    data: null,
    errors: { ...error.details.fields, error: [error.details.firstError ?? message] },
  }
}
