import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { REMOTE_CONTRACT_VERSION } from '@jobspan/shared-kit/remote'
import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { BootRemote, ReleaseFile } from '../boot-data.ts'
import { getFailurePhase } from '../telemetry/classify-failure.ts'
import { createFederation, type Federation } from './federation.ts'
import type { AwaitCodeAndTexts, RemoteFailure } from './federation-settings.ts'

/** How the entry of the remote answers: the browser's part, which jsdom leaves to whoever watches the document. */
let entry: 'refused' | 'hung' | 'sound'
/** Addresses of the scripts that were asked for, and how often somebody asked whether the entry is there. */
let scripts: string[]
let questions: number
let watch: MutationObserver
const server = setupServer(
  http.head('*/remoteEntry.js', () => {
    questions += 1
    return entry === 'sound' ? new HttpResponse() : HttpResponse.error()
  }),
)

beforeAll(() => {
  server.listen()
  federation = createFederation({
    remotes: [],
    pageBundles,
    onFailure: (failure) => failures.push(failure),
    onLoaded: () => undefined,
    timeoutMs: 700,
  })
})
afterAll(() => server.close())
beforeEach(() => {
  ;[scripts, failures, questions] = [[], [], 0]
  federation.update([release()])
  // The runtime says so each time that a remote is registered under another address.
  jest.spyOn(console, 'warn').mockReturnValue(undefined)
  watch = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src) continue
      scripts.push(node.src)
      if (entry === 'sound') Object.assign(globalThis, { [`mf_chat_b${builds}`]: container })
      if (entry !== 'hung') node.dispatchEvent(new Event(entry === 'sound' ? 'load' : 'error'))
    }
  })
  watch.observe(document, { childList: true, subtree: true })
})
afterEach(() => {
  watch.disconnect()
  jest.restoreAllMocks()
})

let builds = 0
const release = (): BootRemote => {
  builds += 1
  return {
    name: 'mf-chat',
    build: `b${builds}`,
    contract: REMOTE_CONTRACT_VERSION,
    base: `/remotes/mf-chat/b${builds}/`,
    global: `mf_chat_b${builds}`,
    integrity: 'sha384-of-the-entry',
    pages: [],
    slots: [],
  }
}
const definition = { name: 'mf-chat', contract: REMOTE_CONTRACT_VERSION, pages: [], slots: {}, overlays: [], texts: {} }
const container = { init: () => undefined, get: async () => () => ({ default: definition }) }
let failures: RemoteFailure[]
let federation: Federation
const pageBundles: Record<string, ReleaseFile> = {}
type Take = (definition: unknown, release: unknown, both: AwaitCodeAndTexts) => Promise<string>
const page = (part = '/chat', take: Take = async () => 'a page') => federation.loadPart('mf-chat', part, take)
const outcomes = async (all: Promise<string>[]) => (await Promise.allSettled(all)).map(({ status }) => status)

// Each navigation, hovered link and slot ran the whole attempt again: refused, everybody who waited went to an address of their own;
// hung, each left one more script that holds a connection for good.
describe('a remote whose entry is dead', () => {
  it.each(['refused', 'hung'] as const)(
    '%s, is asked for twice at most, however many want it, and reported once',
    async (phase) => {
      entry = phase
      expect(new Set(await outcomes(Array.from({ length: 8 }, () => page())))).toEqual(new Set(['rejected']))
      const before = performance.now()
      for (let hover = 0; hover < 20; hover += 1) await expect(page(`/chat/${hover}`)).rejects.toThrow('mf-chat')
      expect(performance.now() - before).toBeLessThan(300)
      expect(scripts.length).toBeGreaterThan(0)
      expect(scripts.length).toBeLessThan(3)
      expect(failures).toHaveLength(1)
      expect(failures[0]).toMatchObject({ name: 'mf-chat', phase: 'entry' })
    },
  )

  it('comes back by itself, and whoever listens hears of it', async () => {
    entry = 'refused'
    await expect(page()).rejects.toThrow()
    let notifications = 0
    federation.onRecovered('mf-chat', () => {
      notifications += 1
    })
    entry = 'sound'
    await waitFor(() => expect(notifications).toBe(1), { timeout: 5000 })
    await expect(page()).resolves.toBe('a page')
  })

  it('is probed at once when somebody asks for it, who gets what comes of that', async () => {
    entry = 'refused'
    await expect(page()).rejects.toThrow()
    federation.retryNow()
    await expect(page()).rejects.toThrow()
    expect(questions).toBe(1)
    entry = 'sound'
    federation.retryNow()
    await expect(page()).resolves.toBe('a page')
    expect(questions).toBe(2)
  })
})

it('refuses the one part of a remote that is damaged, and goes on with the others', async () => {
  entry = 'sound'
  const damaged = async (): Promise<string> => {
    throw new Error('chunk')
  }
  await expect(page('/chat', damaged)).rejects.toThrow()
  await expect(page('/chat', damaged)).rejects.toThrow()
  await expect(page('/offers')).resolves.toBe('a page')
  expect(failures).toHaveLength(1)
  expect(failures[0]).toMatchObject({ phase: 'chunk' })
})

// A chunk that hung named no file and was counted with the remote's public face, which had come long before.
it('tells a chunk that hangs from the public face that does, by how far it had come', async () => {
  entry = 'sound'
  await expect(page('/chat', () => new Promise(() => undefined))).rejects.toThrow()
  federation.update([release()])
  jest.spyOn(container, 'get').mockReturnValue(new Promise(() => undefined))
  await expect(page()).rejects.toThrow()
  expect(failures.map(getFailurePhase)).toEqual(['chunk', 'expose'])
})

// Texts that hung were counted as the page's chunk: a squad looked for what was wrong with code that had come at once.
it('tells texts that hang from code that does', async () => {
  entry = 'sound'
  const never = new Promise<string>(() => undefined)
  const opening = (code: Promise<string>, texts: Promise<string>) =>
    page('/chat', async (_definition, _release, both) => (await both(code, texts)).join())
  await expect(opening(Promise.resolve('code'), Promise.resolve('texts'))).resolves.toBe('code,texts')
  await expect(opening(Promise.resolve('code'), never)).rejects.toThrow()
  federation.update([release()])
  await expect(opening(never, Promise.resolve('texts'))).rejects.toThrow()
  federation.update([release()])
  await expect(opening(never, never)).rejects.toThrow()
  expect(failures.map(getFailurePhase)).toEqual(['texts', 'chunk', 'chunk'])
})

describe('a page that comes in one file with the entry', () => {
  const begin = () => {
    const pages = [{ path: '/offers', access: 'public' as const, files: ['remoteEntry.js', '4.js', 'offers.js'] }]
    const remote = { ...release(), pages }
    const containedFiles = ['remoteEntry.js', '4.js', 'texts-ja.js']
    pageBundles[`${remote.global}/chat`] = {
      file: 'page-chat-ja.js',
      integrity: 'sha384-of-all',
      holds: containedFiles,
    }
    federation.update([remote])
    return remote
  }
  const names = () => scripts.map((address) => address.split('/').at(-1))

  it('is asked for by that file, whose parts are not fetched ahead for another page', async () => {
    entry = 'sound'
    const { base } = begin()
    await expect(page()).resolves.toBe('a page')
    expect(scripts).toEqual([`${location.origin}${base}page-chat-ja.js`])
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(''))
    federation.prefetchPage('mf-chat', '/offers', 'texts-ja.js')
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([`${base}offers.js`])
  })

  it('is asked for by its entry where that file fails, and where another page was asked for first', async () => {
    entry = 'refused'
    begin()
    await expect(page()).rejects.toThrow()
    expect(names()).toEqual(['page-chat-ja.js', 'remoteEntry.js'])
    entry = 'sound'
    scripts = []
    begin()
    await expect(page('/offers')).resolves.toBe('a page')
    await expect(page()).resolves.toBe('a page')
    expect(names()).toEqual(['remoteEntry.js'])
  })
})
