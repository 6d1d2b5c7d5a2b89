import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type AvatarStyle, avatarStyles } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import { chooseAvatar, generateAvatars } from '@jobspan/shared-kit/contracts/profile/avatars'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireModel, sourceOf } from '../../ai/ai-consents.ts'
import { AiFailure } from '../../ai/ai-failure.ts'
import { withQuota } from '../../ai/ai-quotas.ts'
import { generateImage } from '../../ai/generate-image.ts'
import { beginModelCall } from '../../ai/model-calls.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { stageFile } from '../../platform/files/stage-file.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { callerOf } from '../../platform/processes/caller-of.ts'
import type { Caller } from '../../platform/processes/child-pool.ts'
import { refreshUserCookie } from '../../platform/session/user-cookie.ts'
import type { AiModel } from '../../platform/settings/ai-settings.ts'
import { isPicture } from '../pictures/picture-kinds.ts'
import type { PictureMaker } from '../pictures/picture-maker.ts'
import { avatarPrompt } from './avatar-prompt.ts'
import { readCandidateProof, sealCandidate } from './candidate-proof.ts'
import { candidateStyles, drawAvatar } from './draw-avatar.ts'
import { avatarKinds, storeAvatar } from './store-avatar.ts'

/** Who made an avatar without a model. */
const rules = 'rules'

type Picture = { style: AvatarStyle; image: Buffer }

/** Avatars that are made, in the place of a photo (docs/product-rules.md#generated-avatars). */
export const registerAvatarGenerationRoutes = (app: FastifyInstance, pictures: PictureMaker): void => {
  const drawByRules = async (style: AvatarStyle | undefined, caller: Caller): Promise<Picture[]> => {
    const styles = candidateStyles(style)
    const drawn = await Promise.all(styles.map((each) => drawAvatar(each, randomBytes(16).toString('hex'))))
    return (await pictures.candidates(drawn, caller)).map((image, index) => ({
      style: styles[index] ?? avatarStyles[0],
      image,
    }))
  }

  const drawByModel = async (
    model: AiModel,
    asked: AvatarStyle | undefined,
    reply: FastifyReply,
    caller: Caller,
  ): Promise<Picture[]> => {
    const style = asked ?? avatarStyles[0]
    const call = beginModelCall(app, reply.raw)
    try {
      const image = await generateImage(model, avatarPrompt(style), call.signal)
      if (!isPicture(image, avatarKinds)) throw new AiFailure('unusable')
      return (await pictures.candidates([image], caller)).map((packed) => ({ style, image: packed }))
    } finally {
      call.end()
    }
  }

  registerEndpoint(
    app,
    generateAvatars,
    'member',
    async ({ db, session, body, reply, log }) => {
      const userId = session.user.id
      const model = await requireModel(db, app.settings.ai, { userId, purpose: 'images', choice: body.source })
      const caller = callerOf(reply, userId)
      const draw = () => (model ? drawByModel(model, body.style, reply, caller) : drawByRules(body.style, caller))
      try {
        const { result: made, quota } = await withQuota(app.connection.db, { userId, kind: 'avatar' }, draw)
        const candidates = made.map(({ style, image }) => ({
          style,
          image: `data:image/webp;base64,${image.toString('base64')}`,
          proof: sealCandidate(app.sealKey, userId, image, model?.name ?? rules, Date.now()),
        }))
        return { candidates, source: sourceOf(model), quota }
      } catch (error) {
        // None left, or no room for a call.
        if (error instanceof ApiError && error.reason !== 'avatarUnreadable') throw error
        if (error instanceof AiFailure) log.warn({ reason: error.reason, status: error.status }, 'a model failed')
        else log.warn({ err: error }, 'an avatar could not be made')
        throw new ApiError('avatarGenerationFailed')
      }
    },
    { perMinute: 20 },
  )

  registerEndpoint(app, chooseAvatar, 'member', async ({ session, body, reply }) => {
    const image = Buffer.from(body.image.slice(body.image.indexOf(',') + 1), 'base64')
    const by = readCandidateProof(app.sealKey, session.user.id, image, body.proof, Date.now())
    if (by === null) throw new ApiError('validationFailed', { status: 422, fields: { proof: ['not_valid'] } })
    const file = await stageFile(app.settings.files.directory, Readable.from([image]))
    try {
      return refreshUserCookie(
        app,
        reply,
        await storeAvatar(app, pictures, { session, reply, path: file.path, generatedBy: by }),
      )
    } finally {
      await rm(file.path, { force: true })
    }
  })
}
