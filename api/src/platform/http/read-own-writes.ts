import { hasSafeMethod } from '@jobspan/kit-server/http'
import type { FastifyInstance } from 'fastify'
import { standbyOf } from '../database/standby.ts'
import { noteWrite } from '../session/session-store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the request came with, once it was looked up. */
    seekerId: number | null
  }
}

/**
 * Whoever changes something reads it from then on: before a request that may have written is answered, the position of the log is noted in the
 * sessions of its seeker (docs/adr/0068-reads-from-a-standby.md). Where there is no standby, nothing is noted.
 */
export const readOwnWrites = (app: FastifyInstance): void => {
  app.decorateRequest('seekerId', null)
  const { db } = app.connection
  app.addHook('onSend', async (request) => {
    if (hasSafeMethod(request) || request.seekerId === null || !standbyOf(db)) return
    // What was written is written: an answer that says otherwise would be worse than one that a standby does not know for a second.
    await noteWrite(db, request.seekerId).catch((error) =>
      request.log.warn({ err: error }, 'the position of a write could not be noted'),
    )
  })
}
