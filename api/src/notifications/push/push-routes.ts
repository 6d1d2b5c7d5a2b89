import {
  deletePushSubscription,
  getPushSubscriptions,
  savePushSubscription,
} from '@jobspan/shared-kit/contracts/notifications/push'
import type { FastifyInstance } from 'fastify'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { currentHostCountry } from '../../platform/http/own-origin.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import { hashEndpoint, isPublicKey, isPushEndpoint } from './push-endpoint.ts'
import { endSubscription, findEndpointHashes, saveSubscription } from './push-subscriptions.ts'
import { loadVapidKeys } from './vapid-keys.ts'

/** Which browsers are pushed to. */
export const registerPushRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(app, getPushSubscriptions, 'member', async ({ session }) => ({
    public_key: (await loadVapidKeys(db, app.sealKey)).publicKey,
    endpoint_hashes: await findEndpointHashes(db, session.id),
  }))

  registerEndpoint(
    app,
    savePushSubscription,
    'member',
    async ({ body: { former_endpoint: formerEndpoint, ...target }, session }) => {
      assertFieldsValid({
        endpoint: !isPushEndpoint(target.endpoint, app.settings.pushServices) && 'invalid',
        p256dh: !isPublicKey(target.p256dh) && 'invalid',
      })
      const owner = { userId: session.user.id, sessionId: session.id, hostCountry: currentHostCountry() ?? null }
      await db.transaction(async (transaction) => {
        // A session that ended meanwhile must not leave a subscription behind.
        await lockSession(transaction, session)
        if (formerEndpoint !== undefined) {
          // A worker renews what the browser had, with the cookie of whoever is signed in by now: who never subscribed it is not subscribed by that.
          const hashes = await findEndpointHashes(transaction, session.id)
          if (!hashes.includes(hashEndpoint(formerEndpoint))) return
        }
        await saveSubscription(transaction, app.sealKey, { ...owner, target })
      })
      return {}
    },
    { perMinute: 30 },
  )

  registerEndpoint(app, deletePushSubscription, 'member', async ({ body, session }) => {
    await endSubscription(db, session.user.id, body.endpoint)
    return {}
  })
}
