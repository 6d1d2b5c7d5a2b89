import { rm } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import { deleteAvatar, readAvatar, uploadAvatar } from '@jobspan/shared-kit/contracts/profile/avatars'
import { avatarLimits } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { refreshUserCookie } from '../../platform/session/user-cookie.ts'
import type { PictureMaker } from '../pictures/picture-maker.ts'
import { receiveUpload, type UploadForm } from '../resumes/receive-upload.ts'
import { createUploadLimiter } from '../resumes/upload-limiter.ts'
import { findAvatarFile, setAvatar } from './avatar-repository.ts'
import { storeAvatar } from './store-avatar.ts'

const form: UploadForm = {
  part: 'avatar',
  maxBytes: avatarLimits.bytes,
  tooLarge: 'avatarTooLarge',
  unreadFields: ['filename'],
}

/** The picture of a member (docs/product-rules.md#avatar). */
export const registerAvatarRoutes = (app: FastifyInstance, pictures: PictureMaker): void => {
  const uploadLimiter = createUploadLimiter()

  // Forms are read by this one route: everywhere else a body is JSON.
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    registerEndpoint(
      scope,
      uploadAvatar,
      'member',
      async ({ session, request, reply }) => {
        const leave = uploadLimiter.acquire(session.user.id)
        try {
          const { file } = await receiveUpload(request, app.settings.files.directory, form)
          try {
            return refreshUserCookie(app, reply, await storeAvatar(app, pictures, { session, reply, path: file.path }))
          } finally {
            await rm(file.path, { force: true })
          }
        } finally {
          leave()
        }
      },
      { perMinute: 20, bodySeconds: 300 },
    )
  })

  registerEndpoint(app, deleteAvatar, 'member', async ({ session, reply }) => {
    const user = await app.connection.db.transaction((transaction) => setAvatar(transaction, session.user.id, null))
    return refreshUserCookie(app, reply, user)
  })

  registerReadRoute(app)
}

/** The answer is the picture, not the envelope, so it is a plain route. */
const registerReadRoute = (app: FastifyInstance): void => {
  app.get(readAvatar.path, { config: { rateLimit: rateLimit(app.settings, 'GET') } }, async (request, reply) => {
    const params = readAvatar.params.safeParse(request.params)
    if (!params.success) throw new ApiError('notFound')
    const fileKey = await findAvatarFile(app.connection.db, params.data.token, Number(params.data.side))
    const file = await app.fileStore.read(fileKey)
    if (!file) {
      request.log.error('an avatar has no file')
      throw new ApiError('notFound')
    }
    return (
      reply
        .type('image/webp')
        // An address names one picture for ever; a new picture has a new one.
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // The employer site shows it too.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff')
        .send(file)
    )
  })
  app.operations.push(readAvatar)
}
