import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { publishLiveSql } from '../platform/database/live-events.ts'
import { defaultNotificationSettings, notificationRules } from './notification-rules.ts'

type JobAlertNotification = { userId: number; alertId: number; period: string; count: number }

/**
 * Notifies many members of their alerts by one statement, as `notify` does for one member: in the list under the bell, if that is switched
 * on. The mail is the alert itself.
 */
export const notifyOfJobAlerts = async (
  transaction: QueryExecutor,
  notifications: readonly JobAlertNotification[],
): Promise<void> => {
  if (notifications.length === 0) return
  const { app } = notificationRules.job_alert
  await transaction.execute(sql`
    with added as (
      insert into notifications (user_id, kind, subject, event_key)
      select told."userId", 'job_alert', jsonb_build_object('alert_id', told."alertId", 'count', told.count),
        'job-alert:' || told."alertId" || ':' || told.period
      from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb)
          as told ("userId" int, "alertId" int, period text, count int)
        left join notification_settings as settings on settings.user_id = told."userId"
      where coalesce((settings.switches ->> ${app})::boolean, ${defaultNotificationSettings[app]})
      on conflict do nothing returning user_id)
    select ${publishLiveSql(sql`jsonb_build_object('type', 'notification', 'user', user_id)`)} from added`)
}
