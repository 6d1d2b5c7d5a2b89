import {
  closeDraw as closeOperation,
  listOperatedDraws,
  openDraw as openOperation,
} from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import {
  type ClosedDraw,
  closeDraw,
  listOperatedDraws as listDraws,
  openDraw,
} from '../../rewards/draws/draw-repository.ts'
import { conflict, recordAct } from '../operator-acts.ts'

const changes = { perMinute: 60 }

/** Draws, for the people who run the marketplace. */
export const registerOperatedDrawRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(app, listOperatedDraws, 'operator', async () => ({ items: await listDraws(db) }))
  registerEndpoint(
    app,
    openOperation,
    'operator',
    ({ body, operator }) =>
      db.transaction(async (transaction) => {
        const { prize, winners, reason } = body
        const closesAt = new Date(body.closes_at)
        if (closesAt.getTime() <= Date.now())
          throw new ApiError('validationFailed', { status: 422, fields: { closes_at: ['past'] } })
        const draw = await openDraw(transaction, app.sealKey, { prize, closesAt, winnerCount: winners })
        const { id, seed_hash: seedHash } = draw
        const about = { operator: operator.name, act: 'draw.opened', subject: 'draw', subjectId: id, reason } as const
        await recordAct(transaction, { ...about, before: null, after: { prize, winners, seed_hash: seedHash } })
        return draw
      }),
    changes,
  )
  registerEndpoint(
    app,
    closeOperation,
    'operator',
    ({ params: { id }, body: { reason }, operator }) =>
      db.transaction(async (transaction) => {
        const draw = requireClosed(id, await closeDraw(transaction, app.sealKey, id))
        const about = { operator: operator.name, act: 'draw.closed', subject: 'draw', subjectId: id, reason } as const
        const { seed, tickets_hash, winners } = draw
        await recordAct(transaction, { ...about, before: { state: 'open' }, after: { seed, tickets_hash, winners } })
        return draw
      }),
    changes,
  )
}

const requireClosed = (id: number, closed: ClosedDraw) => {
  if ('draw' in closed) return closed.draw
  if (closed.refused === 'unknown') throw new ApiError('notFound')
  if (closed.refused === 'closed') throw conflict(`Draw ${id} is closed already.`)
  if (closed.refused === 'too_early') throw conflict(`Draw ${id} takes chances until its published end; close it then.`)
  throw conflict(`The seed of draw ${id} cannot be read: this API has another SEAL_KEY than the one that opened it.`)
}
