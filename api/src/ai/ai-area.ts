import type { FastifyInstance } from 'fastify'
import { registerAiHelpRoutes } from './ai-help-routes.ts'
import { endModelCallsOnShutdown } from './model-calls.ts'

/** The seam to models, and what members decide about it (ADR 60). */
export const registerAiArea = (app: FastifyInstance): void => {
  endModelCallsOnShutdown(app)
  registerAiHelpRoutes(app)
}
