import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { PageModule } from '@jobspan/shared-kit/remote'
import { openPageRoot } from '@jobspan/shared-kit/remote/browser'
import { testPlatform } from '@jobspan/shared-kit/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AppProps } from 'single-spa'
import { Failure } from '../frame/failure.tsx'
import texts from '../locales/en-us.json' with { type: 'json' }
import { testHost } from '../testing/render-page.tsx'
import { type PageSettings, pageLifecycles } from './page-lifecycles.tsx'
import type { LoadedPage } from './page-loader.ts'
import { createPageOutlet } from './page-outlet.ts'

const route = { path: '/jobs', access: 'public', remote: 'mf-search' } as const
const release = { name: 'mf-search', build: 'v1' }

/** The page crashes while this is set. */
let isCrashing = false
const module: PageModule = {
  Page: () => {
    if (isCrashing) throw new Error('crash')
    return <h1>Jobs</h1>
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
  let recover = () => {}
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
      match: () => ({ route, params: {} }),
      load: async () => (next === 'loaded' ? loadedPage : { status: 'failed', route }),
      isLoaded: () => true,
      clear() {},
    },
    platform,
    history: {
      get: () => '/en-us/jobs',
      subscribe: () => () => undefined,
      key: () => entry,
      placeholder: () => undefined,
    },
    federation: {
      onRecovered(_name: string, listener: () => void) {
        recover = listener
        return () => undefined
      },
    },
    bootPage: { state: 'skeleton' },
    telemetry: { recordCrash() {}, recordLoad() {}, recordMount() {}, warn() {} },
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
    mount: (at = entry) => {
      entry = at
      return run(mount)
    },
    unmount: () => run(unmount),
    recover: () => act(async () => recover()),
    loadNext: (how: typeof next) => {
      next = how
    },
    cachedPages: () => main.children.length,
  }
}

const retry = () => userEvent.click(screen.getByRole('button', { name: /try again/i }))
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

beforeEach(() => {
  isCrashing = false
  jest.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  document.body.replaceChildren()
  jest.restoreAllMocks()
})

describe('a page that crashed', () => {
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

it('a cached page is not shown at another history entry', async () => {
  const tab = await open()
  await tab.mount('list')
  const [container] = tab.main.children
  await tab.unmount()
  await tab.mount('another list')
  expect(tab.main.lastElementChild).not.toBe(container)
  expect(heading()).toBe('Jobs')
})
