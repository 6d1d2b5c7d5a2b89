import {
  getRewardsSummary,
  listGrants as listOperation,
  useGrant as useOperation,
} from '@jobspan/shared-kit/contracts/rewards/grants'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { listGrants } from './list-grants.ts'
import { loadRewardsSummary } from './rewards-summary.ts'
import { beginUse } from './use-grant.ts'

/** What a member earned (docs/product-rules.md#rewards). */
export const registerGrantRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, getRewardsSummary, 'member', ({ db, session }) => loadRewardsSummary(db, session.user), {
    readsFromStandby: true,
  })
  registerEndpoint(app, listOperation, 'member', ({ db, query, session }) => listGrants(db, session.user.id, query), {
    readsFromStandby: true,
  })
  registerEndpoint(
    app,
    useOperation,
    'member',
    ({ params, session }) =>
      app.connection.db.transaction((transaction) => beginUse(transaction, session.user.id, params.id)),
    { perMinute: 60 },
  )
}
