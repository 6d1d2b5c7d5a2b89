import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { QueryExecutor } from '../platform/database/database.ts'
import type { JobAlertTemplate, MailTemplate } from './message-templates.ts'
import { outbox } from './tables.ts'

/** Announced when messages were queued, so that they leave at once and not at the next look. */
export const outboxChannel = 'outbox'

/** Announces, where a statement gives it back for a message that it queued. */
export const notifyOutboxSql = sql`pg_notify(${sql.raw(`'${outboxChannel}'`)}, '')`

/** Takes back what another mail says too, where it has not left yet. */
export const cancelMail = async (
  transaction: QueryExecutor,
  { template, recipient }: Pick<BulkMail, 'recipient'> & { template: MailTemplate },
): Promise<void> => {
  await transaction
    .delete(outbox)
    .where(and(eq(outbox.template, template), eq(outbox.recipient, recipient), isNull(outbox.sentAt)))
}

export type BulkMail = {
  template: MailTemplate | JobAlertTemplate
  recipient: string
  language: LanguageKey
  values: Record<string, string>
  headers: Record<string, string> | null
  /** It leaves then; null for at once. */
  notBefore: Date | null
  /** On whose host its reader was last; null for the public one. */
  hostCountry: CountryKey | null
}

/** Queues many mails by one statement, with the change that they report. */
export const queueMails = async (transaction: QueryExecutor, mails: BulkMail[]): Promise<void> => {
  if (mails.length === 0) return
  const rows = mails.map(({ hostCountry, values, ...mail }) => ({
    ...mail,
    values: withHostCountry(values, hostCountry),
  }))
  await transaction.execute(sql`
    insert into ${outbox} (channel, template, recipient, language, "values", headers, next_attempt_at)
    select 'mail', template, recipient, language, "values", headers, coalesce("notBefore", now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as mail (
      template text, recipient text, language text, "values" jsonb, headers jsonb, "notBefore" timestamptz)`)
  await transaction.execute(sql`select ${notifyOutboxSql}`)
}

/** Values of a message with the country on whose host its reader is, so that its links lead back there; undefined or null for the public one. */
export const withHostCountry = (
  values: Record<string, string>,
  hostCountry: CountryKey | null | undefined,
): Record<string, string> => (hostCountry ? { ...values, hostCountry } : values)

type QueuedMessage = PgInsertValue<typeof outbox> & { values: Record<string, string> }

/** Queues one message, with the change that it reports. */
export const queueMessage = async (transaction: QueryExecutor, message: QueuedMessage): Promise<void> => {
  // Received when the transaction is committed, and not at all where it is not.
  await transaction.insert(outbox).values(message).returning({ told: notifyOutboxSql })
}
