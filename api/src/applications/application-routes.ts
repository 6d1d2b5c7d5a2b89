import {
  applyToJob,
  getAppliedJob,
  listApplications,
  withdrawApplication,
} from '@jobspan/shared-kit/contracts/applications/applications'
import type { FastifyInstance } from 'fastify'
import { loadJobSummaries } from '../jobs/job-summaries.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { findApplication, listOwn, toAppliedJob } from './application-repository.ts'
import { applyOnce } from './apply.ts'
import { withdraw } from './withdraw.ts'

export const registerApplicationRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, applyToJob, 'member', (context) => applyOnce(app, context), {
    perMinute: 30,
    handlesIdempotency: true,
  })
  registerEndpoint(
    app,
    listApplications,
    'member',
    async ({ db, query, session, language }) => {
      const { page, size } = query
      const { rows, total } = await listOwn(db, session.user.id, { page, size, oldestFirst: query.sort === 2 })
      const ids = rows.map((row) => row.jobId)
      const summaries = await loadJobSummaries(db, ids, { language, seekerId: session.seekerId })
      const byId = new Map(summaries.map((job) => [job.id, job]))
      const items = rows.flatMap((row) => {
        const job = byId.get(row.jobId)
        return job ? [toAppliedJob(row, job)] : []
      })
      return { items, total, page, size }
    },
    { readsFromStandby: true },
  )
  registerEndpoint(app, getAppliedJob, 'session', async ({ db, params, session, language }) => {
    const application = session.kind === 'member' ? await findApplication(db, session.user.id, params.id) : null
    const [job] = await loadJobSummaries(db, application ? [params.id] : [], { language, seekerId: session.seekerId })
    return application && job ? toAppliedJob(application, job) : null
  })
  registerEndpoint(app, withdrawApplication, 'member', async ({ db, params, session, language }) => {
    const application = await withdraw(db, session.user.id, params.id)
    const [job] = await loadJobSummaries(db, [params.id], { language, seekerId: session.seekerId })
    if (!job) throw new ApiError('notFound')
    return toAppliedJob(application, job)
  })
}
