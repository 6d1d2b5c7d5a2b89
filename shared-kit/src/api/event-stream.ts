import { ApiError } from '@jobspan/shared-kit/api'
import { createParser } from 'eventsource-parser'
import type { Method } from '../contracts/platform/endpoint.ts'
import type { Locale } from '../remote/remote.ts'
import { readRefusal } from './create-refusal.ts'
import { createRequestHeaders } from './request-headers.ts'

/** One event of a stream: its name, and its data read as JSON. */
export type StreamEvent = { name: string; data: unknown }

/** The server sends a comment now and then while it waits; a stream that says nothing for so long is cut off. */
const maxIdleMs = 30_000

const malformed = (status: number) => new ApiError({ kind: 'malformed', status, code: 0, message: '' })

const readJson = (text: string, status: number): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed(status)
  }
}

/** The next piece; a connection that breaks or idles is an `ApiError`. */
const readChunk = async (reader: ReadableStreamDefaultReader<Uint8Array>, signal: AbortSignal) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const idleTimeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError({ kind: 'timeout', status: 0, code: 0, message: '' })), maxIdleMs)
  })
  try {
    return await Promise.race([reader.read(), idleTimeout])
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ApiError) throw error
    throw new ApiError({ kind: 'offline', status: 0, code: 0, message: '' })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Sends a change and reads what the API answers piece by piece: server-sent events, which `EventSource` cannot ask for by POST. Throws
 * `ApiError`, or what `signal` was aborted with; whoever stops reading ends the call.
 *
 * @example
 * for await (const { name, data } of readEventStream({ method: 'POST', path: '/api/…', body, locale, signal })) …
 */
export async function* readEventStream({
  method,
  path,
  body,
  locale,
  signal,
}: {
  method: Method
  path: string
  body: unknown
  locale: Locale
  signal: AbortSignal
}): AsyncGenerator<StreamEvent, void, void> {
  const response = await fetch(path, {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      ...createRequestHeaders(locale, crypto.randomUUID()),
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
    },
    body: JSON.stringify(body),
  }).catch(() => {
    signal.throwIfAborted()
    throw new ApiError({ kind: 'offline', status: 0, code: 0, message: '' })
  })
  const { status, headers } = response
  if (!response.ok) throw await readRefusal(response)
  if (!response.body || !headers.get('content-type')?.startsWith('text/event-stream')) throw malformed(status)
  const events: { name: string; text: string }[] = []
  const parser = createParser({ onEvent: ({ event = 'message', data }) => events.push({ name: event, text: data }) })
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  try {
    for (;;) {
      const { done, value } = await readChunk(reader, signal)
      if (value) parser.feed(decoder.decode(value, { stream: true }))
      for (const { name, text } of events.splice(0)) yield { name, data: readJson(text, status) }
      if (done) return
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}
