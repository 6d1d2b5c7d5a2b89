import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { sealText } from '../platform/crypto/seal.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { currentHostCountry } from '../platform/http/own-origin.ts'
import type { JobAlertTemplate, MailTemplate, TextTemplate } from './message-templates.ts'
import { type MailAttachment, mailbox, outbox } from './tables.ts'

/** Announced when messages were queued, so that they leave at once and not at the next look. */
export const outboxChannel = 'outbox'

/** Announces, where a statement gives it back for a message that it queued. */
export const notifyOutboxSql = sql`pg_notify(${sql.raw(`'${outboxChannel}'`)}, '')`

export type QueuedMail = {
  template: MailTemplate
  recipient: string
  language: LanguageKey
  values: Record<string, string>
  /** It leaves then; null or left out for at once. */
  notBefore?: Date | null
  /** On whose host its reader was last, null for the public one; left out where the reader asks for it now. */
  hostCountry?: CountryKey | null
  /** Goes with it. Where the file is gone when the mail leaves, the mail does not leave. */
  attachment?: MailAttachment
  /** Where answers go, if not nowhere. */
  replyTo?: string
}

/** Queues a mail with the change that it reports: call it with that change's transaction. */
export const queueMail = (
  transaction: QueryExecutor,
  { notBefore, hostCountry = currentHostCountry(), values, replyTo, ...mail }: QueuedMail,
): Promise<void> =>
  queue(transaction, {
    channel: 'mail',
    ...mail,
    ...(notBefore && { nextAttemptAt: notBefore }),
    ...(replyTo !== undefined && { headers: { 'Reply-To': replyTo } }),
    values: toHostValues(values, hostCountry),
  })

/** Takes back what another mail says too, where it has not left yet. */
export const cancelMail = async (
  transaction: QueryExecutor,
  { template, recipient }: Pick<QueuedMail, 'template' | 'recipient'>,
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
  const rows = mails.map(({ hostCountry, values, ...mail }) => ({ ...mail, values: toHostValues(values, hostCountry) }))
  await transaction.execute(sql`
    insert into ${outbox} (channel, template, recipient, language, "values", headers, next_attempt_at)
    select 'mail', template, recipient, language, "values", headers, coalesce("notBefore", now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as mail (
      template text, recipient text, language text, "values" jsonb, headers jsonb, "notBefore" timestamptz)`)
  await transaction.execute(sql`select ${notifyOutboxSql}`)
}

export type SecretMessage = {
  channel: 'mail' | 'sms'
  template: MailTemplate | TextTemplate
  recipient: string
  language: LanguageKey
  /** Sealed while it waits and forgotten once it is sent: it would let its reader in. */
  secrets: Record<string, string>
  /** After so many seconds it is worth nothing, and is not sent any more. */
  ttlSeconds: number
}

/** Queues a message that carries a code or a link, with the code or link itself. */
export const queueSecret = (
  app: FastifyInstance,
  transaction: QueryExecutor,
  { secrets, ttlSeconds, ...message }: SecretMessage,
): Promise<void> =>
  queue(transaction, {
    ...message,
    values: withHostCountry({ sealed: sealText(app.sealKey, JSON.stringify(secrets)) }),
    expiresAt: sql`now() + make_interval(secs => ${ttlSeconds})`,
  })

/** Values of a message with the country on whose host its reader is, so that its links lead back there. */
export const withHostCountry = (values: Record<string, string>): Record<string, string> =>
  toHostValues(values, currentHostCountry())

const toHostValues = (
  values: Record<string, string>,
  hostCountry: CountryKey | null | undefined,
): Record<string, string> => (hostCountry ? { ...values, hostCountry } : values)

type QueuedMessage = PgInsertValue<typeof outbox> & { values: Record<string, string> }

const queue = async (transaction: QueryExecutor, message: QueuedMessage): Promise<void> => {
  // Heard when the transaction is committed, and not at all where it is not.
  await transaction.insert(outbox).values(message).returning({ told: notifyOutboxSql })
}

/** Deletes messages of more than 30 days: they name people, and a month is enough to see what became of one. */
export const deleteOldMessages = async (db: QueryExecutor): Promise<void> => {
  await db.delete(outbox).where(lt(outbox.createdAt, sql`now() - interval '30 days'`))
  await db.delete(mailbox).where(lt(mailbox.createdAt, sql`now() - interval '30 days'`))
}
