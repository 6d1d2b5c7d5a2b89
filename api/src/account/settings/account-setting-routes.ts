import { getAccountSetting, saveUserSettings, updateMe } from '@jobspan/shared-kit/contracts/account-settings'
import { isOfMinAge } from '@jobspan/shared-kit/contracts/profile-dates'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { unlisted } from '../../config/lists/unlisted.ts'
import { isTimeZone } from '../../notifications/quiet-hours.ts'
import { seekers, users } from '../../platform/database/schema/seekers.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { refreshUserCookie } from '../../platform/session/user-cookie.ts'
import { saveProfileFacts } from '../../profile/profile-facts.ts'
import { loadAccountSetting, saveNotificationSettings, saveQuietHours } from './account-setting.ts'

/** What a member sets about the account: switches, language, name, facts of the profile. */
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

  registerEndpoint(app, updateMe, 'member', async ({ body, session, reply }) => {
    const { notice_period_id: noticePeriodId, date_of_birth: dateOfBirth } = body
    assertFieldsValid({
      notice_period_id: unlisted('notice_period_lists', noticePeriodId),
      location_id: unlisted('locations', body.location_id),
      xp_lvl_id: unlisted('xp_lvls', body.xp_lvl_id),
      date_of_birth: dateOfBirth != null && !isOfMinAge(dateOfBirth, latestDay()) && 'too_young',
    })
    const changes = { firstName: body.first_name, lastName: body.last_name, noticePeriodId, updatedAt: sql`now()` }
    const user = await db.transaction(async (transaction) => {
      const [changed] = await transaction.update(users).set(changes).where(eq(users.id, session.user.id)).returning()
      if (!changed) throw new ApiError('notFound')
      await saveProfileFacts(transaction, changed.id, {
        dateOfBirth,
        locationId: body.location_id,
        xpLvlId: body.xp_lvl_id,
        jobSeekingStatus: body.job_seeking_status,
      })
      return changed
    })
    return refreshUserCookie(app, reply, user)
  })
}

const fourteenHours = 14 * 60 * 60_000

/** The calendar's day where it is the furthest on (UTC+14): whoever is old enough where they are, is so here. */
const latestDay = (): string => new Date(Date.now() + fourteenHours).toISOString().slice(0, 10)
