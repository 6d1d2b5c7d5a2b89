import { setTimeout as sleep } from 'node:timers/promises'

export type StreamEvent = { event: string; data: string }

/** Cuts a server-sent event stream (HTML Living Standard, 9.2) into its events; comments and ids are passed over. */
async function* readEvents(chunks: AsyncIterable<Uint8Array>, onBytes: () => void): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of chunks) {
    onBytes()
    text += decoder.decode(chunk, { stream: true }).replaceAll('\r\n', '\n')
    const blocks = text.split('\n\n')
    text = (blocks.pop() ?? '').slice(-100_000)
    for (const block of blocks) {
      const fields = block.split('\n').map((line) => /^([a-z]+): ?(.*)$/.exec(line))
      const event = fields.findLast((field) => field?.[1] === 'event')?.[2] ?? 'message'
      const data = fields.filter((field) => field?.[1] === 'data').map((field) => field?.[2])
      if (data.length > 0) yield { event, data: data.join('\n') }
    }
  }
}

/** A stream that says nothing for this long is dead, heartbeats included; milliseconds. */
const longestSilence = 45_000

type Settings = { url: string; signal: AbortSignal; onEvent(event: StreamEvent): void }

/** Follows a server-sent event stream until told to stop: comes back after a break, with growing, uneven pauses. */
export const followStream = async ({ url, signal, onEvent }: Settings): Promise<void> => {
  for (let wait = 500; !signal.aborted; wait = Math.min(15_000, wait * 2)) {
    const silence = new AbortController()
    let timer: NodeJS.Timeout | undefined
    const heard = () => {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), longestSilence)
    }
    try {
      heard()
      const response = await fetch(url, {
        headers: { accept: 'text/event-stream' },
        signal: AbortSignal.any([signal, silence.signal]),
      })
      if (response.ok && response.body) {
        for await (const event of readEvents(response.body, heard)) {
          wait = 500
          onEvent(event)
        }
      } else await response.body?.cancel()
    } catch {
      // Down or silent: asking every half minute goes on beside this.
    }
    clearTimeout(timer)
    await sleep(wait * (0.7 + Math.random() * 0.6), undefined, { signal }).catch(() => undefined)
  }
}
