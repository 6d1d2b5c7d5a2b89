import type { AiPurpose } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import { type AiHelp, getAiHelp, giveAiConsent, withdrawAiConsent } from '@jobspan/shared-kit/contracts/ai/ai-help'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { findConsent, giveConsent, sourceOf, withdrawConsent } from './ai-consents.ts'
import { readQuotas } from './ai-quotas.ts'

/** Who answers a member, to what they consented, and how much is left (docs/product-rules.md#ai-help). */
export const registerAiHelpRoutes = (app: FastifyInstance): void => {
  const { ai } = app.settings

  const readPurpose = async (db: QueryExecutor, userId: number, purpose: AiPurpose) => {
    const source = sourceOf(ai[purpose])
    const consent = source.name === null ? null : await findConsent(db, userId, purpose, source.name)
    return { source, consented_at: consent?.toISOString() ?? null }
  }
  const readState = async (db: QueryExecutor, userId: number): Promise<AiHelp> => ({
    text: await readPurpose(db, userId, 'text'),
    images: await readPurpose(db, userId, 'images'),
    quotas: await readQuotas(db, userId, new Date()),
  })

  registerEndpoint(app, getAiHelp, 'member', ({ db, session }) => readState(db, session.user.id))

  registerEndpoint(app, giveAiConsent, 'member', async ({ db, session, params, body }) => {
    const { id } = session.user
    if (ai[params.purpose]?.name !== body.provider)
      throw new ApiError('aiProviderChanged', { data: await readState(db, id) })
    await giveConsent(db, id, params.purpose, body.provider)
    return readState(db, id)
  })

  registerEndpoint(app, withdrawAiConsent, 'member', async ({ db, session, params }) => {
    await withdrawConsent(db, session.user.id, params.purpose)
    return readState(db, session.user.id)
  })
}
