import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { PageModule } from '@jobspan/shared-kit/remote'
import { openPageRoot } from '@jobspan/shared-kit/remote/browser'
import { testPlatform } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use, useEffect } from 'react'
import type { AppProps } from 'single-spa'
import { Failure } from '../frame/failure.tsx'
import texts from '../locales/en-us.json' with { type: 'json' }
import { testHost } from '../testing/render-page.tsx'
import { pageLifecycles } from './page-lifecycles.ts'
import type { LoadedPage } from './page-loader.ts'
import { createPageOutlet } from './page-outlet.ts'
import type { PageSettings } from './page-settings.ts'

const route = { path: '/jobs', access: 'public', remote: 'mf-search' } as const
const otherRoute = { ...route, path: '/job' } as const
const release = { name: 'mf-search', build: 'v1' }

/** The page crashes while this is set. */
let isCrashing = false
/** It suspends for ever while this is set. */
let isHanging = false
/** Its data is still to come. */
let isWaiting = false
let mounts = 0
const never = new Promise<never>(() => undefined)
const module: PageModule = {
  Page: () => {
    if (isCrashing) throw new Error('crash')
    if (isHanging) use(never)
    useEffect(() => {
      mounts += 1
    }, [])
    return isWaiting ? <div aria-busy="true">Loading</div> : <h1>Jobs</h1>
  },
  head: () => ({ title: 'Jobs' }),
}

/** The page application of `/jobs` in a tab. `load` says how the next load ends. */
const open = async () => {
  const platform = await testPlatform({ texts: { shell: texts } })
  const main = document.body.appendChild(document.createElement('main'))
  const outlet = createPageOutlet(main)
  const host = { ...testHost([]), Failure }
  let entry = 'list'
  let address = '/en-us/jobs'
  let answer = Promise.resolve()
  let recover = () => {}
  let replace = (_canary: typeof release, _hasParts: boolean): boolean => false
  const replaced: object[] = []
  const recorded: string[] = []
  let next: 'loaded' | 'failed' = 'loaded'
  const loadedPage = {
    status: 'loaded',
    route,
    params: {},
    module,
    release,
    platform,
    settled: { step: 'ready', head: { title: 'Jobs' }, rest: Promise.resolve() },
  } as unknown as LoadedPage
  const settings = {
    activeRemotes: {
      page: { get: () => host, subscribe: () => () => undefined },
      remotes: () => [release],
    },
    loader: {
      match: (href: string) => ({ route: href === '/en-us/jobs' ? route : otherRoute, params: {} }),
      async load() {
        await answer
        return next === 'loaded' ? loadedPage : { status: 'failed', route }
      },
      isLoaded: () => true,
      clear() {},
    },
    platform,
    history: {
      getPage: () => address,
      subscribe: () => () => undefined,
      key: () => entry,
      placeholder: () => undefined,
    },
    federation: {
      onRecovered(_name: string, listener: () => void) {
        recover = listener
        return () => undefined
      },
      onCanaryReplaced(listener: typeof replace) {
        replace = listener
        return () => undefined
      },
      async replaceFailed(failed: object) {
        replaced.push(failed)
      },
    },
    bootPage: { state: 'skeleton' },
    telemetry: {
      recordCrash: () => recorded.push('crash'),
      recordLoad() {},
      recordMount: ({ build }: typeof release) => recorded.push(`mount of ${build}`),
      warn() {},
    },
    outlet,
    pageOutlet: main,
    consumeServerMarkup: () => undefined,
    acquireContainer() {
      const container = document.createElement('div')
      let onError: Parameters<ReturnType<PageSettings['acquireContainer']>['setRenderErrorHandler']>[0] = () => {}
      const root = openPageRoot({
        container,
        hydrate: false,
        onError: (...error) => onError(...error),
        onRecovered: () => undefined,
      })
      return {
        container,
        root,
        setRenderErrorHandler(handler: typeof onError) {
          onError = handler
        },
      }
    },
    onActivePageChange() {},
    announcePage() {},
  } as unknown as PageSettings
  const { mount, unmount } = pageLifecycles(route, settings)
  const run = (lifecycle: typeof mount) =>
    act(() => (lifecycle as (props: AppProps) => Promise<unknown>)({} as AppProps))
  return {
    main,
    recorded,
    mount: (at = entry) => {
      entry = at
      return run(mount)
    },
    unmount: () => run(unmount),
    /** Holds loads back until it is called. */
    delayLoads() {
      const { promise, resolve } = Promise.withResolvers<void>()
      answer = promise
      return () => act(async () => resolve())
    },
    goTo(href: string) {
      address = href
    },
    recover: () => act(async () => recover()),
    replace: async (canary: typeof release, hasParts = false) => {
      let isShown = false
      await act(async () => {
        isShown = replace(canary, hasParts)
      })
      return isShown
    },
    replaced,
    settle: (settled: object) => Object.assign(loadedPage, { settled }),
    loadNext: (how: typeof next) => {
      next = how
    },
    cachedPages: () => main.children.length,
  }
}

const retry = () => userEvent.click(screen.getByRole('button', { name: /try again/i }))
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

beforeEach(() => {
  ;[isCrashing, isHanging, isWaiting, mounts] = [false, false, false, 0]
  jest.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  document.body.replaceChildren()
  jest.restoreAllMocks()
})

describe('a page that crashed', () => {
  // Its error alone was told: of a canary whose page always throws no mount was known, so it was never halted.
  it('counts as a mount that failed, and as one', async () => {
    const tab = await open()
    isCrashing = true
    await tab.mount()
    expect(tab.recorded).toEqual(['mount of v1', 'crash'])
    isCrashing = false
    await tab.recover()
    expect(tab.recorded).toEqual(['mount of v1', 'crash', 'mount of v1'])
  })

  // The page kept its React key with the same build, and so its boundary kept the fallback.
  it('is shown again when its remote recovers with the same build', async () => {
    const tab = await open()
    isCrashing = true
    await tab.mount()
    expect(heading()).not.toBe('Jobs')
    isCrashing = false
    await tab.recover()
    expect(heading()).toBe('Jobs')
  })

  it('is not cached', async () => {
    const tab = await open()
    isCrashing = true
    await tab.mount()
    await tab.unmount()
    expect(tab.cachedPages()).toBe(0)
  })

  // After the boundary's own retry the page worked, and counted as broken until the next document.
  it('is cached again once it works after the retry of its boundary', async () => {
    const tab = await open()
    isCrashing = true
    await tab.mount()
    isCrashing = false
    await retry()
    expect(heading()).toBe('Jobs')
    await tab.unmount()
    expect(tab.cachedPages()).toBe(1)
    const [container] = tab.main.children
    await tab.mount()
    expect(tab.main.children[0]).toBe(container)
  })
})

it('a page that did not load is loaded again by its retry, and when its remote recovers', async () => {
  const tab = await open()
  tab.loadNext('failed')
  await tab.mount()
  await retry()
  expect(heading()).not.toBe('Jobs')
  tab.loadNext('loaded')
  await tab.recover()
  expect(heading()).toBe('Jobs')
})

// Back showed the list where it was left. Then the job's data came, before single-spa unmounted its page: that was shown, empty, and took the list's
// scroll position with it. A slow phone that went back after a second was at the top of the list.
it('a page whose data comes once the visitor has gone back stays away', async () => {
  const { main, mount, goTo, delayLoads } = await open()
  const answer = delayLoads()
  await mount()
  const list = main.appendChild(document.createElement('div'))
  goTo('/en-us/job/1')
  await answer()
  expect(screen.queryByRole('heading', { name: 'Jobs' })).toBeNull()
  expect(list).not.toHaveAttribute('data-cached-page')
})

it('a cached page is not shown at another history entry', async () => {
  const tab = await open()
  await tab.mount('list')
  const [container] = tab.main.children
  await tab.unmount()
  await tab.mount('another list')
  expect(tab.main.lastElementChild).not.toBe(container)
  expect(heading()).toBe('Jobs')
})

const inTime = { timeout: 6000 }

// A page whose code hung after it had come was blank for ever: it throws nothing, and the federation had loaded it.
describe('a page that shows nothing', () => {
  it('has a fallback within 4 s, and answers for it as a canary', async () => {
    isHanging = true
    const tab = await open()
    const begun = performance.now()
    await tab.mount()
    await waitFor(() => expect(heading()).not.toBe('Jobs'), inTime)
    expect(performance.now() - begun).toBeLessThan(4500)
    expect(tab.replaced).toEqual([release])
    await tab.unmount()
    expect(tab.cachedPages()).toBe(0)
  }, 10_000)

  it('since its data hangs has one too, and comes back with the data', async () => {
    isWaiting = true
    const tab = await open()
    let arrive = () => {}
    const head = new Promise<void>((resolve) => {
      arrive = resolve
    })
    tab.settle({ step: 'late', head })
    await tab.mount()
    await waitFor(() => expect(screen.getByRole('button', { name: /try again/i })).toBeVisible(), inTime)
    isWaiting = false
    tab.settle({ step: 'ready', head: { title: 'Jobs' }, rest: Promise.resolve() })
    await act(async () => arrive())
    expect(heading()).toBe('Jobs')
  }, 10_000)
})

describe('a canary', () => {
  it('that crashes is to be replaced', async () => {
    isCrashing = true
    const tab = await open()
    await tab.mount()
    await waitFor(() => expect(tab.replaced).toEqual([release]))
  })

  it('that was replaced leaves the page that it shows, and no other', async () => {
    const tab = await open()
    await tab.mount()
    expect(mounts).toBe(1)
    expect(await tab.replace({ name: 'mf-search', build: 'v2' })).toBe(false)
    expect(await tab.replace({ name: 'mf-chat', build: 'v1' })).toBe(false)
    expect(mounts).toBe(1)
    expect(await tab.replace(release)).toBe(true)
    expect([mounts, heading()]).toEqual([2, 'Jobs'])
    // Slots of it may stand on any page.
    expect(await tab.replace({ name: 'mf-chat', build: 'v1' }, true)).toBe(true)
    expect(mounts).toBe(3)
  })
})
