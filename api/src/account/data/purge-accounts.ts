import { and, asc, eq, inArray, isNull, like, lt, not, or, sql } from 'drizzle-orm'
import { applications } from '../../applications/tables.ts'
import { memberSubject } from '../../auth/one-time-codes/one-time-code.ts'
import { magicLinks, oneTimeCodes, visitorTraces } from '../../auth/tables.ts'
import { chats } from '../../chats/tables.ts'
import { recruiters } from '../../companies/tables.ts'
import { jobAlertConsents, jobAlerts } from '../../job-alerts/tables.ts'
import { seekers, users } from '../../members/tables.ts'
import { mailbox, outbox, suppressedEmails } from '../../notifications/tables.ts'
import type { SealKey } from '../../platform/crypto/seal.ts'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { idempotencyKeys } from '../../platform/tables.ts'
import { queueWebhook } from '../../webhooks/queue-webhook.ts'
import { traceHash } from '../onboarding/trace-hash.ts'
import { isOfOthersAlert } from './export-account-data.ts'

/**
 * Deletes wholly the accounts whose time has come. Each is one transaction: killed half-way, nothing of it has happened and
 * the next turn begins again; a second replica passes by what the first is at. Gives how many were deleted.
 */
export const purgeDueAccounts = async (db: Database, sealKey: SealKey): Promise<number> => {
  for (let purged = 0; ; purged += 1) {
    const isOne = await db.transaction(async (transaction) => {
      const [user] = await transaction
        .select()
        .from(users)
        .where(lt(users.deleteAfter, sql`now()`))
        .orderBy(asc(users.deleteAfter))
        .limit(1)
        .for('update', { skipLocked: true })
      if (user) await purge(transaction, user, sealKey)
      return user !== undefined
    })
    if (!isOne) return purged
  }
}

const purge = async (db: QueryExecutor, member: Member, sealKey: SealKey): Promise<void> => {
  const { id } = member
  // An address or number that was only typed may be somebody else's: what is kept by it stays, and goes by its own age.
  const email = member.isEmailVerify ? member.email : null
  const phoneNum = member.isMobileVerified ? member.phoneNum : null
  const recipients = [email, phoneNum].filter((recipient) => recipient !== null)
  await db.delete(outbox).where(inArray(outbox.recipient, recipients))
  await db.delete(mailbox).where(inArray(mailbox.recipient, recipients))
  if (email !== null) await deleteByEmail(db, id, email)
  await db
    .delete(oneTimeCodes)
    .where(or(inArray(oneTimeCodes.recipient, recipients), eq(oneTimeCodes.subject, memberSubject(id))))
  // Answers that are kept for a repeated call tell what the member did; a registration's key ends with whom it made.
  await db
    .delete(idempotencyKeys)
    .where(
      or(
        like(idempotencyKeys.scope, `${id} %`),
        and(eq(idempotencyKeys.scope, 'register'), like(idempotencyKeys.key, `% ${id}`)),
      ),
    )
  // Noted when the member was still a guest, under the hash of address or number.
  for (const recipient of recipients) {
    await db.delete(visitorTraces).where(eq(sql`${visitorTraces.facts} ->> 'who'`, traceHash(sealKey, recipient)))
  }
  await queueWebhook(db, {
    event: 'profile.deleted',
    companies: sql`
      select employer_id from ${applications} where user_id = ${id}
      union select company_id from ${recruiters} join ${chats} on recruiter_id = ${recruiters.id} where user_id = ${id}`,
    data: { seeker_id: id },
  })
  // All else refers to one of the two, and goes with it.
  await db.delete(users).where(eq(users.id, id))
  await db.delete(seekers).where(eq(seekers.id, id))
}

const deleteByEmail = async (db: QueryExecutor, id: number, email: string): Promise<void> => {
  await db.delete(magicLinks).where(eq(magicLinks.email, email))
  // Alerts that were asked for without the account are the address's too; those of a member who had the address before are not.
  await db.delete(jobAlertConsents).where(and(eq(jobAlertConsents.email, email), not(isOfOthersAlert(id))))
  await db
    .delete(jobAlerts)
    .where(and(eq(jobAlerts.email, email), or(isNull(jobAlerts.userId), eq(jobAlerts.userId, id))))
  await db.delete(suppressedEmails).where(eq(suppressedEmails.email, email))
}
