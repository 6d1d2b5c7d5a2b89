import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { testPlatform } from '@jobspan/shared-kit/testing'
import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { BootData, BootRemote, ShellHost } from '../boot-data.ts'
import { createActiveRemotes, type RemoteList } from '../federation/active-remotes.ts'
import { ReleaseError } from '../federation/release-error.ts'
import { createOverlayIndex } from '../overlays/overlay-index.ts'
import { createTelemetryBuffer } from '../telemetry/telemetry-buffer.ts'
import type { DeferredServices } from './deferred-services.ts'
import { scheduleDeferredServices } from './schedule-deferred-services.ts'

const release = (build: string, paths = ['/jobs']): BootRemote => ({
  name: 'mf-search',
  build,
  contract: '1.0.0',
  base: `/remotes/mf-search/${build}/`,
  global: `mf_search_${build}`,
  integrity: 'sha384-of-the-entry',
  pages: paths.map((path) => ({ path, access: 'public' })),
  slots: [],
})
const list = (remoteListId: string, ...remotes: BootRemote[]): RemoteList => ({ remoteListId, remotes })

/** What the server answers next, and what it was asked. */
let responses: (RemoteList | 'busy')[] = []
let asked: string[] = []
const server = setupServer(
  http.get('*/live/remotes', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('failed') ?? '')
    const [answer = 'busy'] = responses.length > 1 ? responses.splice(0, 1) : responses
    return answer === 'busy' ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(answer)
  }),
)

/** The stream of events, as the browser has it. */
class Stream extends EventTarget {
  static latest: Stream | undefined
  static CLOSED = 2
  readyState = 1
  constructor() {
    super()
    Stream.latest = this
  }
  close() {}
}

/** Other tabs; a real one would keep the process alive for as long as the tab. */
class Channel extends EventTarget {
  close() {}
  postMessage() {}
}

let readyState: DocumentReadyState = 'complete'
beforeEach(() => {
  server.listen()
  ;[responses, asked] = [[], []]
  Object.assign(globalThis, { EventSource: Stream, BroadcastChannel: Channel })
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState })
})
afterEach(() => {
  server.close()
  Reflect.deleteProperty(document, 'readyState')
  jest.restoreAllMocks()
})

const open = async (first: RemoteList) => {
  const platform = await testPlatform()
  const activeRemotes = createActiveRemotes(first, () => ({}) as ShellHost)
  const telemetry = createTelemetryBuffer()
  jest.spyOn(telemetry, 'warn').mockReturnValue(undefined)
  jest.spyOn(console, 'warn').mockReturnValue(undefined)
  const recovered = new Set<() => void>()
  scheduleDeferredServices({
    boot: { locale: platform.locale, remotes: first.remotes } as BootData,
    activeRemotes,
    loader: {
      match: () => ({ route: activeRemotes.routes().find(({ path }) => path === '/jobs'), params: {} }),
      clear() {},
    },
    federation: {
      update: () => recovered.forEach((notifyRecovered) => void notifyRecovered()),
      onRecovered: (_name: string, notifyRecovered: () => void) => {
        recovered.add(notifyRecovered)
        return () => recovered.delete(notifyRecovered)
      },
    },
    pages: { update: async () => undefined, activePage: () => ({}) },
    overlayIndex: createOverlayIndex(() => activeRemotes.remotes()),
    history: { get: () => '/en-us/jobs', subscribe: () => () => undefined },
    telemetry,
    platform,
    session: {},
  } as unknown as DeferredServices)
  return {
    fail: (build: string, cause: unknown = 'x') =>
      telemetry.recordFailure({ name: 'mf-search', build, phase: 'entry', cause, entry: '', integrity: '' }),
    crash: (error: Error) => telemetry.recordCrash(error, { name: 'mf-search', build: 'v2' }),
    recover: () => recovered.forEach((notifyRecovered) => void notifyRecovered()),
    builds: () => activeRemotes.remotes().map(({ build }) => build),
    fallbackOf: (name: string) =>
      activeRemotes.remotes().find((remote) => remote.name === name)?.fallbackRelease?.build,
  }
}

describe('a release that fails in this browser', () => {
  // Another one was asked for 2.5 s after the page's load event, which on a busy machine came late itself: visitors looked at a
  // fallback, or at markup that nothing answered in, for more than ten seconds although the previous release was there.
  it('is replaced at once, whatever else the page still loads', async () => {
    readyState = 'loading'
    responses = [list('everybody', release('v1'))]
    const tab = await open(list('everybody', release('v2')))
    tab.fail('v2')
    await waitFor(() => expect(tab.builds()).toEqual(['v1']))
    expect(asked).toEqual(['mf-search@v2'])
  })

  it('is asked to be replaced again where there was no answer, or nothing else yet', async () => {
    responses = ['busy', list('everybody', release('v2')), list('everybody', release('v1'))]
    const tab = await open(list('everybody', release('v2')))
    tab.fail('v2')
    await waitFor(() => expect(tab.builds()).toEqual(['v1']), { timeout: 8000 })
  })

  // The next change of any remote brought the damaged release back.
  it('does not come again with a list that changed for another reason', async () => {
    responses = [list('everybody', release('v1'))]
    const tab = await open(list('everybody', release('v2')))
    tab.fail('v2')
    await waitFor(() => expect(tab.builds()).toEqual(['v1']))
    await waitFor(() => expect(Stream.latest).toBeDefined())
    responses = [list('another', release('v1'), { ...release('w1'), name: 'mf-chat', global: 'mf_chat_w1' })]
    Stream.latest?.dispatchEvent(new MessageEvent('remote-list', { data: 'another' }))
    await waitFor(() => expect(tab.builds()).toEqual(['v1', 'w1']), { timeout: 4000 })
    expect(asked).toEqual(['mf-search@v2', 'mf-search@v2'])
  })

  it('stays where its replacement does not know the page: a new document would bring it again, for ever', async () => {
    responses = [list('everybody', release('v1', ['/other'])), list('everybody', release('v1'))]
    const tab = await open(list('everybody', release('v2')))
    tab.fail('v2')
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(tab.builds()).toEqual(['v2'])
    await waitFor(() => expect(tab.builds()).toEqual(['v1']), { timeout: 4000 })
  })

  it('has its fallback under the name that a server of the former release gives it', async () => {
    const canary = { ...release('v3'), standIn: release('v1') }
    responses = [list('everybody', canary)]
    const tab = await open(list('everybody', release('v2')))
    tab.fail('v2')
    await waitFor(() => expect(tab.builds()).toEqual(['v3']))
    expect(tab.fallbackOf('mf-search')).toBe('v1')
  })

  it('is nobody’s worry any more once it is back', async () => {
    responses = [list('everybody', release('v2'))]
    const tab = await open(list('everybody', release('v2')))
    tab.fail('v2')
    await waitFor(() => expect(asked).toEqual(['mf-search@v2']))
    tab.recover()
    responses = [list('another', release('v3'))]
    await waitFor(() => expect(Stream.latest).toBeDefined())
    Stream.latest?.dispatchEvent(new MessageEvent('remote-list', { data: 'another' }))
    await waitFor(() => expect(tab.builds()).toEqual(['v3']), { timeout: 4000 })
    expect(asked.at(-1)).toBe('')
  })
})

// Its visitors leave first, and nobody was told of what they saw.
it('a page that crashes is told of as soon as may be, whatever else the page still loads', async () => {
  readyState = 'loading'
  Stream.latest = undefined
  const tab = await open(list('everybody', release('v2')))
  tab.crash(new Error('nothing there'))
  await waitFor(() => expect(Stream.latest).toBeDefined())
})

// Federation tells of the remotes' files; of the shell's own nobody was told.
describe('a script of the shell that this browser refused', () => {
  it('is told, and its damage only by the document, which does so without us', async () => {
    const beacons: Promise<{ events: object[] }>[] = []
    const sendBeacon = (_url: string, body: Blob) => beacons.push(new Response(body).json())
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
    server.use(
      http.get('*/assets/damaged.js', () => HttpResponse.text('changed on its way')),
      http.get('*/assets/later-steps.js', () => new HttpResponse(null, { status: 503 })),
    )
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle })
    readyState = 'complete'
    // A page with an override begins at once.
    const tab = await open(list('everybody', { ...release('v1'), integrity: null }))
    const scripts = ['/assets/damaged.js', '/assets/later-steps.js'].map((src) =>
      Object.assign(document.createElement('script'), { src, integrity: 'sha256-of-what-was-built' }),
    )
    document.head.append(...scripts)
    const events = async () => (await Promise.all(beacons)).flatMap((beacon) => beacon.events)
    const refused = { kind: 'failure', remote: 'shell', build: 'dev', phase: 'chunk', reason: 'status' }
    await waitFor(async () => {
      for (const script of scripts) script.dispatchEvent(new Event('error'))
      // A remote's damage is told at once, and takes along what waits.
      tab.fail('v1', new ReleaseError('missing-hash', 'no hash for web/7.js', 'web/7.js'))
      expect(await events()).toContainEqual(refused)
    })
    const shellEvents = (await events()).filter((event) => JSON.stringify(event).includes('"shell"'))
    expect(shellEvents).toEqual(shellEvents.map(() => refused))
    for (const script of scripts) script.remove()
    Reflect.deleteProperty(navigator, 'sendBeacon')
  })
})

// All tabs lose their streams in the same instant, as when their server is away for a minute. They all asked in that instant, and
// from then on every twenty seconds together.
it('tabs whose stream does not come back ask each at a pace of its own', async () => {
  responses = [list('everybody', release('v1'))]
  const paces: number[] = []
  for (const chance of [0, 0.5, 0.999]) {
    Stream.latest = undefined
    // One whose entry has no hash, as a squad's own, begins at once.
    await open(list('everybody', { ...release('v1'), integrity: null }))
    await waitFor(() => expect(Stream.latest).toBeDefined())
    const beginning = jest.spyOn(window, 'setInterval')
    jest.spyOn(Math, 'random').mockReturnValue(chance)
    Object.assign(Stream.latest ?? new Stream(), { readyState: Stream.CLOSED }).dispatchEvent(new Event('error'))
    paces.push(Number(beginning.mock.lastCall?.[1]))
    jest.restoreAllMocks()
  }
  expect(new Set(paces).size).toBe(3)
  for (const pace of paces) expect(Math.abs(pace - 20_000)).toBeLessThanOrEqual(4000)
})
