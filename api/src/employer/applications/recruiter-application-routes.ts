import { sanitizeQuery } from '@jobspan/kit-server'
import {
  downloadApplicationResume,
  listRecruiterApplications as listApplicationsOperation,
  listRecruiterJobs as listJobsOperation,
  maskSalary,
  openApplication,
  type RecruiterApplication,
  readApplicationVideo,
  readApplicationVideoCover,
  setApplicationState,
} from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordBadgesShownTo } from '../../identity/identity-records.ts'
import { logVerifiedFirst } from '../../identity/verification.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { requireEmployerAuth } from '../../platform/http/employer-auth.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { sendMedia } from '../../platform/http/send-media.ts'
import { sendResumeFile } from '../../profile/resumes/send-resume-file.ts'
import { type ActingRecruiter, requireRecruiter } from '../recruiters/require-recruiter.ts'
import { markViewed, setState } from './decide-application.ts'
import { listRecruiterApplications } from './list-recruiter-applications.ts'
import { listRecruiterJobs } from './list-recruiter-jobs.ts'
import { loadApplication, loadSentResume, loadSentVideo } from './recruiter-application.ts'
import { setSalaryMask } from './set-salary-mask.ts'

const toSeen = ({ seeker, identity }: RecruiterApplication) => ({ userId: seeker.id, identity })

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
  registerEndpoint(app, maskSalary, 'employer', async ({ params, body, organisation }) => {
    const recruiter = await requireRecruiter(db, organisation, body.recruiter_id)
    await setSalaryMask(db, recruiter, { jobId: params.id, isMasked: body.is_masked })
    return { is_salary_masked: body.is_masked }
  })
  registerEndpoint(
    app,
    listApplicationsOperation,
    'employer',
    async ({ params, query, organisation, language, log }) => {
      const recruiter = await requireRecruiter(db, organisation, query.recruiter_id)
      const found = await listRecruiterApplications(db, recruiter, params.id, query, language)
      await recordBadgesShownTo(db, recruiter.companyId, found.items.map(toSeen))
      logVerifiedFirst(log, { list: 'applications', companyId: recruiter.companyId }, found.items)
      return found
    },
    { perMinute },
  )
  registerEndpoint(
    app,
    openApplication,
    'employer',
    ({ params, body, organisation, language }) =>
      db.transaction(async (transaction) => {
        const recruiter = await requireRecruiter(transaction, organisation, body.recruiter_id)
        await markViewed(transaction, recruiter, params.id)
        const application = await loadApplication(transaction, recruiter, params.id, language)
        await recordBadgesShownTo(transaction, recruiter.companyId, [toSeen(application)])
        return application
      }),
    { perMinute },
  )
  registerEndpoint(
    app,
    setApplicationState,
    'employer',
    ({ params, body, organisation, language }) =>
      db.transaction(async (transaction) => {
        const recruiter = await requireRecruiter(transaction, organisation, body.recruiter_id)
        await setState(transaction, recruiter, params.id, body)
        return loadApplication(transaction, recruiter, params.id, language)
      }),
    { perMinute },
  )
  registerFileRoutes(app)
}

type FileOperation = typeof downloadApplicationResume | typeof readApplicationVideo | typeof readApplicationVideoCover
type SendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: { recruiter: ActingRecruiter; id: number },
) => Promise<FastifyReply>

const registerFileRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerFileRoute(app, downloadApplicationResume, async (request, reply, { recruiter, id }) =>
    sendResumeFile(app, request, reply, await loadSentResume(db, recruiter, id)),
  )
  registerFileRoute(app, readApplicationVideo, async (request, reply, { recruiter, id }) => {
    const { fileKey, size } = await loadSentVideo(db, recruiter, id)
    return sendMedia(app, request, reply, { fileKey, size, mediaType: 'video/mp4', filename: 'video-resume.mp4' })
  })
  registerFileRoute(app, readApplicationVideoCover, async (request, reply, { recruiter, id }) => {
    const { coverKey } = await loadSentVideo(db, recruiter, id)
    if (coverKey === null) throw new ApiError('notFound')
    return sendMedia(app, request, reply, {
      fileKey: coverKey,
      size: null,
      mediaType: 'image/webp',
      filename: 'cover.webp',
    })
  })
}

/** The answer is the file, not the envelope, so it is a plain route. */
const registerFileRoute = (app: FastifyInstance, operation: FileOperation, sendFile: SendFile): void => {
  const { db } = app.connection
  const config = { rateLimit: rateLimit(app.settings, 'GET', perMinute) }
  app.get(operation.path, { config }, async (request, reply) => {
    const organisation = await requireEmployerAuth(app, request, reply)
    const params = operation.params.safeParse(request.params)
    if (!params.success) throw new ApiError('notFound')
    const query = operation.query.safeParse(sanitizeQuery(request.query))
    if (!query.success) throw new ApiError('validationFailed', { fields: { recruiter_id: ['required'] } })
    const recruiter = await requireRecruiter(db, organisation, query.data.recruiter_id)
    return sendFile(request, reply, { recruiter, id: params.data.id })
  })
  app.operations.push(operation)
}
