import { getPoints, listPointEntries as listOperation } from '@jobspan/shared-kit/contracts/rewards/points'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { listPointEntries, loadPoints } from './read-points.ts'

/** Points of a member (docs/product-rules.md#points). */
export const registerPointRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, getPoints, 'member', ({ db, session }) => loadPoints(db, session.user.id), {
    readsFromStandby: true,
  })
  registerEndpoint(
    app,
    listOperation,
    'member',
    ({ db, query, session }) => listPointEntries(db, session.user.id, query),
    { readsFromStandby: true },
  )
}
