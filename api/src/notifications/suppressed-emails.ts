import { eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
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

/** No alert is sent to the address any more; where its reader said that an account is not theirs, no mail to an unproven address (ADR 76). */
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
      setWhere: sql`${suppressedEmails.reason} = 'unwanted'`,
    })
}

/** Whether an address is not to be written to. */
export const isEmailSuppressed = async (db: QueryExecutor, email: string): Promise<boolean> =>
  (await db.$count(suppressedEmails, eq(suppressedEmails.email, email))) > 0
