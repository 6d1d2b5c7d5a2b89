import { setTimeout as sleep } from 'node:timers/promises'
import { withJitter } from '@jobspan/shared-kit/timing'
import { EventSourceParserStream } from 'eventsource-parser/stream'

export type StreamEvent = { event: string; data: string }

const maxEventCharacters = 100_000

/** Reads a server-sent event stream (HTML Living Standard, 9.2). `onBytes` is called for comments too: they are heartbeats. */
async function* readEvents(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder()
  const text = new TransformStream<Uint8Array, string>({
    transform: (chunk, controller) => {
      onBytes()
      controller.enqueue(decoder.decode(chunk, { stream: true }))
    },
  })
  const events = body.pipeThrough(text).pipeThrough(new EventSourceParserStream({ maxBufferSize: maxEventCharacters }))
  for await (const { event = 'message', data } of events) yield { event, data }
}

/** A stream that says nothing for this long is dead, heartbeats included; milliseconds. */
const heartbeatTimeoutMs = 45_000

type Settings = { url: string; signal: AbortSignal; onEvent(event: StreamEvent): void }

/** Follows a server-sent event stream until told to stop: comes back after a break, with growing, uneven pauses. */
export const subscribeToStream = async ({ url, signal, onEvent }: Settings): Promise<void> => {
  for (let delayMs = 500; !signal.aborted; delayMs = Math.min(15_000, delayMs * 2)) {
    const heartbeatAbort = new AbortController()
    let timer: NodeJS.Timeout | undefined
    const resetHeartbeatTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(() => heartbeatAbort.abort(), heartbeatTimeoutMs)
    }
    try {
      resetHeartbeatTimer()
      const response = await fetch(url, {
        headers: { accept: 'text/event-stream' },
        signal: AbortSignal.any([signal, heartbeatAbort.signal]),
      })
      if (response.ok && response.body) {
        for await (const event of readEvents(response.body, resetHeartbeatTimer)) {
          delayMs = 500
          onEvent(event)
        }
      } else await response.body?.cancel()
    } catch {
      // Down or silent: asking every half minute goes on beside this.
    }
    clearTimeout(timer)
    await sleep(withJitter(delayMs), undefined, { signal }).catch(() => undefined)
  }
}
