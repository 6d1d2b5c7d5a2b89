import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Button, LazyDialog, TextField } from '@jobspan/shared-kit/design'
import {
  defineRemote,
  type Host,
  type OverlayModule,
  overlay,
  type Platform,
  PlatformProvider,
} from '@jobspan/shared-kit/remote'
import { splitLanguage, useOverlayLink } from '@jobspan/shared-kit/routing'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { buildMember, expectNoAxeViolations, testPlatform } from '@jobspan/shared-kit/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { start, triggerAppChange } from 'single-spa'
import type { BootRemote } from '../boot-data.ts'
import { languageLinks } from '../frame/locale-links.ts'
import texts from '../locales/en-us.json' with { type: 'json' }
import { createHistory } from '../navigation/history.ts'
import { createNavigation } from '../navigation/navigation.ts'
import type { PageLoader } from '../navigation/page-loader.ts'
import { testHost } from '../testing/render-page.tsx'
import { keepShownOverlay } from './keep-shown-overlay.ts'
import { createOverlayIndex, hasOverlay } from './overlay-index.ts'
import type { OverlaySettings } from './overlay-settings.ts'
import { prefetchOverlay, registerOverlays } from './register-overlays.ts'

const [verification, welcome] = ['showVerification', 'showWelcome']

let isCrashing = false
const verificationModule: OverlayModule = {
  Overlay: ({ params, close }) => {
    const next = useOverlayLink(welcome)
    if (isCrashing) throw new Error('crash')
    return (
      <LazyDialog
        open
        onClose={() => close()}
        title={`Verify by ${params.get(verification)}`}
        footer={<Button onClick={() => close({ reload: true })}>Finish</Button>}
      >
        <TextField label="Code" />
        {next && <Button {...next.buttonProps}>Welcome</Button>}
      </LazyDialog>
    )
  },
}
const welcomeModule: OverlayModule = {
  Overlay: ({ close }) => (
    <LazyDialog open onClose={() => close()} title="Welcome here">
      Good to see you
    </LazyDialog>
  ),
}
const definition = defineRemote({
  name: 'mf-identity',
  overlays: [
    overlay('verification', verification, async () => verificationModule),
    overlay('welcome', welcome, async () => welcomeModule),
  ],
  texts: async () => ({}),
})
const remoteFor = (access: 'public' | 'member'): BootRemote => ({
  name: 'mf-identity',
  build: 'v1',
  contract: '2.1.0',
  base: '/remotes/mf-identity/v1/',
  global: 'mf_identity_v1',
  integrity: 'sha384-x',
  pages: [],
  slots: [],
  overlays: definition.overlays.map(({ name, queryFlag }) => ({ name, queryFlag, access, files: [] })),
})

let pageRenders = 0
const Page = () => {
  pageRenders += 1
  const link = useOverlayLink(verification, 'button')
  return (
    <>
      <h1>Jobs</h1>
      {link && <Button {...link.buttonProps}>Verify</Button>}
    </>
  )
}

let remotes: BootRemote[] = []
let isDown = false
/** Parts that were asked for. */
let loads: string[] = []
let recover = () => {}
/** Addresses of the pages that the visitor arrived at; an overlay is none. */
let arrivals: string[] = []

const routes = ['/jobs', '/get-started'].map((path) => ({ path, access: 'public' as const, remote: 'shell' }))
const loader = {
  match(href: string) {
    const route = routes.find(({ path }) => splitLanguage(href).path.split('?')[0] === path)
    return route && { route, params: {} }
  },
  load: async () => ({ status: 'no-route' }),
  isLoaded: () => true,
} as unknown as PageLoader

const createFrame = () => {
  const listeners = new Set<() => void>()
  const createHost = (): Host => ({ ...testHost([]), hasOverlay: (flag) => hasOverlay(remotes, flag) })
  let host = createHost()
  return {
    get: () => host,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update() {
      host = createHost()
      for (const listener of [...listeners]) listener()
    },
  }
}

const federation: OverlaySettings['federation'] = {
  async loadPart(name, part, select) {
    loads.push(part)
    if (isDown) throw new Error(`${name} is away`)
    return select(definition, { name, build: 'v1' }, (code, ownTexts) => Promise.all([code, ownTexts]))
  },
  onRecovered(_name, listener) {
    recover = listener
    return () => undefined
  },
  prefetchPage() {},
  retryNow() {},
}

/** A tab of the site with one page, and one remote that has two overlays. The whole file is one tab: its listeners stay for good. */
const createTab = async () => {
  window.history.replaceState(null, '', '/en-us/jobs')
  const own = await testPlatform({ texts: { shell: texts } })
  const index = createOverlayIndex(() => remotes)
  const history = createHistory(index.toPage)
  const frame = createFrame()
  const navigation = createNavigation({
    language: 'en-us',
    history,
    loader: () => loader,
    isMember: () => own.store.get(sessionAtom).kind === 'member',
    overlays: index,
    prefetchPage() {},
    prefetchOverlay: (href) => prefetchOverlay(href, settings),
    restorePage: () => false,
    onNavigated: () => arrivals.push(history.get()),
  })
  const platform: Platform = { ...own, navigate: navigation.navigate, prefetch: navigation.prefetch }
  const settings: OverlaySettings = {
    index,
    activeRemotes: { frame },
    federation,
    history,
    platform,
    telemetry: { recordMount() {}, recordLoad() {}, recordCrash() {}, warn() {} },
  }
  navigation.interceptLinks()
  start({ urlRerouteOnly: true })
  registerOverlays(settings)
  return { own, platform, index, history, frame }
}

let tab: Awaited<ReturnType<typeof createTab>>
beforeAll(async () => {
  tab = await createTab()
})

const Site = () => (
  <PlatformProvider
    platform={tab.platform}
    namespace="shell"
    href={useSyncExternalStore(tab.history.subscribe, tab.history.getPage)}
    host={useSyncExternalStore(tab.frame.subscribe, tab.frame.get)}
  >
    <Page />
  </PlatformProvider>
)

/** The server's list of remotes changes. */
const switchTo = (next: BootRemote[], isInUse = false) =>
  act(async () => {
    const release = keepShownOverlay(tab)
    remotes = next
    tab.frame.update()
    if (!isInUse) await release()
    await triggerAppChange()
  })

/** An address from elsewhere, as of a mail: the browser makes its history entry. */
const openDocument = (path: string) =>
  act(async () => {
    window.history.pushState(null, '', `/en-us${path}`)
    tab.history.syncLocation()
    tab.history.notifyListeners()
    await triggerAppChange()
  })

const here = () => splitLanguage(location.pathname + location.search).path
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const verify = () => screen.getByRole('button', { name: 'Verify' })
const back = () => act(async () => window.history.back())
let user: ReturnType<typeof userEvent.setup>

beforeEach(async () => {
  ;[isDown, isCrashing, loads, arrivals] = [false, false, [], []]
  tab.own.store.set(sessionAtom, { kind: 'guest' })
  document.body.innerHTML = '<main id="page" tabindex="-1"></main>'
  await openDocument('/jobs')
  await switchTo([remoteFor('public')])
  render(<Site />, { container: document.getElementById('page') as HTMLElement })
  user = userEvent.setup()
  jest.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(async () => {
  await switchTo([])
  jest.restoreAllMocks()
})

describe('an overlay that a button of the page opens', () => {
  it('stands above the page, which stays as it is, and takes the focus', async () => {
    const [heading, entries, rendersBefore] = [screen.getByRole('heading'), window.history.length, pageRenders]
    await user.click(verify())
    expect(await dialog('Verify by button')).toContainElement(document.activeElement as HTMLElement)
    expect(here()).toBe('/jobs?showVerification=button')
    expect(window.history.length).toBe(entries + 1)
    expect(heading).toBeInTheDocument()
    expect(pageRenders).toBe(rendersBefore)
    expect(arrivals).toEqual([])
    await expectNoAxeViolations()
  })

  it('goes by Back, and the button has the focus again', async () => {
    await user.click(verify())
    await dialog('Verify by button')
    const rendersBefore = pageRenders
    await back()
    await closed()
    expect(here()).toBe('/jobs')
    await waitFor(() => expect(verify()).toHaveFocus())
    expect(pageRenders).toBe(rendersBefore)
    expect(arrivals).toEqual([])
  })

  it('goes by its own means as by Back: no entry of the history is left that opens it again', async () => {
    await user.click(verify())
    await dialog('Verify by button')
    const entries = window.history.length
    await user.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(here()).toBe('/jobs'))
    expect(window.history.length).toBe(entries)
    await waitFor(() => expect(verify()).toHaveFocus())
    await act(async () => window.history.forward())
    expect(await dialog('Verify by button')).toBeInTheDocument()
    await back()
    await closed()
  })

  it('reloads the page below it where it asks for that', async () => {
    await user.click(verify())
    const opened = await dialog('Verify by button')
    await user.click(within(opened).getByRole('button', { name: 'Finish' }))
    await closed()
    expect(here()).toBe('/jobs')
    // jsdom loads no documents, and says so.
    const messages = jest.mocked(console.error).mock.calls.map(([message]) => String(message))
    expect(messages.some((message) => message.includes('Not implemented: navigation'))).toBe(true)
  })

  it('is asked for before it is opened, by whoever comes near the button', async () => {
    await user.hover(verify())
    await waitFor(() => expect(loads).toEqual(['?showVerification']))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('an overlay that a link from elsewhere opens', () => {
  it('takes the place of its own entry in the history when it goes', async () => {
    await openDocument('/jobs?page=2&showVerification=mail')
    await dialog('Verify by mail')
    const entries = window.history.length
    await user.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(here()).toBe('/jobs?page=2'))
    expect(window.history.length).toBe(entries)
    await waitFor(() => expect(document.getElementById('page')).toHaveFocus())
  })

  it('is kept by a change of the language, which is another document', () => {
    const japanese = languageLinks('/en-us/jobs?showVerification=1', 'en-us').find(({ key }) => key === 'ja')
    expect(japanese?.href).toBe('/ja/jobs?showVerification=1')
  })
})

describe('an overlay that cannot be shown', () => {
  it('says so in a dialog, and comes by itself once its remote works again', async () => {
    isDown = true
    await user.click(verify())
    await dialog(texts.failure.slotTitle)
    isDown = false
    await act(async () => recover())
    expect(await dialog('Verify by button')).toBeInTheDocument()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('is tried again by the button, and can be left', async () => {
    isDown = true
    await user.click(verify())
    const failure = await dialog(texts.failure.slotTitle)
    const before = loads.length
    await user.click(within(failure).getByRole('button', { name: texts.failure.retry }))
    await waitFor(() => expect(loads.length).toBe(before + 1))
    const [, close] = within(await dialog(texts.failure.slotTitle)).getAllByRole('button', { name: 'Close' })
    await user.click(close as HTMLElement)
    await closed()
    await waitFor(() => expect(here()).toBe('/jobs'))
    await waitFor(() => expect(verify()).toHaveFocus())
  })

  it('leaves the page alone where it crashes, and is rendered again by the button', async () => {
    isCrashing = true
    await user.click(verify())
    const failure = await dialog(texts.failure.slotTitle)
    expect(screen.getByRole('heading', { name: 'Jobs', hidden: true })).toBeInTheDocument()
    isCrashing = false
    await user.click(within(failure).getByRole('button', { name: texts.failure.retry }))
    expect(await dialog('Verify by button')).toBeInTheDocument()
  })
})

describe('two overlays', () => {
  it('of one address: the last one stands there, and the other one when it goes', async () => {
    await openDocument('/jobs?showWelcome=1&showVerification=mail')
    await dialog('Verify by mail')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.keyboard('{Escape}')
    expect(await dialog('Welcome here')).toBeInTheDocument()
    expect(here()).toBe('/jobs?showWelcome=1')
  })

  it('one opened by the other: Back returns to the one before', async () => {
    await user.click(verify())
    await user.click(within(await dialog('Verify by button')).getByRole('button', { name: 'Welcome' }))
    await dialog('Welcome here')
    await user.keyboard('{Escape}')
    await dialog('Verify by button')
    await user.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(here()).toBe('/jobs'))
  })
})

describe('an overlay for members', () => {
  beforeEach(() => switchTo([remoteFor('member')]))

  it('leads a guest to sign in, and from there back to it', async () => {
    await user.click(verify())
    await waitFor(() => expect(location.pathname).toBe('/en-us/get-started'))
    const redirect = new URLSearchParams(location.search).get('redirect')
    expect(redirect).toBe('/en-us/jobs?showVerification=button')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await act(async () => {
      tab.own.store.set(sessionAtom, { kind: 'member', user: buildMember() })
      await tab.platform.navigate(redirect ?? '')
    })
    expect(await dialog('Verify by button')).toBeInTheDocument()
  })

  it('leads a guest there from a link, too', async () => {
    await openDocument('/jobs?showVerification=mail')
    await waitFor(() => expect(location.pathname).toBe('/en-us/get-started'))
  })
})

describe('a remote that is switched off', () => {
  it('takes its button along, and its flag means nothing', async () => {
    await switchTo([])
    expect(screen.queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument()
    await openDocument('/jobs?showVerification=mail')
    expect(loads).toEqual([])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await switchTo([remoteFor('public')])
    expect(await dialog('Verify by mail')).toBeInTheDocument()
  })

  it('takes its overlay along, and the flag out of the address', async () => {
    await openDocument('/jobs?showVerification=mail')
    await dialog('Verify by mail')
    await switchTo([])
    await closed()
    expect(here()).toBe('/jobs')
    expect(arrivals).toEqual([])
  })

  it('leaves an overlay that is in use until it is closed', async () => {
    await openDocument('/jobs?showVerification=mail')
    await dialog('Verify by mail')
    await switchTo([], true)
    expect(await dialog('Verify by mail')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await closed()
    expect(here()).toBe('/jobs')
  })
})
