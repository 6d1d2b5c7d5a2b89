import {
  decideChatReport as decideOperation,
  listChatReports as listOperation,
} from '@jobspan/shared-kit/contracts/moderation/chat-reports'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { decideChatReport, listChatReports } from './decide-chat-report.ts'

/** Reports of recruiters, for the people who run the marketplace. */
export const registerModeratedChatReportRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, listOperation, 'operator', ({ db, query }) => listChatReports(db, query))
  registerEndpoint(
    app,
    decideOperation,
    'operator',
    ({ params, body, operator }) =>
      app.connection.db.transaction((transaction) =>
        decideChatReport(transaction, params.id, { operator: operator.name, ...body }),
      ),
    { perMinute: 60 },
  )
}
