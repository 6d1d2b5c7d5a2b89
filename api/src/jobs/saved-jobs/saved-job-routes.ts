import { getSavedJob, listSavedJobs, saveJob, unsaveJob } from '@jobspan/shared-kit/contracts/jobs/saved-jobs'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { loadJobSummaries } from '../job-summaries.ts'
import { deleteSavedJob, insertSavedJob, isSaved, listSaved } from './saved-job-repository.ts'

export const registerSavedJobRoutes = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    listSavedJobs,
    'session',
    async ({ db, query, session, language }) => {
      const { page, size } = query
      const { ids, total } = await listSaved(db, session.seekerId, { page, size, oldestFirst: query.sort === 2 })
      return { items: await loadJobSummaries(db, ids, { language, seekerId: session.seekerId }), total, page, size }
    },
    { readsFromStandby: true },
  )
  registerEndpoint(app, getSavedJob, 'session', async ({ db, params, session, language }) => {
    const ids = (await isSaved(db, session.seekerId, params.id)) ? [params.id] : []
    const [job] = await loadJobSummaries(db, ids, { language, seekerId: session.seekerId })
    if (!job) throw new ApiError('notFound')
    return job
  })
  registerEndpoint(app, saveJob, 'session', async ({ db, body, session, language }) => {
    if (!(await insertSavedJob(db, session.seekerId, body.job_id, language))) throw new ApiError('notFound')
    return { is_saved: true as const }
  })
  registerEndpoint(app, unsaveJob, 'session', async ({ db, params, session }) => {
    await deleteSavedJob(db, session.seekerId, params.id)
    return { is_saved: false as const }
  })
}
