import type { FastifyInstance } from 'fastify'
import { registerDocumentRoutes } from './documents/document-routes.ts'
import { registerStream } from './stream/stream-route.ts'

/** Every route of the registry, a line for each part. */
export const registerRoutes = (app: FastifyInstance): void => {
  registerDocumentRoutes(app)
  registerStream(app)
}
