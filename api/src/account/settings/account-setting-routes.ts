import { getAccountSetting, saveUserSettings } from '@jobspan/shared-kit/contracts/account-settings'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { seekers, users } from '../../members/tables.ts'
import { isTimeZone } from '../../notifications/quiet-hours.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { loadAccountSetting, saveNotificationSettings, saveQuietHours } from './account-setting.ts'

/** What a member sets about the account: switches, language. */
export const registerAccountSettingRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(app, getAccountSetting, 'member', ({ session }) => loadAccountSetting(db, session.user.id))

  registerEndpoint(app, saveUserSettings, 'member', async ({ body, session }) => {
    const { id } = session.user
    const { language, notifications, quiet_hours: quietHours } = body
    assertFieldsValid({
      'quiet_hours.time_zone': !!quietHours && !isTimeZone(quietHours.time_zone) && 'unknown',
      'quiet_hours.to': !!quietHours && quietHours.from === quietHours.to && 'same_as_from',
    })
    return db.transaction(async (transaction) => {
      if (language) {
        await transaction.update(users).set({ language, updatedAt: sql`now()` }).where(eq(users.id, id))
        await transaction.update(seekers).set({ language }).where(eq(seekers.id, id))
      }
      if (notifications) await saveNotificationSettings(transaction, id, notifications)
      if (quietHours !== undefined) await saveQuietHours(transaction, id, quietHours)
      return loadAccountSetting(transaction, id)
    })
  })
}
