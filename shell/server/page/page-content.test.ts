import { expect, it } from '@jest/globals'
import { defineRemote, page } from '@jobspan/shared-kit/remote'
import Fastify from 'fastify'
import * as frameModule from '../../src/frame-server.tsx'
import { readEnv } from '../env.ts'
import { createEmptyRelease } from '../releases/create-empty-release.ts'
import { createRenderingBreaker } from '../releases/rendering-breaker.ts'
import type { ShellContext } from '../shell-context.ts'
import { pageContent } from './page-content.ts'
import { toLocale } from './resolve-locale-keys.ts'

const localeKeys = { country: 'sg', language: 'en-us' } as const
const Page = () => null
const pageThat = (isIncomplete: boolean) => async () => ({ Page, head: () => ({ title: 'Jobs', isIncomplete }) })
const definition = defineRemote({
  name: 'mf-search',
  pages: [page('/late', pageThat(true)), page('/in-time', pageThat(false))],
  texts: async () => ({}),
})

const statusOf = async (path: string) => {
  const texts = await frameModule.createTexts(localeKeys.language)
  const frame = frameModule.createFrame({
    locale: toLocale(localeKeys),
    site: {
      brand: 'Jobspan',
      origin: 'http://localhost',
      helpEmail: '',
      year: 2026,
      development: false,
      hasEmployerSite: false,
      isEmailNoticeDismissed: false,
    },
    session: { kind: 'guest' },
    texts,
    href: `/en-us${path}`,
    nonce: 'n',
    api: { origin: 'http://127.0.0.1:9', headers: () => ({}) },
    remotes: [],
  })
  const remotes = { load: async () => definition }
  const site = {
    env: readEnv({}),
    frame: frameModule,
    texts: async () => texts,
    remotes,
    breaker: createRenderingBreaker(),
  } as unknown as ShellContext
  const route = {
    path,
    access: 'public',
    release: createEmptyRelease('mf-search', 'b1'),
    files: [],
    rendered: true,
  } as const
  const { status } = await pageContent({
    site,
    frame,
    ...localeKeys,
    match: { route, params: {} },
    activeReleases: [],
    log: Fastify().log,
  })
  return status
}

// A search engine that is told 200 of an empty search drops what it knew of it.
it('answers 503 where what a page is about did not come in time', async () => {
  expect(await statusOf('/late')).toBe(503)
  expect(await statusOf('/in-time')).toBe(200)
})
