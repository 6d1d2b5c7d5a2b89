import { eq, inArray } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { mailboxOf } from '../platform/text/mailbox-of.ts'
import { suppressedEmails } from './tables.ts'

/**
 * Whether a mail server refused the recipient for good: a 5xx to RCPT TO (RFC 5321, section 4.2.1). A refusal by policy (RFC 3463, 5.7.x) says
 * something of the sender, not of the address.
 */
export const isUnknownAddress = (error: unknown): boolean => {
  const {
    command,
    responseCode = 0,
    response = '',
  } = error as {
    command?: string
    responseCode?: number
    response?: string
  }
  return command === 'RCPT TO' && responseCode >= 550 && responseCode <= 554 && !/\b5\.7\.\d/.test(response)
}

/** Of an address whose reader wants no invitations; all else goes there. */
export const isInvitationsOnly = eq(suppressedEmails.reason, 'no_invitations')

/** What a reason gives way to: one that ends more. */
const weakerThan = {
  bounce: ['unwanted', 'no_invitations'],
  complaint: ['unwanted', 'no_invitations'],
  unwanted: ['no_invitations'],
  no_invitations: [],
} as const

/**
 * No alert is sent to the address any more; where its reader said that an account is not theirs, no mail to an unproven address (ADR 76); where they want
 * no invitations, no invitation to the mailbox.
 */
export const suppressEmail = async (
  db: QueryExecutor,
  email: string,
  reason: (typeof suppressedEmails.$inferSelect)['reason'],
): Promise<void> => {
  await db
    .insert(suppressedEmails)
    .values({ email, reason })
    .onConflictDoUpdate({
      target: suppressedEmails.email,
      set: { reason },
      setWhere: inArray(suppressedEmails.reason, [...weakerThan[reason]]),
    })
}

/** Ends invitations to an address, and to others of the same mailbox. */
export const endInvitations = (db: QueryExecutor, email: string): Promise<void> =>
  suppressEmail(db, mailboxOf(email), 'no_invitations')

/** Whether no invitation is to go to an address. */
export const isEmailSuppressed = async (db: QueryExecutor, email: string): Promise<boolean> =>
  (await db.$count(suppressedEmails, inArray(suppressedEmails.email, [email, mailboxOf(email)]))) > 0
