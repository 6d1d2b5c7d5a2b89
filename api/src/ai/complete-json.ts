import { z } from 'zod/mini'
import type { AiModel } from '../platform/settings/ai-settings.ts'
import { AiFailure } from './ai-failure.ts'
import { type Completion, streamCompletion } from './stream-completion.ts'
import { withTimeout } from './time-limit.ts'

/** An answer that is longer is no answer to a question of ours. */
const maxLength = 40_000

const collect = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length > maxLength) throw new AiFailure('unusable')
  }
  return text
}

/** The JSON in an answer, also where a model put words or a fence around it. */
const readJson = (answer: string): unknown => {
  const start = answer.indexOf('{')
  const end = answer.lastIndexOf('}')
  try {
    return JSON.parse(answer.slice(start, end + 1))
  } catch {
    return undefined
  }
}

/**
 * Asks for JSON of a schema. Where the answer is none the model is asked once more; a server that refuses to be asked for a schema is
 * asked in words. Throws an {@link AiFailure}, `unusable` where the second answer is none either, `slow` where both take too long.
 */
export const completeJson = <Schema extends z.ZodMiniType>(
  model: AiModel,
  completion: Omit<Completion, 'answerSchema'>,
  schema: Schema,
  caller: AbortSignal,
): Promise<z.output<Schema>> => {
  const { $schema: _, ...answerSchema } = z.toJSONSchema(schema)
  const inWords = {
    ...completion,
    instructions: `${completion.instructions}\nAnswer with one JSON object of this JSON Schema and with nothing else, no fence around it: ${JSON.stringify(answerSchema)}`,
  }
  return withTimeout(model.limits.answerMs, caller, async (signal) => {
    const ask = async (asked: Completion): Promise<z.output<Schema> | undefined> => {
      const parsed = schema.safeParse(readJson(await collect(streamCompletion(model, asked, signal))))
      return parsed.success ? parsed.data : undefined
    }
    const first = await ask({ ...completion, answerSchema }).catch((error) => {
      if (error instanceof AiFailure && (error.status === 400 || error.status === 422)) return undefined
      throw error
    })
    const answer = first ?? (await ask(inWords))
    if (answer === undefined) throw new AiFailure('unusable')
    return answer
  })
}
