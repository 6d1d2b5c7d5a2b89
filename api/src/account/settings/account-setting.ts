import {
  type accountSetting,
  type NotificationSettings,
  notificationKeys,
  type QuietHours,
} from '@jobspan/shared-kit/contracts/account-settings'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { users } from '../../members/tables.ts'
import { defaultNotificationSettings } from '../../notifications/notification-rules.ts'
import { notificationSettings } from '../../notifications/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { toSessionUser } from '../../platform/session/session-user.ts'

/** Settings of an account, as they are in the database now. */
export const loadAccountSetting = async (
  db: QueryExecutor,
  userId: number,
): Promise<z.input<typeof accountSetting>> => {
  const [row] = await db
    .select({ user: users, switches: notificationSettings.switches, quietHours: notificationSettings.quietHours })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new ApiError('notFound')
  return {
    user: toSessionUser(row.user),
    language: row.user.language,
    notifications: { ...defaultNotificationSettings, ...pickKnown(row.switches ?? {}) },
    quiet_hours: row.quietHours,
    delete_after: row.user.deleteAfter?.toISOString() ?? null,
  }
}

/** Changes the switches that are named, in one statement: two tabs that change different ones lose neither. */
export const saveNotificationSettings = async (
  db: QueryExecutor,
  userId: number,
  switches: Partial<NotificationSettings>,
): Promise<void> => {
  await db
    .insert(notificationSettings)
    .values({ userId, switches: pickKnown(switches) })
    .onConflictDoUpdate({
      target: notificationSettings.userId,
      set: { switches: sql`${notificationSettings.switches} || excluded.switches`, updatedAt: sql`now()` },
    })
}

/** Sets the hours in which no mail is sent; null for none. */
export const saveQuietHours = async (
  db: QueryExecutor,
  userId: number,
  quietHours: QuietHours | null,
): Promise<void> => {
  await db
    .insert(notificationSettings)
    .values({ userId, switches: {}, quietHours })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { quietHours, updatedAt: sql`now()` } })
}

/** Switches of former releases are left out. */
const pickKnown = (switches: Partial<NotificationSettings>): Partial<NotificationSettings> =>
  Object.fromEntries(Object.entries(switches).filter(([key]) => isKey(key)))

const isKey = (key: string) => (notificationKeys as readonly string[]).includes(key)
