import { saveCareerSummary as operation } from '@jobspan/shared-kit/contracts/profile/career-summary'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { saveCareerSummary } from './career-summary-repository.ts'

/** What a member says of themselves. */
export const registerCareerSummaryRoutes = (app: FastifyInstance): void =>
  registerEndpoint(app, operation, 'member', ({ body, session }) =>
    app.connection.db.transaction((transaction) => saveCareerSummary(transaction, session.user.id, body)),
  )
