import { rm } from 'node:fs/promises'
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
import { registerEndpoint, registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
import { attachResume } from './attach-resume.ts'
import { mailResume } from './mail-resume.ts'
import { resumeForm } from './receive-upload.ts'
import { registerUploads } from './register-uploads.ts'
import type { ResumeInspector } from './resume-inspector.ts'
import { resumeNameOf } from './resume-name.ts'
import { deleteResumeOf, findResume, listResumesOf, nameResume, setDefaultResumeOf } from './resume-repository.ts'
import { sendResumeFile } from './send-resume-file.ts'
import { stageResume } from './stage-resume.ts'

/** Resumes come as uploads and as copies of attached ones. */
const registerAttachingRoutes = (app: FastifyInstance, inspector: ResumeInspector): void => {
  const { db } = app.connection
  registerUploads(app, (scope, takeUpload) =>
    registerEndpoint(
      scope,
      uploadResume,
      'member',
      ({ session, request, reply }) =>
        takeUpload(request, session.user.id, resumeForm, async ({ file, filename }) => {
          const attaching = { inspector, request, reply, session, file, filename: resumeNameOf(filename) }
          const { data, isReplay } = await attachResume(app, attaching)
          if (isReplay) reply.header('idempotent-replayed', 'true')
          return data
        }),
      { perMinute: 20, handlesIdempotency: true, bodySeconds: 300 },
    ),
  )

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
  registerFileEndpoint(app, downloadResume, 'member', async ({ params, session, request, reply }) =>
    sendResumeFile(app, request, reply, await findResume(app.connection.db, session.user.id, params.id)),
  )
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
