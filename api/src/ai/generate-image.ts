import { z } from 'zod/mini'
import type { AiModel } from '../platform/settings/ai-settings.ts'
import { AiFailure } from './ai-failure.ts'
import { postToModel, readJsonAnswer } from './post-to-model.ts'
import { withTimeout } from './time-limit.ts'

/** An address in its place is not followed: it could be one of this site's own network. */
const answer = z.object({ data: z.array(z.object({ b64_json: z.string().check(z.minLength(1)) })) })
const maxAnswerBytes = 24 * 1024 * 1024

/**
 * Asks a model for one picture by the images endpoint that servers of models have in common. Gives the bytes of a file, of whatever kind.
 * Throws an {@link AiFailure}, or the signal's reason.
 */
export const generateImage = (model: AiModel, prompt: string, caller: AbortSignal): Promise<Buffer> =>
  withTimeout(model.limits.answerMs, caller, async (signal) => {
    const body = { model: model.model, prompt, n: 1, size: '1024x1024' }
    const ask = (more: object) => postToModel(model, 'images/generations', { ...body, ...more }, signal)
    // Some servers answer addresses unless they are asked for bytes, others refuse to be asked.
    const response = await ask({ response_format: 'b64_json' }).catch((error) => {
      if (error instanceof AiFailure && error.status === 400) return ask({})
      throw error
    })
    const parsed = answer.safeParse(await readJsonAnswer(response, maxAnswerBytes, signal))
    const image = parsed.data?.data[0]?.b64_json
    if (image === undefined) throw new AiFailure('unusable')
    return Buffer.from(image, 'base64')
  })
