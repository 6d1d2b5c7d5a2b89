import { listDevices, revokeOtherSessions, revokeSession } from '@jobspan/shared-kit/contracts/auth/account-security'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sessions } from '../../members/tables.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import { clearSessionCookies } from '../../platform/session/session-cookie.ts'
import { endMemberSessions } from './end-sessions.ts'

/** Devices that are signed in to one's account, and signing them out. */
export const registerDeviceRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, listDevices, 'member', async ({ db, session }) => {
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, session.user.id), gt(sessions.expiresAt, sql`now()`)))
      .orderBy(desc(eq(sessions.id, session.id)), desc(sessions.seenAt), desc(sessions.id))
    const items = rows.map((row) => ({
      id: row.id,
      device_name: row.deviceName,
      device_type: row.deviceType ?? 'other',
      country: row.country,
      // Sessions from before ways were noted began with a password: there was no other way.
      signed_in_with: row.signedInWith ?? 'password',
      signed_in_at: row.createdAt.toISOString(),
      seen_at: row.seenAt.toISOString(),
      is_current: row.id === session.id,
    }))
    return { items }
  })

  registerEndpoint(app, revokeSession, 'member', async ({ db, params, session, reply }) => {
    const ended = await db
      .delete(sessions)
      .where(and(eq(sessions.id, params.id), eq(sessions.userId, session.user.id)))
      .returning({ id: sessions.id })
    if (ended.length === 0) throw new ApiError('notFound')
    if (params.id === session.id) clearSessionCookies(reply, app.settings)
    return null
  })

  registerEndpoint(app, revokeOtherSessions, 'member', ({ session }) =>
    app.connection.db.transaction(async (transaction) => {
      await lockSession(transaction, session)
      return { ended: await endMemberSessions(transaction, session.user.id, session.tokenHash) }
    }),
  )
}
