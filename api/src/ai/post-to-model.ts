import type { AiModel } from '../platform/settings/ai-settings.ts'
import { AiFailure } from './ai-failure.ts'

/** Calls an operation of a model's server, such as `chat/completions`. Throws an {@link AiFailure}, or the signal's reason. */
export const postToModel = async (
  { url, key }: AiModel,
  operation: string,
  body: object,
  signal: AbortSignal,
): Promise<Response> => {
  let response: Response
  try {
    response = await fetch(new URL(operation, url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
      signal,
      // Parts of a profile go to the server that its member consented to, and to no other.
      redirect: 'error',
    })
  } catch {
    if (signal.aborted) throw signal.reason
    throw new AiFailure('unreachable')
  }
  if (response.ok) return response
  // What it says of its error may quote what was asked: it is not read.
  await response.body?.cancel().catch(() => undefined)
  throw new AiFailure('refused', response.status)
}

/** A JSON answer of at most `maxBytes`. Throws an {@link AiFailure}, or the signal's reason. */
export const readJsonAnswer = async (response: Response, maxBytes: number, signal: AbortSignal): Promise<unknown> => {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > maxBytes) throw new AiFailure('broken')
      chunks.push(chunk)
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    if (signal.aborted) throw signal.reason
    throw new AiFailure('broken')
  }
}
