/** An answer other than success; `message` is one sentence that says what to do next, and is all that the caller sees. */
export class RegistryError extends Error {
  readonly status: number
  readonly fields: Record<string, string[]> | undefined
  readonly retryAfterSeconds: number | undefined
  /** Refused before anything was begun, so that whoever called may call again as it is. */
  readonly isNotBegun: boolean

  constructor(
    status: number,
    message: string,
    details: { fields?: Record<string, string[]>; retryAfterSeconds?: number; isNotBegun?: boolean } = {},
  ) {
    super(message)
    this.status = status
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
    this.isNotBegun = details.isNotBegun ?? false
  }
}

/** The envelope of an error: `code` is the HTTP status. */
export const errorEnvelope = ({ status, message, fields }: Pick<RegistryError, 'status' | 'message' | 'fields'>) => ({
  code: status,
  message,
  data: null,
  ...(fields ? { errors: fields } : {}),
})
