import { getAccountSetting, saveUserSettings, updateMe } from '@jobspan/shared-kit/contracts/account-settings'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { configList } from '../config-lists/config-list.ts'
import { seekers, users } from '../database/schema/seekers.ts'
import { ApiError } from '../errors/api-error.ts'
import { registerEndpoint } from '../http/register-endpoint.ts'
import { answerWithUser } from '../session/user-cookie.ts'
import { loadAccountSetting, saveSwitches } from './account-setting.ts'

/** What a member sets about the account: switches, language, name. */
export const registerAccountSettingRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(app, getAccountSetting, 'member', ({ session }) => loadAccountSetting(db, session.user.id))

  registerEndpoint(app, saveUserSettings, 'member', async ({ body, session }) => {
    const { id } = session.user
    const { language, notifications } = body
    return db.transaction(async (transaction) => {
      if (language) {
        await transaction.update(users).set({ language, updatedAt: sql`now()` }).where(eq(users.id, id))
        await transaction.update(seekers).set({ language }).where(eq(seekers.id, id))
      }
      if (notifications) await saveSwitches(transaction, id, notifications)
      return loadAccountSetting(transaction, id)
    })
  })

  registerEndpoint(app, updateMe, 'member', async ({ body, session, reply }) => {
    const { notice_period_id: noticePeriodId } = body
    const isKnown =
      noticePeriodId === undefined || configList('notice_period_lists', 'en-us')?.some(hasId(noticePeriodId))
    if (!isKnown) {
      throw new ApiError('validationFailed', { status: 422, fields: { notice_period_id: ['unknown'] } })
    }
    const changes = { firstName: body.first_name, lastName: body.last_name, noticePeriodId, updatedAt: sql`now()` }
    const [user] = await db.update(users).set(changes).where(eq(users.id, session.user.id)).returning()
    if (!user) throw new ApiError('notFound')
    return answerWithUser(app, reply, user)
  })
}

const hasId = (id: number) => (option: { id: number }) => option.id === id
