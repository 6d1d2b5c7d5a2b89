import {
  decideRewardReview,
  distributeReward,
  listDistributions,
  listRewardCountries,
  listRewardReviews,
  readRewardReport,
  rejectReward,
  switchRewardCountry,
} from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyInstance } from 'fastify'
import { countInvitationsByState } from '../../invitations/count-invitations-by-state.ts'
import { listHeldInvitations } from '../../invitations/decide-review.ts'
import { readCountrySwitches } from '../../invitations/programme/country-switches.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { listUndistributed } from '../../rewards/grants/distribute-rewards.ts'
import { checkLedger } from '../../rewards/ledger/check-ledger.ts'
import { countGrantsByType, countWithdrawalsByState } from '../../rewards/operations/reward-counts.ts'
import { listHeldWithdrawals } from '../../rewards/withdrawals/end-withdrawal.ts'
import {
  decideReview,
  distributeGrant,
  recordAddressesRead,
  rejectGrant,
  switchCountry,
  toRewardCountry,
} from './operate-rewards.ts'

const changes = { perMinute: 60 }
const maxReviews = 100

/** Invitations and what they bring, for the people who run the marketplace. */
export const registerOperatedRewardRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(app, listRewardReviews, 'operator', async () => {
    const items = [...(await listHeldInvitations(db)), ...(await listHeldWithdrawals(db))]
    return { items: items.toSorted((one, other) => (one.at < other.at ? -1 : 1)).slice(0, maxReviews) }
  })
  registerEndpoint(
    app,
    decideRewardReview,
    'operator',
    async ({ params, body, operator }) => {
      await db.transaction((each) => decideReview(each, params, { operator: operator.name, ...body }))
      return null
    },
    changes,
  )
  registerDistribution(app)
  registerEndpoint(app, listRewardCountries, 'operator', async () => ({
    items: await Promise.all(
      countries.map(async ({ key }) => toRewardCountry(key, await readCountrySwitches(db, key))),
    ),
  }))
  registerEndpoint(
    app,
    switchRewardCountry,
    'operator',
    ({ params, body, operator }) =>
      db.transaction((each) => switchCountry(each, params.country, { operator: operator.name, ...body })),
    changes,
  )
  registerEndpoint(app, readRewardReport, 'operator', async ({ log }) => ({
    invitations: await countInvitationsByState(db),
    grants: await countGrantsByType(db),
    withdrawals: await countWithdrawalsByState(db),
    ledger: await checkLedger(db, log),
  }))
}

const registerDistribution = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(app, listDistributions, 'operator', async ({ operator }) => {
    const items = await listUndistributed(db)
    await recordAddressesRead(db, operator.name, items)
    return { items }
  })
  registerEndpoint(
    app,
    distributeReward,
    'operator',
    async ({ params, body, operator }) => {
      await db.transaction((each) => distributeGrant(each, params.id, { operator: operator.name, ...body }))
      return null
    },
    changes,
  )
  registerEndpoint(
    app,
    rejectReward,
    'operator',
    async ({ params, body, operator }) => {
      await db.transaction((each) => rejectGrant(each, params.id, { operator: operator.name, ...body }))
      return null
    },
    changes,
  )
}
