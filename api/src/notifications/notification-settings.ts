import {
  type InterviewReminders,
  interviewReminderKeys,
  type NotificationSettings,
  notificationKeys,
  type PushSwitches,
  pushKeys,
  type QuietHours,
} from '@jobspan/shared-kit/contracts/account/account-settings'
import { eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { notificationSettings } from './tables.ts'

/** All switches of a member. */
export type NotificationSwitches = NotificationSettings & InterviewReminders & PushSwitches

/** Switches of a member who never touched them. */
export const defaultNotificationSettings: NotificationSwitches = {
  email_applications: true,
  email_messages: true,
  email_job_alerts: true,
  email_profile_views: false,
  app_applications: true,
  app_messages: true,
  app_job_alerts: true,
  app_profile_views: true,
  email_interviews: true,
  app_interviews: true,
  push_messages: true,
  push_applications: true,
  push_interviews: true,
  push_job_alerts: true,
}

/** What a member set: every switch, and the hours in which nothing is mailed or pushed (null for none). */
export const loadNotificationSettings = async (
  db: QueryExecutor,
  userId: number,
): Promise<{ switches: NotificationSwitches; quietHours: QuietHours | null }> => {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId))
  return {
    switches: { ...defaultNotificationSettings, ...pickKnown(row?.switches ?? {}) },
    quietHours: row?.quietHours ?? null,
  }
}

/** Changes the switches that are named, in one statement: two tabs that change different ones lose neither. */
export const saveNotificationSettings = async (
  db: QueryExecutor,
  userId: number,
  switches: Partial<NotificationSwitches>,
): Promise<void> => {
  await db
    .insert(notificationSettings)
    .values({ userId, switches: pickKnown(switches) })
    .onConflictDoUpdate({
      target: notificationSettings.userId,
      set: { switches: sql`${notificationSettings.switches} || excluded.switches`, updatedAt: sql`now()` },
    })
}

/** Sets the hours in which nothing is mailed or pushed; null for none. */
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

/** As if nothing was ever set. */
export const resetNotificationSettings = async (db: QueryExecutor, userId: number): Promise<void> => {
  await db.delete(notificationSettings).where(eq(notificationSettings.userId, userId))
}

/** Switches of former releases are left out. */
const pickKnown = (switches: Partial<NotificationSwitches>): Partial<NotificationSwitches> =>
  Object.fromEntries(Object.entries(switches).filter(([key]) => isKey(key)))

const keys: readonly string[] = [...notificationKeys, ...interviewReminderKeys, ...pushKeys]
const isKey = (key: string) => keys.includes(key)
