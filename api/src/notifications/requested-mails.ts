import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sealText } from '../platform/crypto/seal.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { currentHostCountry } from '../platform/http/own-origin.ts'
import type { CodeTemplate, RequestedTemplate, TextTemplate } from './message-templates.ts'
import { queueMessage, withHostCountry } from './outbox.ts'
import type { MailAttachment } from './tables.ts'

// What somebody asks for at this moment: no setting keeps it back, and nobody is told of anything. All else is a notification.

type RequestedMail = {
  template: RequestedTemplate
  recipient: string
  language: LanguageKey
  values: Record<string, string>
  /** Goes with it. Where the file is gone when the mail leaves, the mail does not leave. */
  attachment?: MailAttachment
  /** Where answers go, if not nowhere. */
  replyTo?: string
}

/** Queues a mail that somebody asked for, with the change that it reports: call it with that change's transaction. */
export const queueRequestedMail = (
  transaction: QueryExecutor,
  { values, replyTo, ...mail }: RequestedMail,
): Promise<void> =>
  queueMessage(transaction, {
    channel: 'mail',
    ...mail,
    ...(replyTo !== undefined && { headers: { 'Reply-To': replyTo } }),
    values: withHostCountry(values, currentHostCountry()),
  })

type SecretMessage = {
  channel: 'mail' | 'sms'
  template: CodeTemplate | RequestedTemplate | TextTemplate
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
  queueMessage(transaction, {
    ...message,
    values: withHostCountry({ sealed: sealText(app.sealKey, JSON.stringify(secrets)) }, currentHostCountry()),
    expiresAt: sql`now() + make_interval(secs => ${ttlSeconds})`,
  })
