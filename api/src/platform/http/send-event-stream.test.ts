import { expect, test } from '@jest/globals'
import { addComments } from './send-event-stream.ts'

const read = async (stream: AsyncIterable<string>): Promise<string[]> => {
  const frames: string[] = []
  for await (const frame of stream) frames.push(frame)
  return frames
}

// A model that thinks writes nothing for long; the proxy and the page took the connection for a broken one.
test('a comment comes while the next event takes long', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  async function* events() {
    yield 'one'
    await promise
    yield 'two'
  }
  const frames: string[] = []
  for await (const frame of addComments(events(), 5)) {
    frames.push(frame)
    if (frames.length === 3) resolve()
  }
  expect(frames.slice(0, 3)).toEqual(['one', ': waiting\n\n', ': waiting\n\n'])
  expect(frames.filter((frame) => !frame.startsWith(':'))).toEqual(['one', 'two'])
})

test('events that come in time have none between them', async () => {
  async function* events() {
    yield 'one'
    yield 'two'
  }
  expect(await read(addComments(events(), 60_000))).toEqual(['one', 'two'])
})

test('a reader who leaves ends the events', async () => {
  let hasEnded = false
  async function* events() {
    try {
      for (;;) yield 'more'
    } finally {
      hasEnded = true
    }
  }
  for await (const _ of addComments(events())) break
  expect(hasEnded).toBe(true)
})
