import type { FastifyInstance } from 'fastify'
import { registerDistributionRoutes } from './distribution/distribution-routes.ts'
import { registerDrawRoutes } from './draws/draw-routes.ts'
import { registerGrantRoutes } from './grants/grant-routes.ts'
import { registerPointRoutes } from './ledger/point-routes.ts'
import { registerReferralRoutes } from './referrals/referral-routes.ts'
import { registerWithdrawalRoutes } from './withdrawals/withdrawal-routes.ts'

/** What members earn by inviting and being invited, and what it does. */
export const registerRewardsArea = (app: FastifyInstance): void => {
  registerGrantRoutes(app)
  registerPointRoutes(app)
  registerWithdrawalRoutes(app)
  registerDistributionRoutes(app)
  registerReferralRoutes(app)
  registerDrawRoutes(app)
  if (app.settings.usesLocalProviders && app.settings.payoutProviderKey === undefined)
    app.standIns?.payouts.register(app)
}
