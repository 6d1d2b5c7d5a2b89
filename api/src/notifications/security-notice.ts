import type { QueryExecutor } from '../platform/database/database.ts'
import type { Member } from '../platform/session/session-store.ts'
import { greetingOf } from './greeting.ts'
import type { NoticeTemplate } from './message-templates.ts'
import { type QueuedMail, queueMail } from './outbox.ts'

type NoticeRecipient = Pick<Member, 'email' | 'firstName' | 'isEmailVerify' | 'language'>

/**
 * A mail about the account's safety, in the language that its owner chose, with the account's page behind its button. Such mails
 * cannot be switched off.
 */
export const toSecurityNotice = (
  { email: recipient, language, ...reader }: NoticeRecipient,
  template: NoticeTemplate,
  values: Record<string, string> = {},
): QueuedMail => {
  const path = `/${language}/account-settings/account`
  return { template, recipient, language, values: { ...values, ...greetingOf(reader), path } }
}

/** Queues {@link toSecurityNotice}. Call it with the transaction of what it tells of. */
export const queueSecurityNotice = (
  transaction: QueryExecutor,
  user: NoticeRecipient,
  notice: NoticeTemplate,
  values: Record<string, string> = {},
): Promise<void> => queueMail(transaction, toSecurityNotice(user, notice, values))
