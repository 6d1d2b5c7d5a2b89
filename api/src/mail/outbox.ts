import type { LanguageKey } from '@jobspan/shared-kit/contracts/places'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'
import { outbox } from '../database/schema/operations.ts'
import { composeMail } from './compose-mail.ts'
import type { MailTemplate } from './mail-texts.ts'
import type { SendMail } from './send-mail.ts'

export type QueuedMail = {
  template: MailTemplate
  recipient: string
  language: LanguageKey
  values: Record<string, string>
}

/** Queues a mail with the change that it reports: call it with that change's transaction. */
export const queueMail = async (transaction: Queries, mail: QueuedMail): Promise<void> => {
  await transaction.insert(outbox).values(mail)
}

/** After the last attempt, about a day after the first, a mail is left as it is, with the error beside it. */
const mostAttempts = 12

/**
 * Sends what is due; gives how many were sent. A plain table read with SKIP LOCKED does here what a job queue would: the
 * mail is written in the very transaction of the application, replicas share the work, and start-up pays for no second schema.
 *
 * A mail is claimed before it is sent, by setting its next attempt: no connection is held while a mail server answers, and
 * a process that dies in between leaves the mail to be tried again. So a mail may, rarely, arrive twice; it is never lost.
 */
export const deliverDueMails = async (
  db: Database,
  send: SendMail,
  brand: { name: string; origin: URL },
): Promise<number> => {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(sql`${outbox.sentAt} is null and ${outbox.nextAttemptAt} <= now() and ${outbox.attempts} < ${mostAttempts}`)
    .orderBy(outbox.nextAttemptAt)
    .limit(20)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`now() + least(interval '15 seconds' * power(2, ${outbox.attempts}), interval '6 hours')`,
    })
    .where(inArray(outbox.id, due))
    .returning()
  let sent = 0
  for (const mail of claimed) {
    try {
      const composed = composeMail(mail.template as MailTemplate, mail.language, mail.values, brand)
      await send({ ...composed, recipient: mail.recipient, language: mail.language })
      await db.update(outbox).set({ sentAt: sql`now()`, lastError: null }).where(eq(outbox.id, mail.id))
      sent += 1
    } catch (error) {
      const lastError = error instanceof Error ? error.name : 'unknown'
      await db.update(outbox).set({ lastError }).where(eq(outbox.id, mail.id))
    }
  }
  return sent
}
