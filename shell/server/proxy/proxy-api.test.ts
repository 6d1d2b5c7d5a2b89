import { once } from 'node:events'
import { createServer, get, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { afterEach, expect, it } from '@jest/globals'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { unexpectedErrorText } from '@jobspan/shared-kit/contracts/platform/unexpected-error-text'
import Fastify from 'fastify'
import { proxyApi } from './proxy-api.ts'

const close: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const each of close.splice(0)) await each()
})

/** The proxy, with the compressor that the shell has, before an API; gives its origin and what is logged as a warning or worse. */
const proxyBefore = async (upstream: Server) => {
  upstream.listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const logged: string[] = []
  const stream = new Writable({
    write: (line, _, done) => {
      logged.push(String(line))
      done()
    },
  })
  const app = Fastify({ logger: { level: 'warn', stream }, forceCloseConnections: true })
  await app.register(compress, { threshold: 1024, brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH } })
  await proxyApi(app, `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`)
  await app.listen({ port: 0, host: '127.0.0.1' })
  close.push(
    () => app.close(),
    () => upstream.close(),
  )
  return { origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, logged }
}

/** The proxy before an API that begins an answer and leaves the rest to `goOn`. */
const beforeApi = async (goOn: (answer: ServerResponse) => void) => {
  const upstream = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.write(`"${'x'.repeat(5000)}`, () => goOn(answer))
  })
  const { origin, logged } = await proxyBefore(upstream)
  return { url: `${origin}/api/data/anything`, logged }
}

/** The proxy before an API that writes one event, and the last one when it is told to. */
const beforeEventStream = async () => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const { promise: next, resolve: goOn } = Promise.withResolvers<void>()
  const upstream = createServer(async (_, answer) => {
    answer.once('close', leave)
    answer.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    answer.write('data: frame 1\n\n')
    await next
    answer.end('data: frame 2\n\n')
  })
  const { origin } = await proxyBefore(upstream)
  return { url: `${origin}/api/aicv/ai_writing/career_summary`, goOn, left }
}

const ask = async (url: string, encoding: string) => {
  const request = get(url, { headers: { 'accept-encoding': encoding } })
  request.on('error', () => undefined)
  const [response] = await once(request, 'response')
  return response.on('error', () => undefined).resume()
}

// Every tab that was closed while an answer came left an error in the log.
it.each(['br', 'identity'])('takes a reader who leaves during an answer (%s) for no failure', async (encoding) => {
  const left = Promise.withResolvers<void>()
  const { url, logged } = await beforeApi((answer) => answer.once('close', () => left.resolve()))
  const response = await ask(url, encoding)
  response.destroy()
  await left.promise
  await new Promise((resolve) => setImmediate(resolve))
  expect(logged).toEqual([])
})

it('logs an answer that the API breaks off', async () => {
  const began = Promise.withResolvers<void>()
  const { url, logged } = await beforeApi((answer) => began.promise.then(() => answer.destroy()))
  const response = await ask(url, 'br')
  began.resolve()
  await new Promise((resolve) => response.once('close', resolve))
  expect(logged.join('')).toContain('ECONNRESET')
})

// It was English for everybody.
it('says in the visitor’s language that the API does not answer', async () => {
  const app = Fastify()
  close.push(() => app.close())
  await app.register(cookie)
  // Nothing listens there.
  await proxyApi(app, 'http://127.0.0.1:9')
  const ask = async (headers: Record<string, string>) => {
    const answer = await app.inject({ url: '/api/data/anything', headers })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    return answer.json()
  }
  for (const { id, key } of languages) {
    expect(await ask({ 'language-id': String(id) })).toEqual({
      code: 50001,
      message: unexpectedErrorText[key],
      data: null,
    })
  }
  const message = async (headers: Record<string, string>) => (await ask(headers)).message
  expect(await message({ cookie: 'geoConfiguration=jp_ja', 'accept-language': 'tr' })).toBe(unexpectedErrorText.ja)
  expect(await message({ 'accept-language': 'tr' })).toBe(unexpectedErrorText.tr)
  expect(await message({ 'language-id': '99' })).toBe(unexpectedErrorText['en-us'])
})

// A member's way to another host of the site goes by such answers.
it('passes a redirect to another host on as it is, with its cookies', async () => {
  const location = 'http://sg.localhost:3000/api/auth/session-transfer/grant?to=jp&back=%2Fen-us'
  const asked: (string | undefined)[] = []
  const upstream = createServer((request, answer) => {
    asked.push(request.headers['x-forwarded-host'] as string, request.url)
    answer.writeHead(303, { location, 'set-cookie': ['a=1; Path=/', 'b=2; Domain=localhost; Path=/'] }).end()
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const app = Fastify()
  await proxyApi(app, `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`)
  close.push(
    () => app.close(),
    () => upstream.close(),
  )
  const url = '/api/auth/session-transfer/start?from=sg&back=%2Fen-us'
  const { statusCode, headers } = await app.inject({ url, headers: { host: 'jp.localhost:3000' } })
  expect([statusCode, headers.location]).toEqual([303, location])
  expect(headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Domain=localhost; Path=/'])
  expect(asked).toEqual(['jp.localhost:3000', url])
})

// A text that a model writes is read while it is written; held back by the compressor it would come all at once.
it.each(['br', 'gzip, deflate, br', 'identity'])('passes an event stream on as it comes (%s)', async (encoding) => {
  const { url, goOn } = await beforeEventStream()
  const request = get(url, { headers: { 'accept-encoding': encoding } })
  const [response] = await once(request, 'response')
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  expect(response.headers).not.toHaveProperty('content-encoding')
  let read = ''
  for await (const bytes of response) {
    read += bytes
    // The next frame is written when this one was read here.
    if (read.endsWith('frame 1\n\n')) goOn()
  }
  expect(read).toBe('data: frame 1\n\ndata: frame 2\n\n')
})

it('lets the API know at once that a reader of an event stream left', async () => {
  const { url, left } = await beforeEventStream()
  const request = get(url)
  request.on('error', () => undefined)
  const [response] = await once(request, 'response')
  await once(response, 'data')
  response.on('error', () => undefined).destroy()
  await left
})

// The API went on with a preview of a visitor who had chosen another layout meanwhile, and had no place for the next one.
it('leaves the API when the visitor leaves before its answer, which the log counts among lost connections', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const upstream = createServer((_, answer) => {
    answer.once('close', leave)
    ask()
  })
  const { origin, logged } = await proxyBefore(upstream)
  const request = get(`${origin}/api/jobseeker/generated-resumes/preview`).on('error', () => undefined)
  await asked
  request.destroy()
  await left
  while (logged.length === 0) await new Promise((resolve) => setImmediate(resolve))
  expect(logged.map((line) => JSON.parse(line).err.code)).toEqual(['ABORT_ERR'])
})

// Each refusal for too much work was ten more requests: the proxy took the seconds of Retry-After for milliseconds.
it('asks an API that is busy once', async () => {
  let requests = 0
  const upstream = createServer((_, answer) => {
    requests += 1
    answer.writeHead(503, { 'retry-after': '10' }).end('{}')
  })
  const { origin } = await proxyBefore(upstream)
  const response = await fetch(`${origin}/api/data/anything`)
  expect([response.status, response.headers.get('retry-after'), requests]).toEqual([503, '10', 1])
})
