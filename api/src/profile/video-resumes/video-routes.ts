import { videoCoverLimits, videoLimits } from '@jobspan/shared-kit/contracts/profile/video-constants'
import {
  deleteVideoResume,
  listVideoResumes,
  readVideoCover,
  readVideoResume,
  uploadVideoCover,
  uploadVideoResume,
} from '@jobspan/shared-kit/contracts/profile/video-resumes'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint, registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
import { sendMedia } from '../../platform/http/send-media.ts'
import type { BusyMembers } from '../../platform/processes/work-queue.ts'
import type { PictureMaker } from '../pictures/picture-maker.ts'
import type { UploadForm } from '../resumes/receive-upload.ts'
import { registerUploads } from '../resumes/register-uploads.ts'
import { storeCover, storeVideo } from './store-video.ts'
import { createVideoChecker } from './video-checker.ts'
import { deleteVideoOf, findVideo, listVideosOf } from './video-repository.ts'

const videoForm: UploadForm = { part: 'file', maxBytes: videoLimits.bytes, tooLarge: 'videoTooLarge' }
const coverForm: UploadForm = { part: 'cover', maxBytes: videoCoverLimits.bytes, tooLarge: 'avatarTooLarge' }

const answer = async (queries: QueryExecutor, userId: number) => ({ items: await listVideosOf(queries, userId) })

type Work = { pictures: PictureMaker; members: BusyMembers }

/** Video resumes (docs/product-rules.md#video-resumes). */
export const registerVideoRoutes = (app: FastifyInstance, work: Work): void => {
  const { db } = app.connection
  registerEndpoint(app, listVideoResumes, 'member', ({ session }) => answer(db, session.user.id))
  registerVideoUploads(app, work)
  registerEndpoint(app, deleteVideoResume, 'member', ({ params, session }) =>
    db.transaction(async (transaction) => {
      await deleteVideoOf(transaction, session.user.id, params.id)
      return answer(transaction, session.user.id)
    }),
  )
  registerFileEndpoint(app, readVideoResume, 'member', async ({ params, session, request, reply }) => {
    const { fileKey, size } = await findVideo(db, session.user.id, params.id)
    return sendMedia(app, request, reply, { fileKey, size, mediaType: 'video/mp4', filename: 'video-resume.mp4' })
  })
  registerFileEndpoint(app, readVideoCover, 'member', async ({ params, session, request, reply }) => {
    const { coverKey: fileKey } = await findVideo(db, session.user.id, params.id)
    if (fileKey === null) throw new ApiError('notFound')
    return sendMedia(app, request, reply, { fileKey, size: null, mediaType: 'image/webp', filename: 'cover.webp' })
  })
}

const registerVideoUploads = (app: FastifyInstance, { pictures, members }: Work): void => {
  const checker = createVideoChecker({
    onFailure: (err) => app.log.warn({ err }, 'a video was not rewritten'),
    members,
  })
  // Closing waits for all answers.
  app.addHook('preClose', async () => checker.close())
  registerUploads(app, (scope, takeUpload) => {
    registerEndpoint(
      scope,
      uploadVideoResume,
      'member',
      async ({ session, request, reply }) => {
        const { data, isReplay } = await takeUpload(request, session.user.id, videoForm, ({ file }) =>
          storeVideo(app, checker, { request, reply, session, file }),
        )
        if (isReplay) reply.header('idempotent-replayed', 'true')
        return data
      },
      { perMinute: 20, handlesIdempotency: true, bodySeconds: 300 },
    )
    registerEndpoint(
      scope,
      uploadVideoCover,
      'member',
      ({ session, request, reply, query }) =>
        takeUpload(request, session.user.id, coverForm, ({ file }) =>
          storeCover(app, pictures, { reply, session, id: query.id, path: file.path }),
        ),
      { perMinute: 20, bodySeconds: 300 },
    )
  })
}
