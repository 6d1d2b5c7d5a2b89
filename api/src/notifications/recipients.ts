import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import type { Reader } from './decide.ts'
import { defaultNotificationSettings } from './notification-settings.ts'
import { notificationSettings, suppressedEmails } from './tables.ts'

/** A member as far as notifications go: where mails go, and what was switched. */
export type Recipient = Reader & {
  id: number
  email: string
  firstName: string
  language: LanguageKey
  /** On whose host they were last; null for the public one. */
  hostCountry: CountryKey | null
}

/** Addresses that alerts go to no more; those of readers who want no invitations, or said that an account is not theirs, are not among them. */
const isBounced = inArray(suppressedEmails.reason, ['bounce', 'complaint'])

/** Those of the members who are there, by id. */
export const loadRecipients = async (
  db: QueryExecutor,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Recipient>> => {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      language: users.language,
      hostCountry: users.hostCountry,
      isEmailVerify: users.isEmailVerify,
      isSuspended: users.isSuspended,
      isSuppressed: sql<boolean>`${suppressedEmails.email} is not null`,
      switches: notificationSettings.switches,
      quietHours: notificationSettings.quietHours,
    })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .leftJoin(suppressedEmails, and(eq(suppressedEmails.email, users.email), isBounced))
    .where(inArray(users.id, [...userIds]))
  return new Map(
    rows.map(({ switches, ...member }) => [
      member.id,
      { ...member, switches: { ...defaultNotificationSettings, ...switches } },
    ]),
  )
}

/** Those of some addresses that bounced or complained. */
export const findSuppressed = async (db: QueryExecutor, emails: readonly string[]): Promise<ReadonlySet<string>> => {
  if (emails.length === 0) return new Set()
  const rows = await db
    .select({ email: suppressedEmails.email })
    .from(suppressedEmails)
    .where(and(inArray(suppressedEmails.email, [...emails]), isBounced))
  return new Set(rows.map(({ email }) => email))
}

/** Whoever reads an address that is no member's: they confirmed what is mailed there, and have no settings. */
export const addressReader = (isSuppressed: boolean): Reader => ({
  isEmailVerify: true,
  isSuspended: false,
  isSuppressed,
  switches: defaultNotificationSettings,
  quietHours: null,
})
