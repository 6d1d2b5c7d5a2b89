import {
  cancelWithdrawal as cancelOperation,
  listWithdrawals as listOperation,
  requestWithdrawal as requestOperation,
} from '@jobspan/shared-kit/contracts/rewards/withdrawals'
import type { FastifyInstance } from 'fastify'
import { queueSecurityNotice } from '../../notifications/security-notice.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { requireRecentAuthentication } from '../../platform/session/recent-authentication.ts'
import { cancelWithdrawal } from './end-withdrawal.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { listWithdrawals } from './withdrawal-rows.ts'

/** Points that are paid out (docs/product-rules.md#withdrawals). */
export const registerWithdrawalRoutes = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    listOperation,
    'member',
    ({ db, query, session }) => listWithdrawals(db, session.user.id, query),
    { readsFromStandby: true },
  )
  registerEndpoint(
    app,
    requestOperation,
    'member',
    async ({ db, body, session }) => {
      requireRecentAuthentication(session)
      const requested = await requestWithdrawal(db, session.user, body)
      const { points, usdt } = requested
      await queueSecurityNotice(db, session.user, 'withdrawalRequested', { points: String(points), usdt })
      return requested
    },
    { perMinute: 10 },
  )
  registerEndpoint(
    app,
    cancelOperation,
    'member',
    ({ params, session }) =>
      app.connection.db.transaction((transaction) => cancelWithdrawal(transaction, session.user.id, params.id)),
    { perMinute: 20 },
  )
}
