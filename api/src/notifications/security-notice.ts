import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { QueryExecutor } from '../platform/database/database.ts'
import { currentHostCountry } from '../platform/http/own-origin.ts'
import type { Member } from '../platform/session/session-store.ts'
import { greetingOf } from './greeting.ts'
import { type NoticeTemplate, noticeTemplates } from './message-templates.ts'
import type { NewNotification, NotificationKindDeclaration } from './notification-kind.ts'
import { notify } from './notify.ts'

type NoticeRecipient = Pick<Member, 'email' | 'firstName' | 'isEmailVerify' | 'language'>

/** What became of an account: mailed at once, whatever is switched, also to the address that it had before. */
export const accountSafety = {
  kind: 'account_safety',
  rule: { bell: null, mail: 'always', ignoresSettings: true },
  event: null,
  texts: noticeTemplates,
} as const satisfies NotificationKindDeclaration

/** A notice about the account's safety, in the language that its owner chose, with the page behind its button where it is looked into. */
export const toSecurityNotice = (
  { email, language, ...reader }: NoticeRecipient,
  template: NoticeTemplate,
  values: Record<string, string> = {},
  hostCountry: CountryKey | null = currentHostCountry() ?? null,
): NewNotification => ({
  userId: null,
  email,
  key: null,
  mail: {
    template,
    language,
    hostCountry,
    values: { ...values, ...greetingOf(reader) },
    path: template === 'withdrawalRequested' ? '/rewards/withdraw' : '/account-settings/account',
  },
})

/** Tells of {@link accountSafety}. Call it with the transaction of the change. */
export const queueSecurityNotice = (
  transaction: QueryExecutor,
  user: NoticeRecipient,
  notice: NoticeTemplate,
  values: Record<string, string> = {},
): Promise<void> => notify(transaction, accountSafety, toSecurityNotice(user, notice, values))
