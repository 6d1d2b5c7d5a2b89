/** What went wrong with a call, as the catalogue names it. `kind` tells whether a retry can help. */
export type ApiErrorKind = 'offline' | 'timeout' | 'server' | 'refused' | 'malformed'

const brand = 'jobspan.api-error'

/** Thrown by every call that does not succeed. Test with `isApiError`: federation can load two copies of the class. */
export class ApiError extends Error {
  readonly brand = brand
  readonly kind: ApiErrorKind
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** Code of the error catalogue (docs/product-rules.md#error-catalogue); 0 when the answer carried none. */
  readonly code: number
  /** Seconds until a retry makes sense, when the server said. */
  readonly retryAfter: number | null
  /** The answer as it came, for those who read more of it than its text, such as what is wrong with which field. */
  readonly body: unknown

  constructor(input: {
    kind: ApiErrorKind
    status: number
    code: number
    message: string
    retryAfter?: number | null
    body?: unknown
  }) {
    super(input.message)
    this.name = 'ApiError'
    this.kind = input.kind
    this.status = input.status
    this.code = input.code
    this.retryAfter = input.retryAfter ?? null
    this.body = input.body
  }
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'brand' in error && error.brand === brand

type Body = { code?: unknown; message?: unknown; data?: unknown; errors?: unknown }

const firstText = (value: unknown): string | undefined => {
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first !== '' ? first : undefined
}

/**
 * Reads an error's text in a fixed order (docs/product-rules.md#error-text-order): `errors.error[0]`, `errors.errors[0]`,
 * `errors.phone_num[0]`, `errors.message` (quick apply), `errors[0]`, `data`; then `message`. Returns an empty text when the body
 * says nothing readable.
 */
export const readErrorText = (body: unknown): string => {
  if (typeof body !== 'object' || body === null) return ''
  const { errors, data, message } = body as Body
  if (Array.isArray(errors)) return firstText(errors) ?? firstText(data) ?? firstText(message) ?? ''
  const fields = (typeof errors === 'object' && errors !== null ? errors : {}) as Record<string, unknown>
  return (
    firstText(fields.error) ??
    firstText(fields.errors) ??
    firstText(fields.phone_num) ??
    firstText(fields.message) ??
    firstText(data) ??
    firstText(message) ??
    ''
  )
}

/** The catalogue code of an answer's body, or 0. */
export const readErrorCode = (body: unknown): number => {
  const code = typeof body === 'object' && body !== null ? (body as Body).code : undefined
  return typeof code === 'number' ? code : 0
}
