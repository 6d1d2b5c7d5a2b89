/** What a code is good for; one of another purpose is worth nothing there. */
type CodePurpose = 'login' | 'reset_password' | 'verify_email' | 'verify_mobile' | 'confirm'

export type CodeKey = {
  purpose: CodePurpose
  /** Whose code it is: an address or number, and for a member's own purposes {@link memberSubject}. */
  subject: string
}

/** Codes for a member's own purposes are theirs whatever address they went to. */
export const memberSubject = (userId: number): string => `member ${userId}`

/** docs/product-rules.md#code-life-ten-minutes */
export const codeTtlSeconds = 600
/** Until another code may be asked for. */
export const resendSeconds = 60
/** Guesses looked at, of a subject within the life of a code, however many codes it was sent (docs/product-rules.md#ten-guesses). */
export const maxCodeAttempts = 10

/** What a code's hash is bound to beside the installation's secret. */
export const codeScope = ({ purpose, subject }: CodeKey): string => `code ${purpose} ${subject}`
