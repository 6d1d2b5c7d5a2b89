import { getAccountSetting, saveUserSettings } from '@jobspan/shared-kit/contracts/account/account-settings'
import type { FastifyInstance } from 'fastify'
import { changeLanguage } from '../../members/change-member.ts'
import { saveNotificationSettings, saveQuietHours } from '../../notifications/notification-settings.ts'
import { isTimeZone } from '../../notifications/quiet-hours.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { loadAccountSetting } from './account-setting.ts'

/** What a member sets about the account: switches, language. */
export const registerAccountSettingRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(app, getAccountSetting, 'member', ({ session }) => loadAccountSetting(db, session.user.id))

  registerEndpoint(app, saveUserSettings, 'member', async ({ body, session }) => {
    const { id } = session.user
    const { language, notifications, interview_reminders: reminders, push, quiet_hours: quietHours } = body
    assertFieldsValid({
      'quiet_hours.time_zone': !!quietHours && !isTimeZone(quietHours.time_zone) && 'unknown',
      'quiet_hours.to': !!quietHours && quietHours.from === quietHours.to && 'same_as_from',
    })
    return db.transaction(async (transaction) => {
      if (language) await changeLanguage(transaction, id, language)
      if (notifications || reminders || push)
        await saveNotificationSettings(transaction, id, { ...notifications, ...reminders, ...push })
      if (quietHours !== undefined) await saveQuietHours(transaction, id, quietHours)
      return loadAccountSetting(transaction, id)
    })
  })
}
