import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { REMOTE_CONTRACT_VERSION } from '@jobspan/shared-kit/remote'
import type { BootRemote } from '../boot-data.ts'
import { createFederation, type Federation } from './federation.ts'
import type { RemoteFailure } from './federation-settings.ts'

let failures: RemoteFailure[]
let watch: MutationObserver
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

describe('a canary that fails', () => {
  const replaced: string[] = []
  let mayReplace = true
  let tab: Federation
  beforeAll(() => {
    tab = createFederation({
      remotes: [],
      onFailure: (failure) => failures.push(failure),
      onLoaded: () => undefined,
      timeoutMs: 700,
      mayReplace: async () => mayReplace,
      onReplaced: ({ build }, fallbackRelease) => replaced.push(`${build} by ${fallbackRelease.build}`),
    })
  })
  beforeEach(() => {
    mayReplace = true
    replaced.length = 0
    failures = []
    jest.spyOn(console, 'warn').mockReturnValue(undefined)
    watch = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLScriptElement)) continue
        const [, build = ''] = /\/mf-chat\/([^/]+)\//.exec(node.src) ?? []
        Object.assign(globalThis, { [`mf_chat_${build}`]: container })
        node.dispatchEvent(new Event('load'))
      }
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  afterEach(() => {
    watch.disconnect()
    jest.restoreAllMocks()
  })
  /** A canary whose parts fail, with a current release beside it whose parts are there. */
  const openWithCanary = () => {
    const canary = release()
    const fallbackRelease = release()
    tab.update([{ ...canary, fallbackRelease }])
    const take = async (_: unknown, of: { build: string }) => {
      if (of.build === canary.build) throw new Error('chunk')
      return of.build
    }
    const load = (part = '/chat') => tab.loadPart('mf-chat', part, take as never) as Promise<string>
    return { canary, fallbackRelease, load }
  }

  // Its visitors looked at a fallback until the registry had halted it.
  it('gives the part of the current release at once, and answers for the failure', async () => {
    const { canary, fallbackRelease, load } = openWithCanary()
    await expect(load()).resolves.toBe(fallbackRelease.build)
    expect(replaced).toEqual([`${canary.build} by ${fallbackRelease.build}`])
    expect(failures.map(({ build }) => build)).toEqual([canary.build])
    // All that comes later in this tab is of the current one.
    await expect(load('/offers')).resolves.toBe(fallbackRelease.build)
    expect(failures).toHaveLength(1)
  })

  it('hung, has the current release ready when its time is up', async () => {
    const { fallbackRelease } = openWithCanary()
    const begun = performance.now()
    const take = (_: unknown, of: { build: string }) =>
      of.build === fallbackRelease.build ? Promise.resolve(of.build) : new Promise<string>(() => undefined)
    await expect(tab.loadPart('mf-chat', '/chat', take as never)).resolves.toBe(fallbackRelease.build)
    expect(performance.now() - begun).toBeLessThan(1500)
  })

  it('once it was loaded, is replaced when it crashes', async () => {
    const { canary, fallbackRelease } = openWithCanary()
    const take = async (_: unknown, of: { build: string }) => of.build
    await expect(tab.loadPart('mf-chat', '/chat', take as never)).resolves.toBe(canary.build)
    let notifications = 0
    const stop = tab.onRecovered('mf-chat', () => {
      notifications += 1
    })
    await tab.replaceFailed({ name: 'mf-chat', build: 'another' })
    expect(notifications).toBe(0)
    await tab.replaceFailed({ name: 'mf-chat', build: canary.build })
    expect(notifications).toBe(1)
    stop()
    await expect(tab.loadPart('mf-chat', '/chat', take as never)).resolves.toBe(fallbackRelease.build)
  })

  it('gives no slot of the current release to a page that shows parts of the canary: all of it is asked for again', async () => {
    const { canary, load } = openWithCanary()
    const calls: boolean[] = []
    const stop = tab.onCanaryReplaced(({ build }, hasParts) => {
      calls.push(hasParts)
      return build === canary.build
    })
    await expect(load('job.actions/chat')).rejects.toThrow()
    stop()
    expect(calls).toEqual([false])
    await expect(load('job.actions/chat')).resolves.not.toBe(canary.build)
  })

  it('stays while the visitor is in the middle of something, whatever list comes, and goes with the page', async () => {
    const { canary, fallbackRelease, load } = openWithCanary()
    mayReplace = false
    await expect(load('job.actions/chat')).rejects.toThrow()
    tab.update([fallbackRelease])
    await expect(load('job.actions/chat')).rejects.toThrow()
    expect(replaced).toEqual([])
    tab.replaceHeldCanaries()
    expect(replaced).toEqual([`${canary.build} by ${fallbackRelease.build}`])
    await expect(load('job.actions/chat')).resolves.toBe(fallbackRelease.build)
  })

  it('is not replaced where the current release fails too', async () => {
    const { load } = openWithCanary()
    const take = async () => {
      throw new Error('chunk')
    }
    await expect(tab.loadPart('mf-chat', '/chat', take)).rejects.toThrow()
    expect(failures).toHaveLength(2)
    await expect(load('/offers')).resolves.toBeDefined()
  })
})
