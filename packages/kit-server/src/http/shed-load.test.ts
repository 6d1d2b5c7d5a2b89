import { expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { shedLoad } from './shed-load.ts'

/** An app with one slow route, which answers when told to. */
const slowApp = async (maxRequests: number) => {
  const app = Fastify({ forceCloseConnections: true })
  shedLoad(app, {
    maxConcurrentRequests: maxRequests,
    isExempt: (url) => url === '/healthz',
    createError: () => Object.assign(new Error('busy'), { statusCode: 503 }),
  })
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  app.get('/slow', async () => {
    await gate
    return 'done'
  })
  app.get('/healthz', async () => 'ok')
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, origin, release: () => release() }
}

test('past the most that can be at work, a visitor is told at once to come back', async () => {
  const { app, origin, release } = await slowApp(2)
  const first = [fetch(`${origin}/slow`), fetch(`${origin}/slow`)]
  // The third is refused as soon as the first two have arrived.
  let refused = await fetch(`${origin}/nothing-here`)
  while (refused.status !== 503) refused = await fetch(`${origin}/nothing-here`)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  release()
  for (const answer of await Promise.all(first)) expect(answer.status).toBe(200)
  expect((await fetch(`${origin}/slow`)).status).toBe(200)
  await app.close()
})

test('a visitor who leaves makes room for the next', async () => {
  const { app, origin, release } = await slowApp(1)
  const leaving = new AbortController()
  const left = fetch(`${origin}/slow`, { signal: leaving.signal }).catch((error: Error) => error.name)
  while ((await fetch(`${origin}/nothing-here`)).status !== 503);
  leaving.abort()
  expect(await left).toBe('AbortError')
  while ((await fetch(`${origin}/nothing-here`)).status !== 404);
  release()
  await app.close()
})
