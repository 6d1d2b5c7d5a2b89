import type { Queries } from '../database/database.ts'
import type { NoticeTemplate } from '../mail/message-texts.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Member } from '../session/session-store.ts'

/**
 * Queues a mail about the account's safety, in the language that its owner chose, with the account's page behind its button.
 * Such mails cannot be switched off. Call it with the transaction of what it tells of.
 */
export const queueNotice = (
  transaction: Queries,
  user: Pick<Member, 'email' | 'firstName' | 'language'>,
  notice: NoticeTemplate,
  values: Record<string, string> = {},
): Promise<void> => {
  const { email: recipient, firstName, language } = user
  const path = `/${language}/account-settings/account`
  return queueMail(transaction, {
    template: notice,
    recipient,
    language,
    values: { ...values, firstName, path },
  })
}
