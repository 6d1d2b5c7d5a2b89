import { setTimeout as delay } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { page, REMOTE_CONTRACT_VERSION, type RemoteDefinition } from '@jobspan/shared-kit/remote'
import Fastify, { type FastifyInstance } from 'fastify'
import { createElement, use } from 'react'
import type { BootData } from '../../src/boot-data.ts'
import * as frame from '../../src/frame-server.tsx'
import { servePages } from '../app.ts'
import { readEnv } from '../env.ts'
import { createEmptyRelease } from '../releases/create-empty-release.ts'
import { createRenderingBreaker } from '../releases/rendering-breaker.ts'
import { serveReleaseStream } from '../releases/serve-release-stream.ts'
import type { ShellContext } from '../shell-context.ts'

const releaseOf = (build: string): Release => ({
  ...createEmptyRelease('mf-search', build),
  global: `mf_search_${build}`,
  pages: [{ path: '/jobs', access: 'public', files: [] }],
})
const never = new Promise<never>(() => undefined)
const Throwing = () => {
  throw new Error('crash')
}
const Suspended = () => use(never)
const Current = () => createElement('h1', null, 'Jobs of v1')
const Canary = () => createElement('h1', null, 'Jobs of v2')

const definitionOf = (module: Parameters<typeof page>[1]): RemoteDefinition => ({
  name: 'mf-search',
  contract: REMOTE_CONTRACT_VERSION,
  pages: [page('/jobs', module)],
  slots: {},
  overlays: [],
  texts: async () => ({}),
})
const head = () => ({ title: 'Jobs' })
const sound = (Page: () => ReturnType<typeof Current>) => definitionOf(async () => ({ Page, head }))
/** Far longer than a page takes on a busy machine. */
const queryDeadline = 600
const hasWaited = (ms: number) => ms > 0.95 * queryDeadline
const late = definitionOf(async () => ({
  Page: Canary,
  head,
  queries: () => [{ options: { queryKey: ['never'], queryFn: () => never }, critical: true }],
}))

let app: FastifyInstance
let builds: Record<string, () => Promise<RemoteDefinition>>
let reported: { build: string; device?: string }[]
/** Route, state and seconds of each page. */
let rendered: [string, string, number][]

const open = async ({ canary = true }: { canary?: boolean } = {}) => {
  app = Fastify()
  await app.register(cookie)
  const rollout = {
    name: 'mf-search',
    enabled: true,
    salt: 's',
    current: releaseOf('v1'),
    previous: null,
    canary: canary ? { release: releaseOf('v2'), percent: 99.99 } : null,
  }
  const site = {
    env: readEnv({ API_ORIGIN: 'http://127.0.0.1:9', LOG_LEVEL: 'silent', QUERY_DEADLINE: String(queryDeadline) }),
    frame,
    maintenance: { find: () => undefined, stop: () => undefined },
    build: { build: 'b1', main: ['main.js'], shellPageTexts: {}, pages: {}, integrity: {} },
    capabilities: { contract: REMOTE_CONTRACT_VERSION, shared: {} },
    documents: { of: () => ({ remotes: [rollout] }), subscribe: () => undefined },
    releases: { state: () => 'ready', subscribe: () => undefined },
    remotes: { load: ({ build }: Release) => (builds[build] ?? (() => Promise.reject(new Error('unknown'))))() },
    breaker: createRenderingBreaker(),
    renderMetrics: { observe: (...rendering: [string, string, number]) => rendered.push(rendering) },
    employers: { isOfferedTo: () => false },
    previews: { open: async () => undefined },
    telemetry: {
      recordFailure: (_: string, { build }: Release, __: unknown, visitor?: { device: string }) =>
        reported.push({ build, ...(visitor ? { device: visitor.device } : {}) }),
    },
    texts: frame.createTexts,
  } as unknown as ShellContext
  servePages(app, site)
  serveReleaseStream(app, site)
}

const device = '5b54adc0-67f9-4d32-9b1c-6a1a3ad9e7b1'
const visit = async (cookies: Record<string, string> = {}) => {
  const begun = performance.now()
  const { body, statusCode } = await app.inject({ url: '/en-us/jobs', cookies: { device_uuid: device, ...cookies } })
  const [, json = '{}'] = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(body) ?? []
  const boot = JSON.parse(json) as BootData
  return { body, statusCode, boot, remote: boot.remotes[0], ms: performance.now() - begun }
}

beforeEach(() => {
  reported = []
  rendered = []
  builds = { v1: async () => sound(Current), v2: async () => sound(Canary) }
})
afterEach(() => app.close())

describe('a canary', () => {
  it('that works goes to the browser with the current release beside it', async () => {
    await open()
    const { body, remote } = await visit()
    expect(body).toContain('Jobs of v2')
    expect(remote).toMatchObject({ build: 'v2', fallbackRelease: { build: 'v1', global: 'mf_search_v1' } })
    expect(remote?.fallbackRelease?.fallbackRelease).toBeUndefined()
    expect(rendered).toEqual([['/jobs', 'rendered', expect.any(Number)]])
  })

  it('is told to open tabs with its fallback, also by the name that tabs of the former release know', async () => {
    await open()
    const { remotes } = (await app.inject({ url: '/live/remotes?country=sg', cookies: { device_uuid: device } })).json()
    const fallback = expect.objectContaining({ build: 'v1' })
    expect(remotes).toMatchObject([{ build: 'v2', fallbackRelease: fallback, standIn: fallback }])
  })

  it.each([
    ['cannot be loaded', () => Promise.reject(new Error('broken'))],
    ['throws while it renders', async () => sound(Throwing)],
    ['suspends for ever', async () => sound(Suspended)],
    ['has lost the page', async () => ({ ...sound(Canary), pages: [] })],
  ])('that %s is replaced by the current release in the same document, and answers for it', async (_, load) => {
    builds.v2 = load
    await open()
    const { body, statusCode, boot, remote } = await visit()
    expect([statusCode, boot.page.state]).toEqual([200, 'rendered'])
    expect(body).toContain('Jobs of v1')
    expect(remote).toMatchObject({ build: 'v1', fallbackFor: 'v2' })
    expect(remote?.fallbackRelease).toBeUndefined()
    // The visitor is told with it, so that nobody counts twice against a canary.
    expect(reported).toEqual([{ build: 'v2', device }])
  })

  it('that failed for a visitor before is not given to them again', async () => {
    await open()
    const { remote, body } = await visit({ failed_canaries: 'mf-chat@v9,mf-search@v2' })
    expect(body).toContain('Jobs of v1')
    expect(remote).toMatchObject({ build: 'v1' })
    expect(remote).not.toHaveProperty('fallbackFor')
    expect((await visit({ failed_canaries: 'mf-search@v3,<script>' })).remote?.build).toBe('v2')
  })

  it('that hangs costs its first visitor the time of a page, and all others nothing', async () => {
    builds.v2 = () => never
    await open()
    const first = await visit()
    expect(hasWaited(first.ms)).toBe(true)
    expect(first.remote).toMatchObject({ build: 'v1', fallbackFor: 'v2' })
    for (let visitor = 0; visitor < 3; visitor += 1) {
      const { body, ms } = await visit()
      expect(body).toContain('Jobs of v1')
      expect(hasWaited(ms)).toBe(false)
    }
    // One of the visits may be the one that tries it again, whose failure comes later.
    expect(reported.filter(({ build }) => build === 'v2').length).toBeGreaterThanOrEqual(3)
  })
})

describe('a release that hangs', () => {
  it('stands as a skeleton at once for whoever comes second, and is rendered again once it answers', async () => {
    let answer = () => {}
    const loading = new Promise<RemoteDefinition>((resolve) => {
      answer = () => resolve(sound(Current))
    })
    builds.v1 = () => loading
    await open({ canary: false })
    const first = await visit()
    expect(hasWaited(first.ms)).toBe(true)
    const second = await visit()
    expect(hasWaited(second.ms)).toBe(false)
    for (const { statusCode, boot } of [first, second]) expect([statusCode, boot.page.state]).toEqual([200, 'skeleton'])
    answer()
    // It is tried in the background, by a visit, after a second or so.
    for (let tries = 0; tries < 40 && !(await visit()).body.includes('Jobs of v1'); tries += 1) await delay(100)
    expect((await visit()).boot.page.state).toBe('rendered')
  })

  it('in its data is waited for twice, and costs whoever comes third nothing', async () => {
    builds.v1 = async () => late
    await open({ canary: false })
    const times = []
    for (let visitor = 0; visitor < 4; visitor += 1) {
      const { statusCode, ms } = await visit()
      expect(statusCode).toBe(503)
      times.push(hasWaited(ms))
    }
    expect(times).toEqual([true, true, false, false])
  })
})
