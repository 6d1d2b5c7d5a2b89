import { deleteAvatar, readAvatar, uploadAvatar } from '@jobspan/shared-kit/contracts/profile/avatars'
import { avatarLimits } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint, registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
import { refreshUserCookie } from '../../platform/session/user-cookie.ts'
import type { PictureMaker } from '../pictures/picture-maker.ts'
import type { UploadForm } from '../resumes/receive-upload.ts'
import { registerUploads } from '../resumes/register-uploads.ts'
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
  registerUploads(app, (scope, takeUpload) =>
    registerEndpoint(
      scope,
      uploadAvatar,
      'member',
      ({ session, request, reply }) =>
        takeUpload(request, session.user.id, form, async ({ file: { path } }) =>
          refreshUserCookie(app, reply, await storeAvatar(app, pictures, { session, reply, path })),
        ),
      { perMinute: 20, bodySeconds: 300 },
    ),
  )

  registerEndpoint(app, deleteAvatar, 'member', async ({ session, reply }) => {
    const user = await app.connection.db.transaction((transaction) => setAvatar(transaction, session.user.id, null))
    return refreshUserCookie(app, reply, user)
  })

  registerReadRoute(app)
}

const registerReadRoute = (app: FastifyInstance): void =>
  registerFileEndpoint(app, readAvatar, 'public', async ({ params, log, reply }) => {
    const file = await app.fileStore.read(await findAvatarFile(app.connection.db, params.token, Number(params.side)))
    if (!file) {
      log.error('an avatar has no file')
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
