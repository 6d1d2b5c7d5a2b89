import type { AiQuotaKind } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import type { AiTextEvent } from '@jobspan/shared-kit/contracts/ai/ai-help'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import { ApiError, errorEnvelope } from '../platform/errors/api-error.ts'
import type { AiModel } from '../platform/settings/ai-settings.ts'
import { sourceOf } from './ai-consents.ts'
import { AiFailure } from './ai-failure.ts'
import { countQuota, releaseQuota, reserveQuota } from './ai-quotas.ts'
import { beginModelCall, type ModelCall } from './model-calls.ts'
import { capText, toPlainText } from './plain-text.ts'
import { type Completion, streamCompletion } from './stream-completion.ts'

export type TextTask = {
  kind: AiQuotaKind
  userId: number
  maxLength: number
  /** Null where rules write. */
  model: AiModel | null
  completion: () => Completion
  writeByRules: () => string
  /** Whether a text of the model may be shown as the result. */
  isUsable?: (text: string) => boolean
  /** Keeps the text, before the member is told that it is done. */
  keep?: (text: string) => Promise<void>
}

type Caller = { reply: FastifyReply; language: LanguageKey; log: FastifyBaseLogger }

const toFrame = ({ event, data }: AiTextEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** The pieces of a text as they can be shown, without white space before the first. */
async function* writePieces(task: TextTask, signal: AbortSignal): AsyncGenerator<string> {
  if (task.model === null) return yield task.writeByRules()
  let length = 0
  for await (const piece of streamCompletion(task.model, task.completion(), signal)) {
    const plain = length === 0 ? toPlainText(piece).trimStart() : toPlainText(piece)
    if (plain === '') continue
    length += plain.length
    yield plain
    if (length > task.maxLength) return
  }
}

/**
 * Writes a text, and gives its events (`aiTextEvents` of the contracts) one by one. Its quota is held before anything is asked; what fails, or
 * is left before the first piece, is given back. Throws, before the first event, the error of the quota, and 50101 where no model has room.
 */
export const writeText = async (
  app: FastifyInstance,
  { reply, language, log }: Caller,
  task: TextTask,
): Promise<AsyncIterable<string>> => {
  const { db } = app.connection
  const call: ModelCall | null = task.model && beginModelCall(app, reply.raw)
  const reserved = await reserveQuota(db, task.userId, task.kind, new Date()).catch((error) => {
    call?.end()
    throw error
  })
  const signal = call?.signal ?? new AbortController().signal

  async function* events(): AsyncGenerator<string> {
    let text = ''
    // Who leaves has used what they saw; before the first piece nothing was seen, and a failure is given back, whatever had come.
    let isUsed = false
    let isCounted = false
    try {
      yield toFrame({ event: 'start', data: { source: sourceOf(task.model) } })
      for await (const piece of writePieces(task, signal)) {
        isUsed = true
        text += piece
        yield toFrame({ event: 'delta', data: { text: piece } })
      }
      const whole = capText(text, task.maxLength)
      if (whole === '' || task.isUsable?.(whole) === false) throw new AiFailure('unusable')
      await task.keep?.(whole)
      const quota = await countQuota(db, reserved, new Date())
      isCounted = true
      yield toFrame({ event: 'done', data: { text: whole, quota } })
    } catch (error) {
      const isFailure = error instanceof AiFailure
      // Who has left is told nothing.
      if (!isFailure && signal.aborted) return
      isUsed = false
      if (isFailure) log.warn({ reason: error.reason, status: error.status }, 'a model failed')
      else log.error({ err: error }, 'a text could not be written')
      const { message } = errorEnvelope(new ApiError('aiUnavailable'), language)
      yield toFrame({ event: 'error', data: { code: errorCode.aiUnavailable, message } })
    } finally {
      call?.end()
      if (!isCounted) await (isUsed ? countQuota(db, reserved, new Date()) : releaseQuota(db, reserved))
    }
  }
  return events()
}
