import { afterEach, describe, expect, it, jest } from '@jest/globals'
import {
  createTestHost,
  type RenderOptions,
  renderWithPlatform,
  type TestContribution,
} from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { createI18n } from '../i18n/i18n.ts'
import { buildMember } from '../testing/build-member.ts'
import { testPlatform } from '../testing/render-with-platform.tsx'
import { contribute, declareSlot } from './define-remote.ts'
import type { Host } from './host.ts'
import { PlatformProvider } from './platform-provider.tsx'
import { ContributionLabel, Slot, useContributions } from './slot.tsx'
import type { LoadedSlot } from './slot-contract.ts'
import type { SlotParams } from './slot-params.ts'

const codeOf = (Component: () => React.ReactNode, remote = 'mf-test') =>
  ({ remote, module: { Slot: Component } }) as unknown as LoadedSlot
const showing = (text: string) => codeOf(() => <p>{text}</p>)
const contribution = (name: string, more: Partial<TestContribution> = {}): TestContribution => ({
  name,
  load: async () => showing(`This is ${name}`),
  ...more,
})
const down = async (): Promise<never> => Promise.reject(new Error('down'))
const never = () => new Promise<never>(() => undefined)
const Failure: Host['Failure'] = ({ label, retry }) => (
  <button type="button" onClick={retry}>
    Try {label} again
  </button>
)

const Page = () => (
  <main>
    <h1>The page</h1>
    <Slot
      name="home.sections"
      params={{}}
      label="sections"
      loading={<i>Loading</i>}
      absent={<p>Nothing here</p>}
      reservedHeight={40}
    />
  </main>
)
const open = async (list: TestContribution[], options: RenderOptions = {}) => {
  const host = createTestHost({ Failure, contributions: { 'home.sections': list } })
  return { host, ...(await act(() => renderWithPlatform(<Page />, { host, ...options }))) }
}
const room = (name: string) => document.querySelector(`[data-contribution="home.sections/mf-test/${name}"]`)
const expectWhole = () => expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('contributions to a slot', () => {
  it('stand in the order that the shell gives, each in its own room', async () => {
    await open([contribution('first'), contribution('second'), contribution('third')])
    await screen.findByText('This is third')
    const texts = [...document.querySelectorAll('[data-contribution]')].map(({ textContent }) => textContent)
    expect(texts).toEqual(['This is first', 'This is second', 'This is third'])
  })

  it('leave their place to what the page has for it where there are none', async () => {
    await open([])
    expect(screen.getByText('Nothing here')).toBeVisible()
  })

  it('for members are not there for guests, and not asked for', async () => {
    const load = jest.fn(async () => showing('For members'))
    const { unmount } = await open([contribution('badge', { access: 'member', load })])
    expect(screen.getByText('Nothing here')).toBeVisible()
    expect(load).not.toHaveBeenCalled()
    unmount()
    await open([contribution('badge', { access: 'member', load })], {
      session: { kind: 'member', user: buildMember() },
    })
    expect(await screen.findByText('For members')).toBeVisible()
  })

  it('show what the page has for it while they load, in the room that is kept', async () => {
    await open([contribution('slow', { load: never })])
    expect(screen.getByText('Loading')).toBeVisible()
    expect(room('slow')).toHaveStyle({ minBlockSize: '48px', overflow: 'auto', maxBlockSize: '128px' })
  })

  it('of which one renders nothing leave its room, and the others are there', async () => {
    await open([contribution('empty', { load: async () => codeOf(() => null) }), contribution('full')])
    expect(await screen.findByText('This is full')).toBeVisible()
    await waitFor(() => expect(room('empty')).toBeEmptyDOMElement())
    // What was in sight as an empty room does not close.
    expect(room('empty')).toHaveStyle({ display: 'block' })
  })

  it('that are here at the first render and have nothing to show take no room', async () => {
    await open([contribution('empty', { loaded: codeOf(() => null) })])
    expect(room('empty')).toHaveStyle({ display: 'none' })
  })
})

describe('a contribution that fails', () => {
  it('to load has a fallback with a retry, and the others stay', async () => {
    const load = jest.fn(async () => showing('Back again'))
    load.mockImplementationOnce(down)
    const { user } = await open([contribution('broken', { load }), contribution('sound')])
    await user.click(await screen.findByRole('button', { name: 'Try sections again' }))
    expect(await screen.findByText('Back again')).toBeVisible()
    expect(screen.getByText('This is sound')).toBeVisible()
  })

  it('is left out where its slot says so, and comes back by itself', async () => {
    const load = jest.fn(async () => showing('Back again'))
    load.mockImplementationOnce(down)
    const { host } = await open([contribution('broken', { load, onFailure: 'hide' }), contribution('sound')])
    expect(await screen.findByText('This is sound')).toBeVisible()
    await waitFor(() => expect(room('broken')).toBeEmptyDOMElement())
    expect(screen.queryByRole('button')).toBeNull()
    act(() => host.recover())
    expect(await screen.findByText('Back again')).toBeVisible()
  })

  it('by throwing leaves the others and the page, and is tried again on request', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let isBroken = true
    const render = () => {
      if (isBroken) throw new Error('crash')
      return <p>Mended</p>
    }
    const { user } = await open([contribution('throws', { load: async () => codeOf(render) }), contribution('sound')])
    const retry = await screen.findByRole('button', { name: 'Try sections again' })
    expectWhole()
    expect(screen.getByText('This is sound')).toBeVisible()
    isBroken = false
    await user.click(retry)
    expect(await screen.findByText('Mended')).toBeVisible()
  })

  it('by throwing is gone where its slot says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const crash = () => {
      throw new Error('crash')
    }
    await open([contribution('throws', { load: async () => codeOf(crash), onFailure: 'hide' }), contribution('sound')])
    expect(await screen.findByText('This is sound')).toBeVisible()
    await waitFor(() => expect(room('throws')).toBeEmptyDOMElement())
    expectWhole()
  })

  it('by waiting for ever has a fallback after its time', async () => {
    jest.useFakeTimers()
    const hang = () => {
      throw never()
    }
    await open([contribution('hangs', { load: async () => codeOf(hang) })])
    // React works at the end of each `act`.
    await act(() => jest.advanceTimersByTimeAsync(0))
    await act(() => jest.advanceTimersByTimeAsync(3900))
    expect(screen.queryByRole('button')).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(screen.getByRole('button', { name: 'Try sections again' })).toBeVisible()
  })

  it('with all others of its page leaves the page whole', async () => {
    await open(['one', 'two', 'three'].map((name) => contribution(name, { load: down, onFailure: 'hide' })))
    await waitFor(() => expect(document.querySelectorAll('[data-contribution]:empty')).toHaveLength(3))
    expectWhole()
  })
})

describe('markup of the server', () => {
  const markup = (text: string) =>
    `<main><h1>The page</h1><div data-contribution="home.sections/mf-test/chat" class="x"><!--$--><p>${text}</p><!--/$--></div></main>`
  const hydrate = async (list: TestContribution[]) => {
    const host = createTestHost({ Failure, contributions: { 'home.sections': list } })
    const platform = await testPlatform()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = markup('From the server')
    const problems: unknown[] = []
    const collect = (error: unknown) => problems.push(error)
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let root: Root | undefined
    const view = () => (
      <PlatformProvider platform={platform} namespace="kit" href="/en-us" host={host}>
        <Page />
      </PlatformProvider>
    )
    await act(async () => {
      root = hydrateRoot(container, view(), { onRecoverableError: collect, onUncaughtError: collect })
    })
    return { container, problems, again: () => act(async () => root?.render(view())) }
  }

  it('stays until the code has come, through updates of the page, and is taken over without a word', async () => {
    let arrive: (slot: LoadedSlot) => void = () => {}
    const load = () =>
      new Promise<LoadedSlot>((resolve) => {
        arrive = resolve
      })
    const { container, problems, again } = await hydrate([contribution('chat', { load, isReady: true })])
    const paragraph = container.querySelector('p')
    await again()
    expect(container.querySelector('p')).toBe(paragraph)
    await act(async () => arrive(showing('From the server')))
    expect(container.querySelector('p')).toBe(paragraph)
    expect(problems).toEqual([])
  })

  it('stays where the code does not come and the slot hides what failed', async () => {
    const { container, problems } = await hydrate([
      contribution('chat', { load: down, isReady: true, onFailure: 'hide' }),
    ])
    expect(container.querySelector('p')).toHaveTextContent('From the server')
    expect(problems).toEqual([])
  })

  it('gives way to the fallback where the code does not come and the slot has one', async () => {
    const { container, problems } = await hydrate([contribution('chat', { load: down, isReady: true })])
    expect(container.querySelector('button')).toHaveTextContent('Try sections again')
    expect(problems).toEqual([])
  })
})

const Names = () => useContributions('settings.tabs').map(({ name }) => <li key={name}>{name}</li>)

it('a page lists contributions by name', async () => {
  const host = createTestHost({ contributions: { 'settings.tabs': [contribution('rewards'), contribution('badges')] } })
  await renderWithPlatform(<Names />, { host })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['rewards', 'badges'])
})

const Nothing = () => null
const Count = ({ count }: SlotParams['test.counts']) => <p>{count}</p>
const Text = ({ count }: { count: string }) => <p>{count}</p>
const TabName = () =>
  useContributions('settings.tabs').map((each) => <ContributionLabel key={each.id} of={each} loading="…" />)

it('a contribution says what it is called, in the words of its release', async () => {
  const module = { Slot: Nothing, label: (t: (key: string) => string) => t('tab') }
  const i18n = createI18n('en-us', { 'mf-rewards': { tab: 'Rewards' } })
  const slot = { remote: 'mf-rewards', module, i18n } as unknown as LoadedSlot
  const host = createTestHost({
    contributions: { 'settings.tabs': [contribution('rewards', { load: async () => slot })] },
  })
  const { container } = await renderWithPlatform(<TabName />, { host })
  expect(container).toHaveTextContent('…')
  expect(await screen.findByText('Rewards')).toBeVisible()
})

declare module '@jobspan/shared-kit/remote' {
  interface SlotParams {
    'test.counts': { count: number }
  }
}

it('a squad adds a slot in its own code, and its parameters are checked', () => {
  const load = async () => ({ Slot: Count })
  expect(contribute('test.counts', 'mine', load, { version: '1.0' })).toMatchObject({
    slot: 'test.counts',
    order: 50,
    access: 'public',
  })
  expect(declareSlot('test.counts', { version: '1.0', onFailure: 'hide' }).name).toBe('test.counts')
  const wrong = async () => ({ Slot: Text })
  // @ts-expect-error The parameter is a number.
  contribute('test.counts', 'mine', wrong, { version: '1.0' })
  // @ts-expect-error Nobody declares such a slot.
  contribute('test.nowhere', 'mine', load, { version: '1.0' })
})
