import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import cookie from '@fastify/cookie'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import Fastify, { type FastifyInstance } from 'fastify'
import { readEnv } from '../env.ts'
import { proxyApi } from '../proxy/proxy-api.ts'
import { createEmptyRelease } from '../releases/create-empty-release.ts'
import type { ShellContext } from '../shell-context.ts'
import { backendLimits, createBackendLimits } from './backend-limits.ts'
import { createPageFetch } from './create-page-fetch.ts'
import { serveBackends } from './serve-backends.ts'

type ReceivedCall = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

const listen = async (handle: (request: IncomingMessage, response: ServerResponse) => void) => {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

let answer: (request: IncomingMessage, response: ServerResponse) => void
const received: ReceivedCall[] = []
let claims = { status: 200, body: { code: 0, data: { token: 'signed' } } as unknown }
let backend: Awaited<ReturnType<typeof listen>>
let api: Awaited<ReturnType<typeof listen>>
let app: FastifyInstance
let site: ShellContext
let rollout: { enabled: boolean; backend: Release['backend'] }

beforeAll(async () => {
  backend = await listen((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      received.push({ method, url, headers, body: Buffer.concat(parts).toString() })
      answer(request, response)
    })
  })
  api = await listen((request, response) => {
    if (!request.url?.startsWith('/session-claims?remote=mf-rewards')) return json(response, 404, { from: 'api' })
    json(response, claims.status, claims.body, { 'set-cookie': 'sessionid=renewed; Path=/' })
  })
  site = {
    env: readEnv({
      LOG_LEVEL: 'silent',
      API_ORIGIN: api.origin,
      BACKEND_ORIGINS: backend.origin,
      OVERRIDE_ORIGINS: 'http://localhost:4001',
    }),
    documents: {
      of: () => ({
        remotes: [
          {
            name: 'mf-rewards',
            salt: 's',
            enabled: rollout.enabled,
            current: {
              ...createEmptyRelease('mf-rewards', 'v1'),
              ...(rollout.backend ? { backend: rollout.backend } : {}),
            },
            previous: null,
            canary: null,
          },
        ],
      }),
    },
    previews: { open: async () => undefined },
    releases: { state: () => 'ready' },
    capabilities: { contract: createEmptyRelease('x', 'y').contract, shared: {} },
  } as unknown as ShellContext
  app = Fastify({ forceCloseConnections: true })
  await app.register(cookie)
  await proxyApi(app, api.origin)
  await serveBackends(app, site)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  for (const { server } of [backend, api]) server.close().closeAllConnections()
})
beforeEach(() => {
  site.backendLimits = createBackendLimits()
  rollout = { enabled: true, backend: { origins: { production: backend.origin }, timeoutMs: 300 } }
  claims = { status: 200, body: { code: 0, data: { token: 'signed' } } }
  answer = (_, response) => json(response, 200, { code: 0, message: '', data: { points: 7 } })
  received.length = 0
})

const path = '/api/x/mf-rewards/points?page=2'
const ask = (url = path, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${url}`, { redirect: 'manual', ...init })
const post = (headers: Record<string, string> = { 'x-requested-with': 'jobspan' }, body = '{"a":1}') =>
  ask('/api/x/mf-rewards/points', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

describe('a call to the back end of a remote', () => {
  it('comes there with session claims in the place of cookies, and with nothing that names the visitor', async () => {
    const response = await ask(path, {
      headers: { cookie: 'sessionid=secret', 'user-agent': 'Browser', 'x-private': '1', 'language-id': '4' },
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ data: { points: 7 } })
    const [call] = received
    expect(call).toMatchObject({ method: 'GET', url: path })
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer signed',
      'x-remote': 'mf-rewards',
      'language-id': '4',
    })
    for (const name of ['cookie', 'x-private', 'x-forwarded-for']) expect(call?.headers[name]).toBeUndefined()
    expect(JSON.stringify(call)).not.toContain('secret')
  })

  it('passes a body on, once per call, and gives the visitor the renewed session', async () => {
    const response = await post()
    expect(response.status).toBe(200)
    expect(received).toMatchObject([{ method: 'POST', body: '{"a":1}' }])
    expect(response.headers.getSetCookie()).toEqual(['sessionid=renewed; Path=/'])
  })

  it('gives none of the back end’s cookies, and lets no shared cache keep an answer', async () => {
    answer = (_, response) =>
      json(response, 200, {}, { 'set-cookie': 'sessionid=stolen', 'cache-control': 'public, s-maxage=60, max-age=60' })
    const response = await ask()
    expect(response.headers.getSetCookie()).toEqual(['sessionid=renewed; Path=/'])
    expect(response.headers.get('cache-control')).toBe('private, max-age=60')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is refused where another site made the browser send it', async () => {
    expect((await post({})).status).toBe(403)
    expect((await post({ 'x-requested-with': 'jobspan', origin: 'https://evil.example' })).status).toBe(403)
    expect(received).toEqual([])
  })

  it('answers as the API does where nobody is signed in', async () => {
    claims = { status: 401, body: { code: 40003, message: 'Sign in', data: null } }
    const response = await ask()
    expect([response.status, await response.json()]).toEqual([401, claims.body])
    expect(received).toEqual([])
  })

  it('leads to the squad’s own server under an override, with method and body', async () => {
    const response = await ask(path, { headers: { cookie: 'override=mf-rewards@http://localhost:4001' } })
    expect([response.status, response.headers.get('location')]).toEqual([307, `http://localhost:4001${path}`])
    expect(received).toEqual([])
  })

  it.each([
    ['the remote is off', { enabled: false }],
    ['its release has no back end', { backend: undefined }],
  ])('is not found where %s', async (_, change) => {
    rollout = { ...rollout, ...change }
    expect((await ask()).status).toBe(404)
  })

  it.each([
    '/api/x/mf-other/points',
    '/api/x/',
    '/api/x/mf-rewards',
    '/api/x/mf-rewards/%2e%2e/admin',
    '/api/x/mf-rewards/a%2fb',
    '/api/x/mf-rewards//evil.example',
    '/api/x/mf-rewards/a%5cb',
  ])('%s is not found, and does not come to the API', async (url) => {
    const response = await ask(url)
    expect([response.status, await response.json()]).toMatchObject([404, { code: 40004 }])
    expect(received).toEqual([])
  })

  it.each([
    ['does not list its origin', { origins: { production: 'http://127.0.0.1:9' } }],
    ['is of an environment that the release does not name', { origins: { staging: 'https://rewards.example' } }],
  ])('does not leave a site that %s', async (_, origins) => {
    rollout.backend = origins as Release['backend']
    expect((await ask()).status).toBe(503)
    expect(received).toEqual([])
  })
})

describe('a back end that misbehaves', () => {
  it.each<[string, (response: ServerResponse) => void, number]>([
    ['answers a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>'), 502],
    ['answers a script', (response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end('1'), 502],
    ['answers without a type', (response) => response.writeHead(200).end('x'), 502],
    [
      'answers a page as an error',
      (response) => response.writeHead(500, { 'content-type': 'text/html' }).end('x'),
      502,
    ],
    ['redirects inward', (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(), 502],
    ['refuses the claims', (response) => json(response, 401, {}), 502],
    ['hangs', () => undefined, 503],
    ['closes the connection', (response) => response.destroy(), 503],
  ])('that %s: its visitor is told, and nothing of it arrives', async (_, misbehave, status) => {
    answer = (_request, response) => misbehave(response)
    const response = await ask()
    const text = await response.text()
    expect(response.status).toBe(status)
    expect(JSON.parse(text)).toMatchObject({ code: 50001, data: null })
    expect(text).not.toContain('<script>')
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
  })

  it('is left alone after five failures, and asked again by one visitor after ten seconds', async () => {
    let now = 0
    site.backendLimits = createBackendLimits(() => now)
    answer = (_, response) => response.destroy()
    for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(503)
    expect(received).toHaveLength(5)
    expect((await ask()).status).toBe(503)
    expect(received).toHaveLength(5)
    answer = (_, response) => json(response, 200, {})
    now = backendLimits.openMs
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(200)
  })

  it('holds no more than its share of requests', () => {
    const limits = createBackendLimits()
    const ends = Array.from({ length: backendLimits.concurrency }, () => limits.begin('a'))
    expect(ends.every(Boolean)).toBe(true)
    expect(limits.begin('a')).toBeUndefined()
    expect(limits.begin('b')).toBeDefined()
    ends[0]?.('answered')
    expect(limits.begin('a')).toBeDefined()
  })

  it('cannot send without end', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const part = Buffer.alloc(1_000_000, 32)
      for (let count = 0; count < 12; count += 1) response.write(part)
      response.end()
    }
    await expect(ask().then((response) => response.text())).rejects.toThrow()
  })

  it('is sent no body of more than a megabyte', async () => {
    expect((await post(undefined, 'x'.repeat(backendLimits.bodyBytes + 1))).status).toBe(413)
    expect(received).toEqual([])
  })

  it('hears when the visitor leaves', async () => {
    const left = Promise.withResolvers<void>()
    const began = Promise.withResolvers<void>()
    answer = (request) => {
      request.socket.once('close', () => left.resolve())
      began.resolve()
    }
    rollout.backend = { origins: { production: backend.origin }, timeoutMs: 30_000 }
    const visitor = new AbortController()
    const asked = ask(path, { signal: visitor.signal }).catch(() => 'left')
    await began.promise
    visitor.abort()
    await left.promise
    expect(await asked).toBe('left')
  })
})

it('streams events as they come, however long they take', async () => {
  const first = Promise.withResolvers<void>()
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: 1\n\n')
    void first.promise.then(() => response.end('data: 2\n\n'))
  }
  const reader = (await ask()).body?.getReader()
  const text = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await text()).toBe('data: 1\n\n')
  first.resolve()
  expect(await text()).toBe('data: 2\n\n')
})

it('is called by pages that are rendered here in the same way', async () => {
  const request = { log: app.log } as Parameters<typeof createPageFetch>[1]
  const activeReleases = [
    {
      name: 'mf-rewards',
      enabled: true,
      reason: 'current' as const,
      release: { ...createEmptyRelease('mf-rewards', 'v1'), backend: { origins: { production: backend.origin } } },
      incompatibility: undefined,
      origin: undefined,
    },
  ]
  const pageFetch = createPageFetch(
    site,
    request,
    { activeReleases, device: '', badges: [] },
    { cookie: 'sessionid=secret' },
  )
  const response = await pageFetch(`${api.origin}${path}`)
  expect(await response.json()).toMatchObject({ data: { points: 7 } })
  expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer signed' })
  expect(received[0]?.headers.cookie).toBeUndefined()
  expect(await (await pageFetch(`${api.origin}/api/data/x`)).json()).toEqual({ from: 'api' })
})
