import {
  downloadApplicationResume,
  listRecruiterApplications as listApplicationsOperation,
  listRecruiterJobs as listJobsOperation,
  openApplication,
  setApplicationState,
} from '@jobspan/shared-kit/contracts/recruiter-applications'
import { sanitizeQuery } from '@jobspan/shared-kit/server'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { requireEmployerAuth } from '../../platform/http/employer-auth.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { sendResumeFile } from '../../profile/resumes/send-resume-file.ts'
import { requireRecruiter } from '../recruiters/require-recruiter.ts'
import { markViewed, setState } from './decide-application.ts'
import { listRecruiterApplications } from './list-recruiter-applications.ts'
import { listRecruiterJobs } from './list-recruiter-jobs.ts'
import { findSentResume, loadApplication } from './recruiter-application.ts'

/** All recruiters of an employer come from the one address of their system. */
const perMinute = 3000

/** Applications as employers see and decide them (docs/product-rules.md#application-states). */
export const registerRecruiterApplicationRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    listJobsOperation,
    'employer',
    async ({ query, organisation }) =>
      listRecruiterJobs(db, await requireRecruiter(db, organisation, query.recruiter_id), query),
    { perMinute },
  )
  registerEndpoint(
    app,
    listApplicationsOperation,
    'employer',
    async ({ params, query, organisation }) =>
      listRecruiterApplications(db, await requireRecruiter(db, organisation, query.recruiter_id), params.id, query),
    { perMinute },
  )
  registerEndpoint(
    app,
    openApplication,
    'employer',
    ({ params, body, organisation }) =>
      db.transaction(async (transaction) => {
        const recruiter = await requireRecruiter(transaction, organisation, body.recruiter_id)
        await markViewed(transaction, recruiter, params.id)
        return loadApplication(transaction, recruiter, params.id)
      }),
    { perMinute },
  )
  registerEndpoint(
    app,
    setApplicationState,
    'employer',
    ({ params, body, organisation }) =>
      db.transaction(async (transaction) => {
        const recruiter = await requireRecruiter(transaction, organisation, body.recruiter_id)
        await setState(transaction, recruiter, params.id, body)
        return loadApplication(transaction, recruiter, params.id)
      }),
    { perMinute },
  )
  registerResumeRoute(app)
}

/** The answer is the file, not the envelope, so it is a plain route. */
const registerResumeRoute = (app: FastifyInstance): void => {
  const { db } = app.connection
  const config = { rateLimit: rateLimit(app.settings, 'GET', perMinute) }
  app.get(downloadApplicationResume.path, { config }, async (request, reply) => {
    const organisation = await requireEmployerAuth(app, request, reply)
    const params = downloadApplicationResume.params.safeParse(request.params)
    if (!params.success) throw new ApiError('notFound')
    const query = downloadApplicationResume.query.safeParse(sanitizeQuery(request.query))
    if (!query.success) throw new ApiError('validationFailed', { fields: { recruiter_id: ['required'] } })
    const recruiter = await requireRecruiter(db, organisation, query.data.recruiter_id)
    const resume = await findSentResume(db, recruiter, params.data.id)
    return sendResumeFile(app, request, reply, resume)
  })
  app.operations.push(downloadApplicationResume)
}
