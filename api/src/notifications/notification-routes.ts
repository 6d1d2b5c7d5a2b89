import { listNotifications, markNotificationsRead } from '@jobspan/shared-kit/contracts/notifications/notifications'
import { countUnreadNotifications } from '@jobspan/shared-kit/contracts/notifications/unread-notifications'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { countUnread, findNotifications, markAlertRead, markRead } from './notification-repository.ts'

/** The list under the bell. */
export const registerNotificationRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    listNotifications,
    'member',
    ({ db: reader, query, session }) => findNotifications(reader, session.user.id, query),
    { readsFromStandby: true },
  )
  registerEndpoint(
    app,
    countUnreadNotifications,
    'member',
    async ({ db: reader, session }) => ({ count: await countUnread(reader, session.user.id) }),
    { readsFromStandby: true },
  )
  registerEndpoint(app, markNotificationsRead, 'member', ({ body, session }) =>
    db.transaction(async (transaction) => {
      const { notification_id: id, shown_ids: shownIds } = body
      if (body.is_alert_alone) await markAlertRead(transaction, session.user.id, id)
      else await markRead(transaction, session.user.id, id, shownIds)
      return { unread_count: await countUnread(transaction, session.user.id) }
    }),
  )
}
