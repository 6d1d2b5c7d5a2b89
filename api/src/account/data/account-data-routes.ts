import { cancelDeletion, deleteAccount, downloadAccount } from '@jobspan/shared-kit/contracts/account/account-settings'
import { findLanguage } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { endOtherSessions } from '../../auth/devices/end-sessions.ts'
import { users } from '../../members/tables.ts'
import { queueSecurityNotice } from '../../notifications/security-notice.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import { requireRecentAuthentication } from '../../platform/session/recent-authentication.ts'
import { loadAccountSetting } from '../settings/account-setting.ts'
import { exportAccountData } from './export-account-data.ts'

/** How long a member may change their mind. */
const waitDays = 14

/** Taking one's data along, and taking it away. */
export const registerAccountDataRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    downloadAccount,
    'member',
    async ({ session, reply }) => {
      requireRecentAuthentication(session)
      const day = new Date().toISOString().slice(0, 10)
      reply.header('content-disposition', `attachment; filename="account-data-${day}.json"`)
      const exported = await db.transaction((transaction) => exportAccountData(transaction, session.user), {
        isolationLevel: 'repeatable read',
      })
      return { collected_at: new Date().toISOString(), ...exported }
    },
    { perMinute: 5 },
  )

  registerEndpoint(app, deleteAccount, 'member', async ({ session }) => {
    requireRecentAuthentication(session)
    const { id, language } = session.user
    return db.transaction(async (transaction) => {
      await lockSession(transaction, session)
      const [user] = await transaction
        .update(users)
        .set({ deleteAfter: sql`now() + make_interval(days => ${waitDays})` })
        .where(and(eq(users.id, id), isNull(users.deleteAfter)))
        .returning()
      // Asked for again, the first day stands, and nobody is told twice.
      if (user?.deleteAfter) {
        await endOtherSessions(transaction, user, session.tokenHash)
        const format = new Intl.DateTimeFormat(findLanguage(language)?.intl, { dateStyle: 'long', timeZone: 'UTC' })
        await queueSecurityNotice(transaction, user, 'accountDeletion', { date: format.format(user.deleteAfter) })
      }
      return loadAccountSetting(transaction, id)
    })
  })

  registerEndpoint(app, cancelDeletion, 'member', async ({ session }) => {
    await db.update(users).set({ deleteAfter: null }).where(eq(users.id, session.user.id))
    return loadAccountSetting(db, session.user.id)
  })
}
