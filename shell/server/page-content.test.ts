import { afterAll, expect, it } from '@jest/globals'
import { sendTelemetry } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { defineRemote, page } from '@jobspan/shared-kit/remote'
import Fastify from 'fastify'
import { z } from 'zod/mini'
import * as frameModule from '../src/frame-server.tsx'
import { readEnv } from './env.ts'
import { pageContent } from './page-content.ts'
import { localeOf } from './place.ts'
import { bareRelease } from './releases/bare-release.ts'
import type { Site } from './site.ts'
import { createTelemetry } from './telemetry.ts'

const place = { country: 'sg', language: 'en-us' } as const
const head = () => ({ title: 'Jobs', description: '' })
const crash = () => {
  throw new TypeError('of its own')
}
const definition = defineRemote({
  name: 'mf-search',
  pages: [page('/drawn', async () => ({ Page: crash, head })), page('/loaded', async () => crash())],
  texts: async () => ({}),
})

const registry = Fastify()
afterAll(() => registry.close())

// All that this server saw go wrong with a release was said to be its loading.
it('tells the registry at which step a page failed here: its code, or its markup', async () => {
  const told: unknown[] = []
  let heard = () => {}
  registry.post(sendTelemetry.path, async ({ body }) => {
    told.push(...z.parse(sendTelemetry.body, body).batches.flatMap((batch) => batch?.events ?? []))
    if (told.length === 2) heard()
    return {}
  })
  const both = new Promise<void>((resolve) => {
    heard = resolve
  })
  await registry.listen({ port: 0, host: '127.0.0.1' })
  const telemetry = createTelemetry({
    origin: registry.listeningOrigin,
    token: async () => 'token',
    shell: 's1',
    log: { warn: () => undefined },
    interval: 5,
  })
  const texts = await frameModule.createTexts(place.language)
  const frame = frameModule.createFrame({
    locale: localeOf(place),
    site: {
      brand: 'Jobspan',
      origin: 'http://localhost',
      helpEmail: '',
      year: 2026,
      development: false,
      hasEmployerSite: false,
    },
    session: { kind: 'guest' },
    texts,
    href: '/en-us/drawn',
    nonce: 'n',
    api: { origin: 'http://127.0.0.1:9', headers: () => ({}) },
    remotes: [],
  })
  const site = {
    env: readEnv({}),
    frame: frameModule,
    texts: async () => texts,
    remotes: { load: async () => definition },
    telemetry,
  } as unknown as Site
  const release = bareRelease('mf-search', 'b1')
  for (const path of ['/drawn', '/loaded']) {
    const route = { path, access: 'public', release, files: [], rendered: true } as const
    const content = await pageContent({ site, frame, ...place, match: { route, params: {} }, log: registry.log })
    expect((await content.render()).state).toEqual({ state: 'skeleton' })
  }
  await both
  const failure = { kind: 'failure', remote: 'mf-search', build: 'b1', reason: 'error' }
  expect(told).toEqual([
    { ...failure, phase: 'mount' },
    { ...failure, phase: 'expose' },
  ])
  telemetry.close()
})
