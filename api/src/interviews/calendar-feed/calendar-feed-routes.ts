import {
  createCalendarFeed,
  getCalendarFeed,
  readCalendarFeed,
  revokeCalendarFeed,
} from '@jobspan/shared-kit/contracts/interviews/calendar-feed'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { createFeed, findFeed, readFeed, revokeFeed } from './calendar-feed.ts'

/** The secret address under which a calendar reads a member's interviews (docs/product-rules.md#calendar-feed). */
export const registerCalendarFeedRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  const { brandName: name, publicOrigin } = app.settings
  registerEndpoint(app, getCalendarFeed, 'member', ({ session }) => findFeed(db, session.user.id))
  registerEndpoint(app, createCalendarFeed, 'member', async ({ session }) => {
    const path = readCalendarFeed.path.replace(':secret', `${await createFeed(db, session.user.id)}.ics`)
    return { url: new URL(path, publicOrigin).href }
  })
  registerEndpoint(app, revokeCalendarFeed, 'member', async ({ session }) => {
    await revokeFeed(db, session.user.id)
    return null
  })
  const config = { rateLimit: rateLimit(app.settings, 'GET', 60) }
  app.get<{ Params: { secret: string } }>(readCalendarFeed.path, { config }, async (request, reply) => {
    const secret = request.params.secret.replace(/\.ics$/, '')
    const calendar = await readFeed(db, secret, { name, origin: new URL(publicOrigin) })
    if (calendar === null) throw new ApiError('notFound')
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(calendar)
  })
  app.operations.push(readCalendarFeed)
}
