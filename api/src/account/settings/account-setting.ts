import {
  type accountSetting,
  type NotificationSettings,
  notificationKeys,
} from '@jobspan/shared-kit/contracts/account-settings'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { notificationSettings } from '../../platform/database/schema/account.ts'
import { users } from '../../platform/database/schema/seekers.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { toSessionUser } from '../../platform/session/session-user.ts'

/** As it comes: what belongs to something the member does is on, what advertises only where they subscribed. */
const defaultNotificationSettings = ({ isSubscribed }: Pick<Member, 'isSubscribed'>): NotificationSettings => ({
  email_applications: true,
  email_messages: true,
  email_job_alerts: true,
  email_recommendations: isSubscribed,
  email_news: isSubscribed,
  push_applications: true,
  push_messages: true,
  push_job_alerts: true,
})

/** Settings of an account, as they are in the database now. */
export const loadAccountSetting = async (
  db: QueryExecutor,
  userId: number,
): Promise<z.input<typeof accountSetting>> => {
  const [row] = await db
    .select({ user: users, switches: notificationSettings.switches })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new ApiError('notFound')
  return {
    user: toSessionUser(row.user),
    language: row.user.language,
    notifications: { ...defaultNotificationSettings(row.user), ...row.switches },
    delete_after: row.user.deleteAfter?.toISOString() ?? null,
  }
}

/** Changes the switches that are named, in one statement: two tabs that change different ones lose neither. */
export const saveNotificationSettings = async (
  db: QueryExecutor,
  userId: number,
  switches: Partial<NotificationSettings>,
): Promise<void> => {
  const knownSettings = Object.fromEntries(Object.entries(switches).filter(([key]) => isKey(key)))
  await db
    .insert(notificationSettings)
    .values({ userId, switches: knownSettings })
    .onConflictDoUpdate({
      target: notificationSettings.userId,
      set: { switches: sql`${notificationSettings.switches} || excluded.switches`, updatedAt: sql`now()` },
    })
}

const isKey = (key: string) => (notificationKeys as readonly string[]).includes(key)
