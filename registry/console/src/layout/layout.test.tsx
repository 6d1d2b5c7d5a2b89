import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { undoableAtom } from '../features/cell/undoable.ts'
import { asPerson, renderConsole, setScreen } from '../testing/render-console.tsx'
import { personOf, remoteOf } from '../testing/samples.ts'

/** A browser's stream of events as far as the console uses it. */
class Stream extends EventTarget {
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static opened: Stream[] = []
  readyState = 0
  onopen = () => {}
  onerror = () => {}
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Stream.opened.push(this)
  }
  close() {
    this.readyState = Stream.CLOSED
  }
  tell(serial: number) {
    this.dispatchEvent(new MessageEvent('document', { data: JSON.stringify({ country: 'sg', serial }) }))
  }
}

const overview = (parts: Parameters<typeof remoteOf>[1] = {}) =>
  mockApiResponse('GET', '/v1/overview', { data: { serial: 1, remotes: [remoteOf('mf-search', parts)] } })
const newest = () => Stream.opened.at(-1) as Stream

describe('what stands around every page', () => {
  const server = setupMockApi(
    asPerson(personOf('administrator')),
    overview(),
    mockApiResponse('GET', '/v1/schedule', { data: [] }),
    mockApiResponse('GET', '/v1/tokens', { data: [] }),
    mockApiResponse('GET', '/v1/keys', { data: [] }),
    mockApiResponse('GET', '/v1/shells', { data: [] }),
  )
  beforeEach(() => {
    setScreen('wide')
    Stream.opened = []
    globalThis.EventSource = Stream as unknown as typeof EventSource
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(globalThis, 'EventSource')
    jest.restoreAllMocks()
  })

  // A browser opens a stream anew where the network broke, not where it was refused: one 503 and the page never followed again.
  it('opens the stream of changes again where it was refused, and follows it', async () => {
    await renderConsole('/')
    await screen.findByRole('button', { name: /^mf-search, Japan, On/ })
    act(() => newest().onopen())
    expect(screen.getByText('Live')).toBeVisible()
    act(() => newest().tell(1))
    jest.useFakeTimers()
    act(() => {
      newest().close()
      newest().onerror()
    })
    expect(screen.getByText('Every 30 s')).toBeVisible()
    act(() => jest.advanceTimersByTime(15_000))
    jest.useRealTimers()
    expect(Stream.opened).toHaveLength(2)
    act(() => newest().onopen())
    expect(screen.getByText('Live')).toBeVisible()
    server.use(overview({ jp: { enabled: false } }))
    act(() => newest().tell(2))
    expect(await screen.findByRole('button', { name: /^mf-search, Japan, Off/ })).toBeInTheDocument()
  })

  // It said “Live”, showed old figures without a word, and what was pressed waited to be done when the network came back.
  it('says what is old without a network, and does nothing later that could not be done now', async () => {
    const { user, platform } = await renderConsole('/tokens')
    await screen.findByText('No tokens yet')
    act(() => {
      newest().readyState = Stream.OPEN
      newest().onopen()
    })
    try {
      await act(async () => {
        onlineManager.setOnline(false)
        window.dispatchEvent(new Event('offline'))
        void platform.queryClient.invalidateQueries({ queryKey: ['tokens'] })
      })
      expect(screen.getByText('Offline')).toBeVisible()
      expect(await screen.findByText(/^Shown as it was at /)).toBeVisible()
      server.use(http.post('http://api.test/v1/sign-out', () => HttpResponse.error()))
      await user.click(screen.getByRole('button', { name: 'Account of Ada Lim' }))
      await user.click(await screen.findByRole('button', { name: 'Sign out' }))
      expect(
        await screen.findByText('The registry can’t be reached. Check your connection and try again.'),
      ).toBeVisible()
    } finally {
      await act(async () => {
        onlineManager.setOnline(true)
        window.dispatchEvent(new Event('online'))
      })
    }
    expect(screen.getByText('Live')).toBeVisible()
  })

  it('marks the place that is open', async () => {
    const { user } = await renderConsole('/tokens')
    await screen.findByText('No tokens yet')
    expect(screen.getByRole('link', { name: 'Tokens' })).toHaveAttribute('aria-current', 'page')
    await user.click(screen.getByRole('link', { name: 'Keys' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Keys' })).toHaveAttribute('aria-current', 'page'))
    expect(screen.getByRole('link', { name: 'Tokens' })).not.toHaveAttribute('aria-current')
  })

  // Pressing it did nothing and said nothing.
  it('says why nobody was signed out', async () => {
    server.use(mockApiResponse('POST', '/v1/sign-out', { status: 500, code: 500, message: 'The database is away.' }))
    const { user } = await renderConsole('/tokens')
    await user.click(await screen.findByRole('button', { name: 'Account of Ada Lim' }))
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('The database is away.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Tokens', hidden: true })).toBeInTheDocument()
  })

  it('offers nobody to undo what another person did before them', async () => {
    server.use(
      mockApiResponse('POST', '/v1/sign-out', { data: {} }),
      mockApiResponse('POST', '/v1/sign-in', { data: personOf('viewer') }),
    )
    const { user, platform } = await renderConsole('/tokens')
    await screen.findByText('No tokens yet')
    await act(async () => platform.store.set(undoableAtom, { sequence: 4, text: 'mf-search is off in Japan.' }))
    expect(screen.getByText('mf-search is off in Japan.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Account of Ada Lim' }))
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await user.fill(await screen.findByLabelText('Email'), 'kim@jobspan.example')
    await user.fill(screen.getByLabelText('Password'), 'run-the-registry')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('No tokens yet')).toBeInTheDocument()
    expect(screen.queryByText('mf-search is off in Japan.')).not.toBeInTheDocument()
  })
})
