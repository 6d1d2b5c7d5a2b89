import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sooner than anything between here and the browser takes a connection without bytes for a broken one. */
const commentAfterMs = 10_000

/** Events as they come, and a comment wherever the next one takes long. */
export async function* addComments(events: AsyncIterable<string>, afterMs = commentAfterMs): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]()
  try {
    let next = iterator.next()
    for (;;) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, afterMs, null)
      })
      const result = await Promise.race([next, late]).finally(() => clearTimeout(timer))
      if (result === null) {
        yield ': waiting\n\n'
        continue
      }
      if (result.done) return
      yield result.value
      next = iterator.next()
    }
  } finally {
    await iterator.return?.()
  }
}

/** Answers server-sent events (WHATWG HTML, section 9.2), each as it comes: nothing between here and the browser may keep, pack or gather them. */
export const sendEventStream = (reply: FastifyReply, events: AsyncIterable<string>): FastifyReply =>
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    // A service that stops waits for connections; one that is kept after such an answer would hold it up for a minute.
    .header('connection', 'close')
    .send(Readable.from(addComments(events)))
