import { createParser } from 'eventsource-parser'
import { z } from 'zod/mini'
import type { AiModel } from '../platform/settings/ai-settings.ts'
import { AiFailure } from './ai-failure.ts'
import { postToModel, readJsonAnswer } from './post-to-model.ts'
import { createTimeLimit } from './time-limit.ts'

/** What a model is asked. Instructions are ours alone; what others wrote is in `data`, quoted ({@link quoteData}). */
export type Completion = {
  instructions: string
  data: string
  maxTokens: number
  temperature: number
  /** JSON Schema of the answer, where it is to be JSON. */
  answerSchema?: object
}

const text = z.optional(z.nullable(z.string()))
const report = z.object({ error: z.optional(z.nullable(z.unknown())) })
/** A frame of the answer; what else it holds, such as usage, is not read. Thoughts show that the model is at work. */
const frame = z.extend(report, {
  choices: z.optional(
    z.nullable(
      z.array(
        z.object({
          delta: z.optional(z.nullable(z.object({ content: text, reasoning: text, reasoning_content: text }))),
          finish_reason: text,
        }),
      ),
    ),
  ),
})
/** The answer of a server that does not stream. */
const whole = z.extend(report, {
  choices: z.array(z.object({ message: z.object({ content: text }), finish_reason: text })),
})

const maxFrameLength = 256 * 1024
const maxAnswerBytes = 1024 * 1024

const parse = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AiFailure('broken')
  if ((parsed.data as { error?: unknown }).error) throw new AiFailure('reported')
  return parsed.data
}

const parseFrame = (data: string): z.infer<typeof frame> => {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    throw new AiFailure('broken')
  }
  return parse(frame, value)
}

/** `data` of each event, however the bytes are cut on their way. */
async function* readEvents(response: Response): AsyncGenerator<string> {
  const ready: string[] = []
  let isTooLong = false
  const parser = createParser({
    maxBufferSize: maxFrameLength,
    onEvent: ({ event, data }) => ready.push(event === 'error' ? '{"error":true}' : data),
    onError: ({ type }) => {
      isTooLong ||= type === 'max-buffer-size-exceeded'
    },
  })
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    if (isTooLong) throw new AiFailure('broken')
    yield* ready.splice(0)
  }
}

/** Throws for an answer that was withheld. */
const checkFinish = (reason: string | null | undefined): boolean => {
  if (reason === 'content_filter') throw new AiFailure('unusable')
  return Boolean(reason)
}

/** Pieces of the answer. It ends with `[DONE]`, or with the reason why it is finished; without either it was cut off. */
async function* readPieces(response: Response, noteProgress: () => void): AsyncGenerator<string> {
  let isFinished = false
  for await (const data of readEvents(response)) {
    if (data.trim() === '[DONE]') return
    const choice = parseFrame(data).choices?.[0]
    const { content, reasoning, reasoning_content } = choice?.delta ?? {}
    if (content || reasoning || reasoning_content) noteProgress()
    if (content) yield content
    isFinished ||= checkFinish(choice?.finish_reason)
  }
  if (!isFinished) throw new AiFailure('broken')
}

/**
 * Asks a model by the chat completions that servers of models have in common, and gives the answer piece by piece. A caller who stops
 * reading, or whose signal aborts, ends the call. Throws an {@link AiFailure}, or the signal's reason.
 */
export async function* streamCompletion(
  model: AiModel,
  { instructions, data, maxTokens, temperature, answerSchema }: Completion,
  caller: AbortSignal,
): AsyncGenerator<string> {
  const limit = createTimeLimit(model.limits, caller)
  const body = {
    model: model.model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: data },
    ],
    stream: true,
    temperature,
    max_tokens: maxTokens,
    // With temperature 0 the same question has the same answer, where the server can.
    ...(temperature === 0 ? { seed: 1 } : {}),
    ...(answerSchema === undefined
      ? {}
      : {
          response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: answerSchema } },
        }),
  }
  try {
    const response = await postToModel(model, 'chat/completions', body, limit.signal)
    if (response.headers.get('content-type')?.includes('text/event-stream')) {
      yield* readPieces(response, limit.noteProgress)
      return
    }
    const [choice] = parse(whole, await readJsonAnswer(response, maxAnswerBytes, limit.signal)).choices
    checkFinish(choice?.finish_reason)
    if (choice?.message.content) yield choice.message.content
  } catch (error) {
    if (limit.signal.aborted) throw limit.signal.reason
    throw error instanceof AiFailure ? error : new AiFailure('broken')
  } finally {
    limit.stop()
  }
}
