import { listDraws as listDrawsOperation, listDrawTickets } from '@jobspan/shared-kit/contracts/rewards/draws'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { listDraws, listTickets } from './draw-repository.ts'

/** Draws, with all that is needed to check them (docs/product-rules.md#draws). */
export const registerDrawRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(app, listDrawsOperation, 'public', async ({ session }) => ({
    items: await listDraws(db, session?.kind === 'member' ? session.user.id : null),
  }))
  registerEndpoint(
    app,
    listDrawTickets,
    'public',
    async ({ params }) => {
      const tickets = await listTickets(db, params.id)
      if (!tickets) throw new ApiError('notFound')
      return { tickets }
    },
    // All of them, since anything less cannot be checked: of a hundred thousand, some megabytes.
    { perMinute: 10 },
  )
}
