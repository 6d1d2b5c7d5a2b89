import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { readEnv } from './env.ts'
import { serveHealth } from './health.ts'
import type { ShellContext } from './shell-context.ts'
import { documentOf, releaseOf } from './testing/fake-registry.ts'

/** A service that says it is well, until it is told to be otherwise. */
const startService = async () => {
  let mood: 'well' | 'ill' | 'hung' = 'well'
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    if (mood !== 'hung') response.writeHead(mood === 'well' ? 200 : 503).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    be: (next: typeof mood) => {
      mood = next
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

const release = releaseOf('mf-search', 'b1', {})
const document = documentOf({
  remotes: [{ name: 'mf-search', enabled: true, salt: 's', current: release, previous: null, canary: null }],
})

let api: Awaited<ReturnType<typeof startService>>
let registry: Awaited<ReturnType<typeof startService>>
let app: FastifyInstance
/** What the shell has: a document, and a server build that loads. */
let has = { document: true, build: true }

beforeEach(async () => {
  has = { document: true, build: true }
  api = await startService()
  registry = await startService()
  app = Fastify()
  serveHealth(app, {
    env: readEnv({ API_ORIGIN: api.origin, REGISTRY_ORIGIN: registry.origin }),
    documents: { of: () => (has.document ? document : undefined) } as unknown as ShellContext['documents'],
    releases: { state: () => 'ready' } as unknown as ShellContext['releases'],
    remotes: {
      load: () => (has.build ? Promise.resolve({}) : Promise.reject(new Error('no build'))),
    } as unknown as ShellContext['remotes'],
    capabilities: { contract: release.contract, shared: {} },
  })
})
afterEach(() => Promise.all([app.close(), api.stop(), registry.stop()]))

const ask = async (url: string) => {
  const { statusCode, body } = await app.inject(url)
  return { status: statusCode, ...(JSON.parse(body) as object) }
}
const allWell = { status: 200, api: true, registry: true, document: true, remotes: true }

describe('whether every part is ready', () => {
  it('is so when API and registry say so, and the remotes of the document load', async () => {
    expect(await ask('/healthz')).toEqual(allWell)
    expect((await app.inject('/healthz')).headers['cache-control']).toBe('no-store')
    expect(await ask('/livez')).toEqual({ status: 200, document: true })
  })

  // With the registry dead it was 200 for as long as a document lay on disk.
  it.each([
    ['api', 'ill'],
    ['api', 'hung'],
    ['registry', 'ill'],
    ['registry', 'hung'],
  ] as const)('names what is not: %s %s; pages can be composed all the same', async (part, mood) => {
    const services = { api, registry }
    services[part].be(mood)
    expect(await ask('/healthz')).toEqual({ ...allWell, status: 503, [part]: false })
    expect(await ask('/livez')).toEqual({ status: 200, document: true })
  })

  it('is not so with a service that cannot be reached', async () => {
    await registry.stop()
    expect(await ask('/healthz')).toEqual({ ...allWell, status: 503, registry: false })
  })

  it('is not so without a document, nor are there pages then, nor with a build that does not load', async () => {
    has.build = false
    expect(await ask('/healthz')).toEqual({ ...allWell, status: 503, remotes: false })
    has.document = false
    expect(await ask('/healthz')).toEqual({ ...allWell, status: 503, document: false, remotes: false })
    expect(await ask('/livez')).toEqual({ status: 503, document: false })
  })

  it('does not ask a service for every tab that asks, and hears of its recovery', async () => {
    api.be('ill')
    await Promise.all(Array.from({ length: 50 }, () => ask('/healthz')))
    expect([api.asked(), registry.asked()]).toEqual([1, 1])
    api.be('well')
    while ((await ask('/healthz')).status !== 200) await turn()
    expect(api.asked()).toBe(2)
  })
})
