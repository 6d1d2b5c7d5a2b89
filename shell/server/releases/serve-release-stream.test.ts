import cookie from '@fastify/cookie'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import Fastify from 'fastify'
import { readEnv } from '../env.ts'
import type { ShellContext } from '../shell-context.ts'
import { serveReleaseStream } from './serve-release-stream.ts'

const app = Fastify({ forceCloseConnections: true })
let origin = ''

beforeAll(async () => {
  await app.register(cookie)
  serveReleaseStream(app, {
    env: readEnv({ LOG_LEVEL: 'silent' }),
    documents: { of: () => undefined, subscribe: () => undefined },
    releases: { subscribe: () => undefined },
    previews: { open: async () => undefined },
  } as unknown as ShellContext)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Listens as a tab does, until it was told its list. */
const listen = async (): Promise<string> => {
  const leaving = new AbortController()
  const { body } = await fetch(`${origin}/live?country=sg`, { signal: leaving.signal })
  let text = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (text.includes('event: remote-list')) break
  }
  leaving.abort()
  return text
}

// All tabs of a site came back in the same instant, three seconds after their server was started anew.
it('tells tabs apart when to come back, within seconds', async () => {
  const lists = await Promise.all(Array.from({ length: 12 }, listen))
  const pauses = lists.map((text) => Number(/^retry: (\d+)\n\n/.exec(text)?.[1]))
  for (const pause of pauses) {
    expect(pause).toBeGreaterThanOrEqual(1000)
    expect(pause).toBeLessThanOrEqual(5000)
  }
  expect(new Set(pauses).size).toBeGreaterThan(1)
})
