import { describe, expect, it } from '@jest/globals'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import * as frame from '../../src/frame-server.tsx'
import { createSendPageFixture } from './send-page-fixture.ts'

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

const { app, open, ask, guests } = createSendPageFixture()

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
