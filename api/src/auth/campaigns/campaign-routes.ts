import { listCampaignVisits, logGoogleUtm } from '@jobspan/shared-kit/contracts/auth/campaign-visits'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { countVisit, listVisits } from './campaign-visits.ts'

/** Visits that campaigns led here: counted with consent, and read by operators alone (docs/product-rules.md#campaign-visits). */
export const registerCampaignRoutes = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    logGoogleUtm,
    'public',
    async ({ db, body: { consent: _, ...visit }, country }) => {
      await countVisit(db, { ...visit, country })
      return null
    },
    { perMinute: 10 },
  )
  registerEndpoint(app, listCampaignVisits, 'operator', async ({ db, query }) => ({
    items: await listVisits(db, query),
  }))
}
