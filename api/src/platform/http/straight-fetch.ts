import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * A `fetch` for addresses of this very site: it asks this process straight, not once around through a public address that may not be reached
 * from here.
 */
export const createStraightFetch =
  (app: FastifyInstance) =>
  (url: string | URL, options?: unknown): Promise<Response> => {
    const { port } = app.server.address() as AddressInfo
    return fetch(
      String(url).replace(app.settings.publicOrigin.origin, `http://127.0.0.1:${port}`),
      options as RequestInit,
    )
  }
