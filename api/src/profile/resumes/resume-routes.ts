import { rm } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import {
  copyAttachedResume,
  deleteResume,
  downloadResume,
  listResumes,
  renameResume,
  sendResumeEmail,
  setDefaultResume,
  uploadResume,
} from '@jobspan/shared-kit/contracts/profile/resumes'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { requireMember } from '../../platform/http/load-session.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { attachResume } from './attach-resume.ts'
import { mailResume } from './mail-resume.ts'
import { receiveUpload } from './receive-upload.ts'
import type { ResumeInspector } from './resume-inspector.ts'
import { resumeNameOf } from './resume-name.ts'
import { deleteResumeOf, findResume, listResumesOf, nameResume, setDefaultResumeOf } from './resume-repository.ts'
import { sendResumeFile } from './send-resume-file.ts'
import { stageResume } from './stage-resume.ts'
import { createUploadLimiter } from './upload-limiter.ts'

/** Resumes come as uploads and as copies of attached ones. */
const registerAttachingRoutes = (app: FastifyInstance, inspector: ResumeInspector): void => {
  const { db } = app.connection
  const uploadLimiter = createUploadLimiter()

  // Forms are read by this one route: everywhere else a body is JSON.
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    registerEndpoint(
      scope,
      uploadResume,
      'member',
      async ({ session, request, reply }) => {
        const leave = uploadLimiter.acquire(session.user.id)
        try {
          const { file, filename } = await receiveUpload(request, app.settings.files.directory)
          try {
            const { data, isReplay } = await attachResume(app, {
              inspector,
              request,
              reply,
              session,
              file,
              filename: resumeNameOf(filename),
            })
            if (isReplay) reply.header('idempotent-replayed', 'true')
            return data
          } finally {
            await rm(file.path, { force: true })
          }
        } finally {
          leave()
        }
      },
      { perMinute: 20, handlesIdempotency: true, bodySeconds: 300 },
    )
  })

  registerEndpoint(
    app,
    copyAttachedResume,
    'member',
    async ({ params, body, session, request, reply }) => {
      const file = await stageResume(app, await findResume(db, session.user.id, params.id))
      try {
        const { data, isReplay } = await attachResume(app, {
          inspector,
          request,
          reply,
          session,
          file,
          filename: resumeNameOf(body.filename),
        })
        if (isReplay) reply.header('idempotent-replayed', 'true')
        return { items: data.items }
      } finally {
        await rm(file.path, { force: true })
      }
    },
    { perMinute: 20, handlesIdempotency: true },
  )
}

const registerDownloadRoute = (app: FastifyInstance): void => {
  // The answer is the file, not the envelope, so it is a plain route.
  app.get(downloadResume.path, { config: { rateLimit: rateLimit(app.settings, 'GET') } }, async (request, reply) => {
    const { user } = await requireMember(app, request, reply)
    const params = downloadResume.params.safeParse(request.params)
    if (!params.success) throw new ApiError('notFound')
    const resume = await findResume(app.connection.db, user.id, params.data.id)
    return sendResumeFile(app, request, reply, resume)
  })
  app.operations.push(downloadResume)
}

/**
 * Resumes that a member attaches: `/resume/upload`, `/resumes/{id}/…`, limited by docs/product-rules.md#three-resumes and
 * docs/product-rules.md#resume-size-20-mb.
 */
export const registerResumeRoutes = (app: FastifyInstance, inspector: ResumeInspector): void => {
  const { db } = app.connection
  const answer = async (queries: QueryExecutor, userId: number) => ({ items: await listResumesOf(queries, userId) })

  registerEndpoint(app, listResumes, 'member', ({ session }) => answer(db, session.user.id))

  registerAttachingRoutes(app, inspector)
  registerEndpoint(app, renameResume, 'member', ({ params, body, session }) =>
    db.transaction(async (transaction) => {
      await nameResume(transaction, session.user.id, params.id, resumeNameOf(body.filename))
      return answer(transaction, session.user.id)
    }),
  )

  registerEndpoint(app, setDefaultResume, 'member', ({ params, body, session }) =>
    db.transaction(async (transaction) => {
      await setDefaultResumeOf(transaction, session.user.id, params.id, body.is_default)
      return answer(transaction, session.user.id)
    }),
  )

  registerEndpoint(
    app,
    sendResumeEmail,
    'member',
    async (context) => {
      await mailResume(context)
      return null
    },
    { perMinute: 10 },
  )

  registerEndpoint(app, deleteResume, 'member', ({ params, session }) =>
    db.transaction(async (transaction) => {
      await deleteResumeOf(transaction, session.user.id, params.id)
      return answer(transaction, session.user.id)
    }),
  )

  registerDownloadRoute(app)
}
