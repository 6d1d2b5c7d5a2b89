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
import type { FastifyInstance } from 'fastify'
import { hasViewed } from '../../applications/application-events.ts'
import { recordBadgesShownTo } from '../../identity/identity-records.ts'
import { logVerifiedFirst } from '../../identity/verification.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint, registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
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
      if (query.sort !== 'rating')
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

const registerFileRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  /** Whoever reads what was sent has looked, whether their system opened the application or not. A player asks for one video many times: that is noted once. */
  const readSent = async <Sent>(
    recruiter: ActingRecruiter,
    id: number,
    load: (executor: QueryExecutor, recruiter: ActingRecruiter, id: number) => Promise<Sent>,
  ): Promise<Sent> => {
    const sent = await load(db, recruiter, id)
    if (!(await hasViewed(db, recruiter.id, id)))
      await db.transaction((transaction) => markViewed(transaction, recruiter, id))
    return sent
  }
  registerFileEndpoint(
    app,
    downloadApplicationResume,
    'employer',
    async ({ params, query, organisation, request, reply }) => {
      const recruiter = await requireRecruiter(db, organisation, query.recruiter_id)
      return sendResumeFile(app, request, reply, await readSent(recruiter, params.id, loadSentResume))
    },
    { perMinute },
  )
  registerFileEndpoint(
    app,
    readApplicationVideo,
    'employer',
    async ({ params, query, organisation, request, reply }) => {
      const recruiter = await requireRecruiter(db, organisation, query.recruiter_id)
      const { fileKey, size } = await readSent(recruiter, params.id, loadSentVideo)
      return sendMedia(app, request, reply, { fileKey, size, mediaType: 'video/mp4', filename: 'video-resume.mp4' })
    },
    { perMinute },
  )
  registerFileEndpoint(
    app,
    readApplicationVideoCover,
    'employer',
    async ({ params, query, organisation, request, reply }) => {
      const recruiter = await requireRecruiter(db, organisation, query.recruiter_id)
      const { coverKey: fileKey } = await loadSentVideo(db, recruiter, params.id)
      if (fileKey === null) throw new ApiError('notFound')
      return sendMedia(app, request, reply, { fileKey, size: null, mediaType: 'image/webp', filename: 'cover.webp' })
    },
    { perMinute },
  )
}
