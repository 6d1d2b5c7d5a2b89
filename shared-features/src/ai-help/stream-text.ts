import { ApiError } from '@jobspan/shared-kit/api'
import { readEventStream, type StreamEvent } from '@jobspan/shared-kit/api/event-stream'
import type { AiTextEvent } from '@jobspan/shared-kit/contracts/ai/ai-help'
import type { Method } from '@jobspan/shared-kit/contracts/platform/endpoint'
import type { Locale } from '@jobspan/shared-kit/remote'

/** A call that writes a text: the path is whole, without parameters to fill in. */
export type TextRequest = { method: Method; path: string; body: Record<string, unknown> }

const readEvent = async ({ name, data }: StreamEvent): Promise<AiTextEvent | undefined> => {
  const { aiTextEvents } = await import('@jobspan/shared-kit/contracts/ai/ai-help')
  // What a newer API tells besides is for newer pages.
  if (!(name in aiTextEvents)) return undefined
  const event = name as AiTextEvent['event']
  const parsed = aiTextEvents[event].safeParse(data)
  if (!parsed.success) throw new ApiError({ kind: 'malformed', status: 200, code: 0, message: name })
  return { event, data: parsed.data } as AiTextEvent
}

/**
 * The events of a text that is being written, up to `done`. Throws `ApiError` where it is refused, cannot be finished or breaks off, or what
 * `signal` was aborted with.
 */
export async function* streamText(
  request: TextRequest,
  locale: Locale,
  signal: AbortSignal,
): AsyncGenerator<Exclude<AiTextEvent, { event: 'error' }>, void, void> {
  for await (const streamed of readEventStream({ ...request, locale, signal })) {
    const event = await readEvent(streamed)
    if (!event) continue
    if (event.event === 'error')
      throw new ApiError({ kind: 'server', status: 200, code: event.data.code, message: event.data.message })
    yield event
    if (event.event === 'done') return
  }
  throw new ApiError({ kind: 'offline', status: 0, code: 0, message: '' })
}
