import cookie from '@fastify/cookie'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import Fastify from 'fastify'
import { readEnv } from '../env.ts'
import type { LocaleKeys } from '../page/resolve-locale-keys.ts'
import type { ShellContext } from '../shell-context.ts'
import { previewCookie } from './preview.ts'
import { storePreviewAndOverride, toTrueBadge } from './resolve-visit.ts'
import type { SelectedRelease } from './select-releases.ts'

const app = Fastify()
const localeKeys: LocaleKeys = { country: 'sg', language: 'en-us' }
const exp = Math.floor(Date.now() / 1000) + 3600

beforeAll(async () => {
  await app.register(cookie)
  const site = {
    env: readEnv({ LOG_LEVEL: 'silent' }),
    previews: { open: async (token: string) => (token === 'good' ? { country: 'sg', exp, release: {} } : undefined) },
    releases: { fetchRelease: async () => undefined },
  } as unknown as ShellContext
  app.get(
    '/*',
    async (request, reply) =>
      (await storePreviewAndOverride(site, request, reply, localeKeys)) || reply.send('as it is'),
  )
})
afterAll(() => app.close())

// The cookie once bore the date on which the preview ends. A browser whose clock is an hour ahead threw it away at once, and
// whoever opened the link took the site as it is for what the change makes of it.
it('keeps a preview for as long as it lasts, whatever time a browser thinks it is', async () => {
  const { statusCode, headers, cookies } = await app.inject('/en-us?preview=good')
  expect([statusCode, headers.location]).toEqual([303, '/en-us'])
  const storedPreview = cookies.find(({ name }) => name === previewCookie)
  expect(storedPreview).toMatchObject({ value: 'good', httpOnly: true })
  expect(storedPreview).not.toHaveProperty('expires')
  expect(Math.abs((storedPreview?.maxAge ?? 0) - 3600)).toBeLessThan(60)
})

// The badge said that the visitor saw a release which could not run, while the page was everybody's.
it('says of a preview whether it is what the page shows', () => {
  const badge = { kind: 'preview', remote: 'mf-search', buildOrOrigin: 'b2', enabled: true } as const
  const activeReleases = (reason: SelectedRelease['reason']) =>
    [{ name: 'mf-search', reason }] as unknown as SelectedRelease[]
  expect(toTrueBadge(badge, activeReleases('preview')).kind).toBe('preview')
  expect(toTrueBadge(badge, activeReleases('current')).kind).toBe('preview-unavailable')
  expect(toTrueBadge(badge, []).kind).toBe('preview-unavailable')
  expect(toTrueBadge({ ...badge, enabled: false }, activeReleases('current')).kind).toBe('preview')
  expect(toTrueBadge({ ...badge, kind: 'override' }, activeReleases('override')).kind).toBe('override')
})
