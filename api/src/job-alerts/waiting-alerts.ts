import { inArray } from 'drizzle-orm'
import { toWaitingItem, type WaitingSource } from '../applications/waiting/load-waiting.ts'
import { readCompanyNames } from '../companies/company-repository.ts'
import { findUnreadAlerts } from '../notifications/notification-repository.ts'
import { toIsoTimestamp } from '../platform/database/timestamp.ts'
import { nameSearch } from './search-name.ts'
import { toSearchPath } from './search-path.ts'
import { jobAlerts } from './tables.ts'

/** A week: the longest that an alert waits before it tells of new jobs anyway. */
const days = 7

/** The member's alerts that told of new jobs under the bell, and were not looked at since. */
export const loadWaitingAlerts: WaitingSource = async (db, { id: userId }, language) => {
  const unread = await findUnreadAlerts(db, userId, days)
  if (unread.length === 0) return []
  const ids = unread.map(({ alertId }) => alertId)
  const rows = await db.select().from(jobAlerts).where(inArray(jobAlerts.id, ids))
  const alerts = new Map(rows.filter((row) => row.userId === userId).map((row) => [row.id, row]))
  const companies = await readCompanyNames(db, [...new Set(rows.flatMap(({ criteria }) => criteria.company_ids ?? []))])
  return unread.flatMap(({ alertId, count, notificationId, at }) => {
    const alert = alerts.get(alertId)
    if (!alert) return []
    const { criteria, country } = alert
    const named = (criteria.company_ids ?? []).flatMap((id) => companies.get(id) ?? [])
    const name = nameSearch({ criteria, country, language }, named)
    const path = toSearchPath(criteria)
    return [
      toWaitingItem({
        kind: 'alert',
        id: alertId,
        at: toIsoTimestamp(at),
        alert: { name, count, path, notification_id: notificationId },
      }),
    ]
  })
}
