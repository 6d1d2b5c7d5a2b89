import { rm } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import type { Endpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import { videoCoverLimits, videoLimits } from '@jobspan/shared-kit/contracts/profile/video-constants'
import {
  deleteVideoResume,
  listVideoResumes,
  readVideoCover,
  readVideoResume,
  uploadVideoCover,
  uploadVideoResume,
} from '@jobspan/shared-kit/contracts/profile/video-resumes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { StagedFile } from '../../platform/files/stage-file.ts'
import { requireMember } from '../../platform/http/load-session.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { sendMedia } from '../../platform/http/send-media.ts'
import type { BusyMembers } from '../../platform/processes/work-queue.ts'
import type { PictureMaker } from '../pictures/picture-maker.ts'
import { receiveUpload, type UploadForm } from '../resumes/receive-upload.ts'
import { createUploadLimiter } from '../resumes/upload-limiter.ts'
import { storeCover, storeVideo } from './store-video.ts'
import { createVideoChecker } from './video-checker.ts'
import { deleteVideoOf, findVideo, listVideosOf, type Video } from './video-repository.ts'

const videoForm: UploadForm = { part: 'file', maxBytes: videoLimits.bytes, tooLarge: 'videoTooLarge' }
const coverForm: UploadForm = { part: 'cover', maxBytes: videoCoverLimits.bytes, tooLarge: 'avatarTooLarge' }

const answer = async (queries: QueryExecutor, userId: number) => ({ items: await listVideosOf(queries, userId) })

type Work = { pictures: PictureMaker; members: BusyMembers }

/** Video resumes (docs/product-rules.md#video-resumes). */
export const registerVideoRoutes = (app: FastifyInstance, work: Work): void => {
  const { db } = app.connection
  registerEndpoint(app, listVideoResumes, 'member', ({ session }) => answer(db, session.user.id))
  registerUploads(app, work)
  registerEndpoint(app, deleteVideoResume, 'member', ({ params, session }) =>
    db.transaction(async (transaction) => {
      await deleteVideoOf(transaction, session.user.id, params.id)
      return answer(transaction, session.user.id)
    }),
  )
  registerMediaRoute(app, readVideoResume, ({ fileKey, size }) => ({
    fileKey,
    size,
    mediaType: 'video/mp4',
    filename: 'video-resume.mp4',
  }))
  registerMediaRoute(app, readVideoCover, ({ coverKey }) => {
    if (coverKey === null) throw new ApiError('notFound')
    return { fileKey: coverKey, size: null, mediaType: 'image/webp', filename: 'cover.webp' }
  })
}

/** Forms are read by these routes alone: everywhere else a body is JSON. */
const registerUploads = (app: FastifyInstance, { pictures, members }: Work): void => {
  const uploadLimiter = createUploadLimiter()
  const checker = createVideoChecker({
    onFailure: (err) => app.log.warn({ err }, 'a video was not rewritten'),
    members,
  })
  // Closing waits for all answers.
  app.addHook('preClose', async () => checker.close())
  const receive = async <Data>(
    request: FastifyRequest,
    userId: number,
    form: UploadForm,
    store: (file: StagedFile) => Promise<Data>,
  ): Promise<Data> => {
    const leave = uploadLimiter.acquire(userId)
    try {
      const { file } = await receiveUpload(request, app.settings.files.directory, form)
      try {
        return await store(file)
      } finally {
        await rm(file.path, { force: true })
      }
    } finally {
      leave()
    }
  }
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    registerEndpoint(
      scope,
      uploadVideoResume,
      'member',
      async ({ session, request, reply }) => {
        const { data, isReplay } = await receive(request, session.user.id, videoForm, (file) =>
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
        receive(request, session.user.id, coverForm, (file) =>
          storeCover(app, pictures, { reply, session, id: query.id, path: file.path }),
        ),
      { perMinute: 20, bodySeconds: 300 },
    )
  })
}

/** The answer is the file, not the envelope, so it is a plain route. */
const registerMediaRoute = (
  app: FastifyInstance,
  operation: Endpoint & (typeof readVideoResume | typeof readVideoCover),
  toMedia: (video: Video) => Parameters<typeof sendMedia>[3],
): void => {
  const config = { rateLimit: rateLimit(app.settings, 'GET') }
  app.get(operation.path, { config }, async (request, reply) => {
    const { user } = await requireMember(app, request, reply)
    const params = operation.params.safeParse(request.params)
    if (!params.success) throw new ApiError('notFound')
    return sendMedia(app, request, reply, toMedia(await findVideo(app.connection.db, user.id, params.data.id)))
  })
  app.operations.push(operation)
}
