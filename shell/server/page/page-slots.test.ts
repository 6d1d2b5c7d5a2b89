import { describe, expect, it, jest } from '@jest/globals'
import { contribute, declareSlot, defineRemote, page, Slot } from '@jobspan/shared-kit/remote'
import Fastify from 'fastify'
import { createElement } from 'react'
import * as frameModule from '../../src/frame-server.tsx'
import { readEnv } from '../env.ts'
import { createEmptyRelease } from '../releases/create-empty-release.ts'
import { createRenderingBreaker } from '../releases/rendering-breaker.ts'
import type { SelectedRelease } from '../releases/select-releases.ts'
import type { ShellContext } from '../shell-context.ts'
import {
  buildRemoteList,
  findBundles,
  findPageBundle,
  listContributionPreloads,
  listPreloads,
} from './build-boot-data.ts'
import { pageContent } from './page-content.ts'
import { toLocale } from './resolve-locale-keys.ts'

const localeKeys = { country: 'sg', language: 'en-us' } as const
const Page = () =>
  createElement(
    'main',
    null,
    createElement(Slot<'home.sections'>, { name: 'home.sections', params: {}, loading: 'Loading', reservedHeight: 40 }),
  )
const never = () => new Promise<never>(() => undefined)
const partOf = (render: () => object | null) => async () => ({ Slot: render })
const showing = (text: string) => partOf(() => createElement('p', null, text))
const broken = partOf(() => {
  throw new Error('crash')
})

let builds = 0
/** A remote that contributes to the page's slot, and its release. */
const contributor = (name: string, load: () => Promise<{ Slot: () => object | null }>, version = '1.0') => {
  builds += 1
  const definition = defineRemote({
    name,
    contributions: [contribute('home.sections', 'part', load as never, { version })],
    texts: async () => ({}),
  })
  const bundle = 'web/slot-home.sections-part'
  const release = {
    ...createEmptyRelease(name, `b${builds}`),
    contributions: [
      { slot: 'home.sections', name: 'part', version, order: 50, access: 'public' as const, files: [], bundle },
    ],
    files: { [`${bundle}-en-us.js`]: { integrity: `sha384-${name}`, size: 1 } },
  }
  return { definition, release }
}

const open = async (contributors: ReturnType<typeof contributor>[]) => {
  const host = defineRemote({
    name: 'mf-search',
    pages: [
      page('/', async () => ({
        Page,
        head: () => ({ title: 'Home' }),
        slots: () => [{ name: 'home.sections', params: {} }],
      })),
    ],
    declaredSlots: [declareSlot('home.sections', { version: '1.0', onFailure: 'hide' })],
    texts: async () => ({}),
  })
  const hostRelease = { ...createEmptyRelease('mf-search', 'b0'), declaredSlots: host.declaredSlots as never }
  const all = [{ definition: host, release: hostRelease }, ...contributors]
  const activeReleases = all.map(
    ({ release }): SelectedRelease => ({
      name: release.name,
      release,
      reason: 'current',
      enabled: true,
      incompatibility: undefined,
      origin: undefined,
    }),
  )
  const env = readEnv({})
  const { remotes } = buildRemoteList(activeReleases, { env })
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
    href: '/en-us',
    nonce: 'n',
    api: { origin: 'http://127.0.0.1:9', headers: () => ({}) },
    remotes,
  })
  const recordFailure = jest.fn()
  const site = {
    env,
    frame: frameModule,
    texts: async () => texts,
    telemetry: { recordFailure },
    breaker: createRenderingBreaker(),
    remotes: { load: async ({ name }: { name: string }) => all.find((each) => each.release.name === name)?.definition },
  } as unknown as ShellContext
  const route = { path: '/', access: 'public', release: hostRelease, files: [], rendered: true } as const
  const match = { route, params: {} }
  const input = { site, frame, ...localeKeys, match, activeReleases, log: Fastify().log }
  const show = async () => (await pageContent(input)).render()
  return { show, recordFailure, remotes, activeReleases, route }
}

describe('the slots of a page', () => {
  it('are rendered with the page, in their order, each from the release that this visitor meets', async () => {
    const { show } = await open([
      contributor('mf-rewards', showing('Rewards')),
      contributor('mf-chat', showing('Chats')),
    ])
    const { root, state } = await show()
    expect(root.html.match(/<p>\w+<\/p>/g)).toEqual(['<p>Chats</p>', '<p>Rewards</p>'])
    expect(state).toEqual({
      state: 'rendered',
      contributions: ['home.sections/mf-chat/part', 'home.sections/mf-rewards/part'],
    })
  })

  it('wait for a contribution that hangs no longer than 400 ms, and the next visitor not at all', async () => {
    const { show, recordFailure } = await open([
      contributor('mf-hang', never),
      contributor('mf-chat', showing('Chats')),
    ])
    const begun = performance.now()
    const { root, state } = await show()
    expect(performance.now() - begun).toBeLessThan(1500)
    expect(root.html).toContain('<p>Chats</p>')
    expect(root.html).toContain('>Loading</div>')
    expect(state).toMatchObject({ contributions: ['home.sections/mf-chat/part'] })
    const again = performance.now()
    expect((await show()).root.html).toContain('<p>Chats</p>')
    expect(performance.now() - again).toBeLessThan(300)
    // It may only be slow here; the browser tells whether it fails.
    expect(recordFailure).not.toHaveBeenCalled()
  })

  it('leave one that cannot be loaded to the browser, and record that of its release', async () => {
    const down = async () => Promise.reject(new Error('down'))
    const { show, recordFailure } = await open([contributor('mf-down', down), contributor('mf-chat', showing('Chats'))])
    const { state } = await show()
    expect(state).toMatchObject({ contributions: ['home.sections/mf-chat/part'] })
    expect(recordFailure).toHaveBeenCalledWith('sg', expect.objectContaining({ name: 'mf-down' }), expect.any(Error))
  })

  it('leave one that throws to the browser, and the page is whole with all of them down', async () => {
    const { show } = await open([contributor('mf-throws', broken), contributor('mf-throws-too', broken)])
    const { root, state } = await show()
    expect(state).toEqual({ state: 'rendered' })
    expect(root.html.match(/>Loading<\/div>/g)).toHaveLength(2)
    expect(root.html).not.toContain('<!--$!-->')
  })

  it('have no place for one that asks for another version of the slot', async () => {
    const { show } = await open([contributor('mf-later', showing('Later'), '1.1')])
    expect((await show()).root.html).toContain('<main></main>')
  })

  it('ask for one file of each contribution after all that the page needs', async () => {
    const { show, remotes, activeReleases, route } = await open([
      contributor('mf-rewards', showing('Rewards')),
      contributor('mf-chat', showing('Chats')),
    ])
    const { contributions = [] } = await show()
    const bundles = findBundles(activeReleases, 'en-us')
    const preloads = listContributionPreloads({ contributions, bundles, remotes, route })
    expect(preloads).toEqual([
      {
        href: expect.stringMatching(/^\/remotes\/mf-chat\/b\d+\/slot-home\.sections-part-en-us\.js$/),
        integrity: 'sha384-mf-chat',
      },
      { href: expect.stringContaining('/remotes/mf-rewards/'), integrity: 'sha384-mf-rewards' },
    ])
    expect(findBundles(activeReleases, 'ja')).toEqual({})
  })
})

describe('the files of a page', () => {
  const files = ['web/remoteEntry.js', 'web/remote.js', 'web/page.js']
  const hashed = [...files, 'web/texts-ja.js', 'web/page-jobs-ja.js']
  const release = {
    ...createEmptyRelease('mf-search', 'b1'),
    texts: { ja: ['web/texts-ja.js'], ar: ['web/texts-ar.js'] },
    files: Object.fromEntries(hashed.map((name) => [name, { integrity: `sha384-${name}`, size: 1 }])),
  }
  const route = { path: '/jobs', access: 'public' as const, release, files, bundle: 'web/page-jobs', rendered: true }
  const site = {
    env: readEnv({}),
    build: { main: [], pages: {}, shellPageTexts: {}, integrity: {} },
  } as unknown as ShellContext
  const preloads = (of: Parameters<typeof listPreloads>[1], language: 'ja' | 'ar' = 'ja') =>
    listPreloads(site, of, language).map(({ href }) => href.split('/').at(-1))

  it('are one, which is told with what it holds', () => {
    expect(preloads(route)).toEqual(['page-jobs-ja.js'])
    expect(Object.values(findPageBundle(route, 'ja'))).toEqual([
      {
        file: 'page-jobs-ja.js',
        integrity: 'sha384-web/page-jobs-ja.js',
        holds: ['remoteEntry.js', 'remote.js', 'page.js', 'texts-ja.js'],
      },
    ])
    expect(Object.keys(findPageBundle(route, 'ja'))).toEqual([`${release.global}/jobs`])
  })

  it('are asked for one by one where the release has no such file, and where a squad serves them', () => {
    const single = ['remoteEntry.js', 'remote.js', 'page.js']
    expect(preloads({ ...route, bundle: undefined })).toEqual([...single, 'texts-ja.js'])
    expect(preloads(route, 'ar')).toEqual([...single, 'texts-ar.js'])
    expect(findPageBundle(route, 'ar')).toEqual({})
    expect(findPageBundle({ ...route, rendered: false }, 'ja')).toEqual({})
  })
})
