import {
  decideInterviewReport,
  decideObjection,
  listInterviewReports,
  listObjections,
} from '@jobspan/shared-kit/contracts/moderation/interview-reports'
import type { FastifyInstance } from 'fastify'
import { listOpenObjections } from '../../interviews/objections.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { decideInterviewObjection, decideInterviewReports, listModeratedReports } from './decide-interview.ts'

const changes = { perMinute: 60 }

/** Reports of interviews, and objections to *not attended*, for the people who run the marketplace. */
export const registerInterviewReportRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(app, listInterviewReports, 'operator', async ({ query }) => ({
    items: await listModeratedReports(db, query.state),
  }))
  registerEndpoint(app, listObjections, 'operator', async () => ({ items: await listOpenObjections(db) }))
  registerEndpoint(
    app,
    decideInterviewReport,
    'operator',
    async ({ params, body, operator: { name: operator } }) => ({
      decided: await db.transaction((each) => decideInterviewReports(each, params.id, { operator, ...body })),
    }),
    changes,
  )
  registerEndpoint(
    app,
    decideObjection,
    'operator',
    async ({ params, body, operator: { name: operator } }) => {
      await db.transaction((each) => decideInterviewObjection(each, params.id, { operator, ...body }))
      return null
    },
    changes,
  )
}
