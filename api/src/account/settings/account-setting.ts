import type { accountSetting } from '@jobspan/shared-kit/contracts/account/account-settings'
import { eq } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { users } from '../../members/tables.ts'
import { loadNotificationSettings } from '../../notifications/notification-settings.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { toSessionUser } from '../../platform/session/session-user.ts'

/** Settings of an account, as they are in the database now. */
export const loadAccountSetting = async (
  db: QueryExecutor,
  userId: number,
): Promise<z.input<typeof accountSetting>> => {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new ApiError('notFound')
  const { switches, quietHours } = await loadNotificationSettings(db, userId)
  const {
    email_interviews,
    app_interviews,
    push_messages,
    push_applications,
    push_interviews,
    push_job_alerts,
    ...notifications
  } = switches
  return {
    user: toSessionUser(user),
    language: user.language,
    notifications,
    interview_reminders: { email_interviews, app_interviews },
    push: { push_messages, push_applications, push_interviews, push_job_alerts },
    quiet_hours: quietHours,
    delete_after: user.deleteAfter?.toISOString() ?? null,
  }
}
