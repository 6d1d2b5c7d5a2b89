import type { NotificationSettings, QuietHours } from '@jobspan/shared-kit/contracts/account-settings'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { eq } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { readerOf } from './greeting.ts'
import { defaultNotificationSettings } from './notification-rules.ts'
import { type QueuedMail, queueMail } from './outbox.ts'
import { endOfQuietHours } from './quiet-hours.ts'
import { notificationSettings } from './tables.ts'

/** A member as far as notifications go: where mails go, and what was switched. */
export type NotifiedMember = {
  id: number
  email: string
  firstName: string
  language: LanguageKey
  /** On whose host they were last; null for the public one. */
  hostCountry: CountryKey | null
  /** Whether the address is proven to be the member's. */
  isEmailVerify: boolean
  isSuspended: boolean
  switches: NotificationSettings
  quietHours: QuietHours | null
}

/** Whether a switch of the member is on, or there is none for it. */
export const isOn = ({ switches }: NotifiedMember, key: keyof NotificationSettings | 'always'): boolean =>
  key === 'always' || switches[key]

/** Null where there is no such member. */
export const findNotifiedMember = async (db: QueryExecutor, userId: number): Promise<NotifiedMember | null> => {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      language: users.language,
      hostCountry: users.hostCountry,
      isEmailVerify: users.isEmailVerify,
      isSuspended: users.isSuspended,
      switches: notificationSettings.switches,
      quietHours: notificationSettings.quietHours,
    })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) return null
  const { switches, ...member } = row
  return { ...member, switches: { ...defaultNotificationSettings, ...switches } }
}

type MemberMail = Pick<QueuedMail, 'template' | 'values'> & {
  /** Below the language, such as `/chat/7`: where the mail's button leads. */
  path: string
  /** Whether it goes to an address that nobody has proven, too (ADR 76). */
  reachesUnproven?: boolean | undefined
}

/** Whether mails of a kind go to the member at all: nothing to a suspended account, and little to an address that nobody has proven. */
export const isMailable = (
  { isEmailVerify, isSuspended }: NotifiedMember,
  { reachesUnproven = false }: Pick<MemberMail, 'reachesUnproven'>,
): boolean => !isSuspended && (isEmailVerify || reachesUnproven)

/**
 * Queues a mail to a member if `key` is switched on and {@link isMailable}; in quiet hours it leaves when they end. Returns whether it was
 * queued. For everything but the account's safety, which is not switched (`queueSecurityNotice`).
 */
export const queueMemberMail = async (
  transaction: QueryExecutor,
  member: NotifiedMember,
  key: Extract<keyof NotificationSettings, `email_${string}`> | 'always',
  { path, values, reachesUnproven, ...mail }: MemberMail,
): Promise<boolean> => {
  const { quietHours, language, hostCountry, email: recipient } = member
  if (!isMailable(member, { reachesUnproven }) || !isOn(member, key)) return false
  await queueMail(transaction, {
    ...mail,
    recipient,
    language,
    hostCountry,
    values: { ...values, ...readerOf(member), path: `/${language}${path}` },
    notBefore: endOfQuietHours(quietHours),
  })
  return true
}
