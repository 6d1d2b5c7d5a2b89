import { setImmediate as turn } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { getMe, guestLogin } from '@jobspan/shared-kit/contracts/auth/session'
import { type Outage, websiteOutage } from '@jobspan/shared-kit/contracts/config/config'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { SkeletonRegion } from '@jobspan/shared-kit/design'
import { page } from '@jobspan/shared-kit/remote'
import { buildMember } from '@jobspan/shared-kit/testing'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { createElement } from 'react'
import * as frame from '../../src/frame-server.tsx'
import { servePages } from '../app.ts'
import { readEnv } from '../env.ts'
import { createRenderingBreaker } from '../releases/rendering-breaker.ts'
import type { ShellContext } from '../shell-context.ts'
import { watchMaintenance } from './watch-maintenance.ts'

const never = { queryKey: ['never'], queryFn: () => new Promise(() => undefined) }
const Waiting = () => createElement(SkeletonRegion, null, null)
const Nothing = () => null

/** An answer that comes right after its page was rendered without it. */
const justLate = Promise.withResolvers<string>()
const WithoutAnswer = () => {
  justLate.resolve('too late')
  return null
}

/** Pages whose data does not come: all of it, or what the head does not need; or comes when the page has been rendered. */
const latePages = [
  page('/late', async () => ({
    Page: Nothing,
    queries: () => [{ options: never, critical: true }],
    head: () => ({ title: 'x' }),
  })),
  page('/partly-late', async () => ({
    Page: Waiting,
    queries: () => [{ options: never, critical: false }],
    head: () => ({ title: 'x', isIncomplete: true }),
  })),
  page('/just-late', async () => ({
    Page: WithoutAnswer,
    queries: () => [{ options: { queryKey: ['just-late'], queryFn: () => justLate.promise } }],
    head: () => ({ title: 'x' }),
  })),
  page('/with-picture', async () => ({
    Page: Nothing,
    head: () => ({ title: 'x', preloadImage: '/api/picture?language_code=ja' }),
  })),
]

const nowhere = { build: 'b1', contract: '1.0.0', base: '/', global: 'g', integrity: '', slots: [] }

/** Frames as if a remote were on that publishes profile completion. */
const withCompletion: typeof frame = {
  ...frame,
  createFrame: (input) =>
    frame.createFrame({
      ...input,
      remotes: [{ ...nowhere, name: 'mf-profile', pages: [{ path: '/jobseeker-complete-profile', access: 'member' }] }],
    }),
}

/** A release with two overlays, one of them for members. */
const withOverlays: Partial<Release> = {
  name: 'mf-identity',
  build: 'i1',
  contract: '1.0.0',
  global: 'mf_identity_i1',
  pages: [],
  slots: [],
  overlays: [
    { name: 'verification', queryFlag: 'showVerification', access: 'member', files: ['web/remote.js'] },
    { name: 'welcome', queryFlag: 'showWelcome' },
  ],
  texts: {},
  shared: {},
  files: {},
}

/** What the API answers of the site as a whole; it knows nothing else. */
const api = Fastify()
let outages: Outage[] = []
/** What was sent for a guest's session. */
const guests: unknown[] = []
let app: FastifyInstance
let maintenance: ReturnType<typeof watchMaintenance>

/** The shell's server with no remote anywhere, which has its own pages. */
const open = async (variables: NodeJS.ProcessEnv = {}, frames = frame, releases: Partial<Release>[] = []) => {
  const env = readEnv({ API_ORIGIN: api.listeningOrigin, LOG_LEVEL: 'silent', MAX_DELAY_MS: '0', ...variables })
  maintenance = watchMaintenance(env)
  app = Fastify()
  await app.register(cookie)
  servePages(app, {
    env,
    frame: { ...frames, shellPages: { ...frame.shellPages, pages: [...frame.shellPages.pages, ...latePages] } },
    maintenance,
    build: { build: 'b1', main: ['main.js'], shellPageTexts: {}, pages: {}, integrity: {} },
    capabilities: { contract: '1.0.0', shared: {} },
    documents: { of: () => ({ remotes: releases.map((current) => ({ name: current.name, enabled: true, current })) }) },
    employers: { isOfferedTo: () => false },
    previews: { open: async () => undefined },
    texts: frame.createTexts,
    breaker: createRenderingBreaker(),
    renderMetrics: { observe: () => undefined },
  } as unknown as ShellContext)
}

beforeAll(async () => {
  // A suspended member's session, which becomes a guest's.
  const isSuspended = (request: FastifyRequest) => request.headers.cookie?.includes('of-a-suspended') === true
  api.get(getMe.path, async (request, reply) => {
    if (request.headers.cookie?.includes('of-somebody-incomplete')) {
      const user = buildMember({ is_profile_completed: false })
      return { code: 0, message: '', data: { kind: 'member', user } }
    }
    return reply.code(isSuspended(request) ? 403 : 404).send({ code: 41044, message: '', data: null })
  })
  api.post(guestLogin.path, async (request, reply) => {
    guests.push(request.body)
    if (!isSuspended(request)) return reply.code(404).send({})
    return reply.header('set-cookie', 'sessionid=of-a-guest').send({ code: 0, message: '', data: { kind: 'guest' } })
  })
  api.get(websiteOutage.path, async () => ({ code: 0, message: '', data: { is_outage: false, outages } }))
  await api.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.close())
afterEach(async () => {
  outages = []
  maintenance.stop()
  await app.close()
})

const ask = (url: string, host?: string) => app.inject({ url, ...(host ? { headers: { host } } : {}) })
const addresses = ['/', '/en-us', '/ja/terms', '/en-us/jobs-hiring/cook-jobs?page=2', '/en-us/get-started', '/nowhere']

const expectClosed = async (url: string) => {
  const { statusCode, headers, body } = await ask(url)
  expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '600'])
  expect(body).toContain(url.startsWith('/ja') ? 'ただいまメンテナンス中です。' : 'We are under maintenance.')
  expect(body).toContain('<meta name="robots" content="noindex">')
}

// Browsers asked for the largest picture of a page once they had read down to it, beside the display face: it was painted 0.1 s later.
it('asks for the largest picture of a page ahead of the page itself', async () => {
  await open()
  expect((await ask('/ja/with-picture')).headers.link).toBe(
    '</api/picture?language_code=ja>; rel=preload; as=image; fetchpriority=high',
  )
  expect((await ask('/ja/terms')).headers).not.toHaveProperty('link')
})

// The payload's device name was never sent (docs/product-rules.md#guest-session).
describe('a visitor without a session', () => {
  it('is made a guest with every field of the payload but a push token, the device named as its owner knows it', async () => {
    await open()
    guests.length = 0
    const android = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'
    await app.inject({ url: '/ja/terms', headers: { 'user-agent': android, host: 'jp.localhost:3000' } })
    await app.inject({ url: '/ja/terms', headers: { 'user-agent': '' } })
    const uuid = expect.stringMatching(/^[\da-f-]{36}$/)
    const [named, unnamed] = guests as [Record<string, string>, Record<string, string>]
    expect(named).toEqual({
      guest_role: 'jobseeker',
      country_id: 105,
      language_id: 4,
      device_name: 'Firefox · Android',
      device_type: 'web',
      device_uuid: uuid,
      device_udid: named.device_uuid,
    })
    expect(Object.keys(unnamed)).not.toContain('device_name')
  })
})

describe('a page for members', () => {
  const path = '/en-us/jobseeker-login-redirect?redirectUrl=%2F'

  it('leads a guest to the sign-in page, and whose session nobody can tell is asked to come again', async () => {
    await open()
    const guest = await ask(path)
    expect([guest.statusCode, guest.headers.location]).toEqual([
      302,
      `/en-us/get-started?redirect=${encodeURIComponent(path)}`,
    ])
    const { statusCode, headers, body } = await app.inject({ url: path, cookies: { sessionid: 'of-a-member' } })
    expect([statusCode, headers['retry-after'], headers.location]).toEqual([503, '5', undefined])
    expect(body).toContain('will be back soon!')
  })

  // Their pages were “under maintenance” and their account “not within reach”, for as long as the cookie lived.
  it('leads a suspended member to the sign-in page as a guest, with a guest’s cookie', async () => {
    await open()
    const cookies = { sessionid: 'of-a-suspended', user: 'sealed' }
    const { statusCode, headers } = await app.inject({ url: path, cookies })
    expect([statusCode, headers.location]).toEqual([302, `/en-us/get-started?redirect=${encodeURIComponent(path)}`])
    expect(headers['set-cookie']).toContain('sessionid=of-a-guest')
    const { body } = await app.inject({ url: '/en-us/terms', cookies })
    expect(body.slice(0, body.indexOf('</header>'))).toContain('>Sign in<')
  })
})

describe('a page with the flag of an overlay', () => {
  it('leads a guest to the sign-in page where the overlay is for members, with the way back to it', async () => {
    await open({}, frame, [withOverlays])
    const path = '/en-us/terms?showVerification=1'
    const { statusCode, headers } = await ask(path)
    expect([statusCode, headers.location]).toEqual([302, `/en-us/get-started?redirect=${encodeURIComponent(path)}`])
  })

  it('is the page alone, which knows the names of the overlays and asks for nothing of them', async () => {
    await open({}, frame, [withOverlays])
    const [{ body: flagged }, { body: plain }] = await Promise.all([
      ask('/en-us/terms?showWelcome=1'),
      ask('/en-us/terms'),
    ])
    const rootOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    expect(rootOf(flagged)).toBe(rootOf(plain))
    const boot = JSON.parse(/id="boot">(.+?)<\/script>/.exec(flagged)?.[1] ?? '{}')
    expect(boot.remotes[0].overlays).toEqual([
      { name: 'verification', queryFlag: 'showVerification', access: 'member', files: ['remote.js'] },
      { name: 'welcome', queryFlag: 'showWelcome', access: 'public', files: [] },
    ])
    expect(flagged.match(/href="[^"]*mf-identity/)).toBeNull()
  })

  it('leads nobody anywhere where its remote is not on', async () => {
    await open()
    expect((await ask('/en-us/terms?showVerification=1')).statusCode).toBe(200)
  })
})

describe('the sign-in page, opened by somebody who is signed in', () => {
  it.each([
    [
      'profile completion, with the way back, where it is on',
      withCompletion,
      '/en-us/jobseeker-complete-profile?redirect=%2Fen-us%2Fterms',
    ],
    ['the way back where it is off', frame, '/en-us/terms'],
  ])('leads on to %s, without scripts too', async (_, frames, target) => {
    await open({}, frames)
    for (const search of ['', '&social=done', '&step=expired']) {
      const url = `/en-us/get-started?redirect=%2Fen-us%2Fterms${search}`
      const { body } = await app.inject({ url, cookies: { sessionid: 'of-somebody-incomplete' } })
      expect(body).toContain(`href="${target}"`)
    }
  })
})

// After signing out, “Back” showed whoever sat there next the page that the browser had kept, with the member's name and address.
describe('what a browser may keep', () => {
  it('is no page of a member’s, and those of guests', async () => {
    await open()
    const keeping = async (url: string, cookies: Record<string, string>) =>
      (await app.inject({ url, cookies })).headers['cache-control']
    for (const url of ['/en-us/terms', '/en-us/get-started', '/en-us/nowhere'])
      expect([url, await keeping(url, { sessionid: 'of-somebody-incomplete' })]).toEqual([url, 'private, no-store'])
    expect(await keeping('/en-us/terms', {})).toBe('private, no-cache')
  })
})

describe('a page for everybody, while the API is away', () => {
  // The header offered “Sign in” to members, some of whom did, or tried to.
  it('does not tell a member that they are signed out, and offers guests to sign in', async () => {
    await open()
    const header = async (cookies: Record<string, string>) => {
      const { body } = await app.inject({ url: '/en-us/terms', cookies })
      return body.slice(0, body.indexOf('</header>'))
    }
    const isMember = await header({ sessionid: 'of-a-member', user: 'sealed' })
    expect(isMember).toContain('Your account (unavailable)')
    expect(isMember).not.toContain('>Sign in<')
    for (const cookies of [{ sessionid: 'of-a-guest' }, { user: 'left over' }, {}]) {
      const isGuest = await header(cookies as Record<string, string>)
      expect(isGuest).toContain('>Sign in<')
      expect(isGuest).not.toContain('Your account')
    }
  })
})

describe('maintenance', () => {
  // An address without a language was sent elsewhere first.
  it('is said at every address, with when to come again, where this process is told so', async () => {
    await open({ MAINTENANCE: '1' })
    for (const url of addresses) await expectClosed(url)
  })

  it('is said in the countries that the API is told, in its words and with its end, and nowhere else', async () => {
    const end = new Date(Date.now() + 90_000)
    outages = [{ country: 'jp', texts: { 'en-us': 'We move to a new home.' }, ends_at: end.toISOString() }]
    await open()
    while (!maintenance.find('jp')) await turn()
    const closed = await ask('/en-us/terms', 'jp.localhost')
    expect([closed.statusCode, Number(closed.headers['retry-after']) <= 90]).toEqual([503, true])
    expect(closed.body).toContain('We move to a new home. We expect to be back by')
    expect((await ask('/en-us/terms', 'sg.localhost')).statusCode).toBe(200)
  })

  it('ends at its end, though the API does not answer any more', async () => {
    outages = [{ country: 'jp', texts: {}, ends_at: new Date(Date.now() + 30_000).toISOString() }]
    await open()
    while (!maintenance.find('jp')) await turn()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect(maintenance.find('jp')).toBeUndefined()
    clock.mockRestore()
  })

  it('is not said without', async () => {
    await open()
    expect((await ask('/en-us/terms')).statusCode).toBe(200)
    const home = await ask('/terms')
    expect([home.statusCode, home.headers.location]).toEqual([302, '/en-us/terms'])
    expect((await ask('/nowhere')).statusCode).toBe(404)
  })
})

// Without scripts the page said that it loads, for ever.
describe('a page whose data does not come', () => {
  it.each([
    ['/ja/late?page=2', 'ページを読み込めませんでした'],
    ['/en-us/partly-late?page=2', 'This part didn&#x27;t load'],
  ])('ends with a link to ask for it again, for browsers without scripts: %s', async (url, title) => {
    await open({ QUERY_DEADLINE: '500' })
    const { body } = await ask(url)
    const [, withoutScripts] = /<noscript>(.*?)<\/noscript>/s.exec(body) ?? []
    expect(withoutScripts).toContain(title)
    expect(withoutScripts).toContain(`href="${url}"`)
  })

  // The browser began with an answer that the markup lacked, and React threw the markup away (error 418).
  it('is not sent along where it came after the page was rendered', async () => {
    await open({ QUERY_DEADLINE: '50' })
    const { body } = await ask('/en-us/just-late')
    expect(await justLate.promise).toBe('too late')
    expect(body).not.toContain('too late')
  })

  it('is told of no page that came', async () => {
    await open()
    expect((await ask('/en-us/terms')).body).not.toContain('<noscript>')
  })
})

// Such a host named itself, and the sitemap and JobPosting the public one: a page had several addresses of its own.
describe("a country's own host", () => {
  it('shows pages that name their one address, on the public host', async () => {
    await open({ PUBLIC_ORIGIN: 'https://jobspan.example' })
    const { body } = await app.inject({ url: '/ja/terms', headers: { host: 'jp.jobspan.example' } })
    const own = 'https://jobspan.example/ja/terms'
    expect(body).toContain(`<link rel="canonical" href="${own}">`)
    expect(body).toContain(`<meta property="og:url" content="${own}">`)
    const alternates = [...body.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)].map(
      ([, href]) => new URL(href ?? '').host,
    )
    expect([alternates.length, new Set(alternates)]).toEqual([11, new Set(['jobspan.example'])])
  })
})

// Links in mails led members to the public host, where they were guests, in another country.
describe('a guest who is signed in on another host of the site', () => {
  const visit = (host: string, cookies: Record<string, string>) =>
    app.inject({ url: '/en-us/terms?x=1', headers: { host }, cookies: { sessionid: 'of-a-suspended', ...cookies } })
  const transfer = '/api/auth/session-transfer/start?from=sg&back=%2Fen-us%2Fterms%3Fx%3D1'

  it.each([
    ['jobspan.example', 'https://sg.jobspan.example/en-us/terms?x=1'],
    ['jp.jobspan.example', transfer],
  ])('is signed in there, from %s', async (host, address) => {
    await open({ PUBLIC_ORIGIN: 'https://jobspan.example' })
    const { statusCode, headers } = await visit(host, { signed_in_host: 'sg' })
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, address, 'no-store'])
  })

  it('stays where there is no such hint, where it was tried a moment ago, and on the host itself', async () => {
    await open({ PUBLIC_ORIGIN: 'https://jobspan.example' })
    for (const cookies of [{}, { signed_in_host: 'evil.example' }, { signed_in_host: 'jp' }])
      expect((await visit('jp.jobspan.example', cookies as Record<string, string>)).statusCode).toBe(200)
    const tried = { signed_in_host: 'sg', '__Host-session_transfer': 'x' }
    expect((await visit('jp.jobspan.example', tried)).statusCode).toBe(200)
    const { headers } = await visit('sg.jobspan.example', { signed_in_host: 'sg' })
    expect(String(headers['set-cookie'])).toMatch(/signed_in_host=; .*Domain=jobspan\.example/)
  })

  it('stays while nobody can tell whether they are signed in here', async () => {
    await open({ PUBLIC_ORIGIN: 'https://jobspan.example' })
    const cookies = { sessionid: 'of-somebody-unknown', signed_in_host: 'sg' }
    expect((await visit('jp.jobspan.example', cookies)).statusCode).toBe(200)
  })
})

// An address of 88 KB gave a page of 4.2 MB: each of its links to other languages and countries repeated the address.
describe('a long address', () => {
  it('is not repeated by the links to other languages and countries', async () => {
    await open()
    const usual = (await ask('/en-us/terms')).body.length
    const long = await ask(`/en-us/terms?x=${'y'.repeat(7_000)}`)
    expect(long.statusCode).toBe(200)
    expect(long.body.length).toBeLessThan(usual + 30_000)
  })
})

// An address in capitals, or copied with the bracket behind it, was “Page not found”.
describe('an address that is not quite right', () => {
  it('leads to the page that was meant', async () => {
    await open()
    const meant = async (url: string) => {
      const { statusCode, headers } = await ask(url)
      return [statusCode, headers.location]
    }
    expect(await meant('/EN-US/Terms?x=1')).toEqual([301, '/en-us/terms?x=1'])
    expect(await meant('/en-us/terms).')).toEqual([301, '/en-us/terms'])
    expect(await meant('/TERMS%20')).toEqual([302, '/en-us/terms'])
    expect((await ask('/en-us/terms')).statusCode).toBe(200)
    expect((await ask('/en-us/nothing).')).statusCode).toBe(404)
  })
})

describe('more pages than one address may have', () => {
  it('are a short page in the visitor’s language, with when to come again', async () => {
    await open({ RATE_LIMIT_FACTOR: '0.004' })
    expect((await ask('/ja/terms')).statusCode).toBe(200)
    const { statusCode, headers, body } = await ask('/ja/terms')
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(body).toContain('ただいまアクセスが集中しています')
  })
})
