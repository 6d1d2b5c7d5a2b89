import { listWaiting } from '@jobspan/shared-kit/contracts/applications/waiting'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { loadWaiting } from './load-waiting.ts'

/** What a member sees first (docs/product-rules.md#what-waits). */
export const registerWaitingRoutes = (app: FastifyInstance): void =>
  registerEndpoint(app, listWaiting, 'member', ({ db, session, language }) => loadWaiting(db, session.user, language), {
    readsFromStandby: true,
  })
