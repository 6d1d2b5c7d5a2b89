import { describe, expect, it } from '@jest/globals'
import { getMountEvent, type PageEvent, type PageState, transition } from './page-state-machine.ts'

const events: PageEvent[] = [
  'mountMarkup',
  'mountSkeleton',
  'mountPlaceholder',
  'mountRemoved',
  'mount',
  'mountCached',
  'skeletonDelay',
  'loaded',
  'notFound',
  'failed',
  'retry',
  'recovered',
  'crashed',
  'stalled',
  'replaced',
  'reloaded',
  'unmount',
  'unmountCacheable',
  'deactivate',
  'evict',
]

/** Every change there is: the event, the next state, the actions. Whatever is not here changes nothing. */
const table: Record<PageState, [PageEvent, PageState, string][]> = {
  idle: [
    ['mountMarkup', 'hydrating', 'openRoot load'],
    ['mountSkeleton', 'skeleton', 'openRoot load'],
    ['mountPlaceholder', 'placeholder', 'openRoot renderPlaceholder loadAfterPaint'],
    ['mountRemoved', 'reloading', 'reload'],
    ['mount', 'waiting', 'openRoot load'],
  ],
  reloading: [],
  waiting: [
    ['skeletonDelay', 'skeleton', 'renderSkeleton'],
    ['loaded', 'ready', 'renderPage'],
    ['notFound', 'not-found', 'renderNotFound'],
    ['failed', 'failed', 'renderFailure'],
    ['unmount', 'idle', 'close'],
    ['unmountCacheable', 'idle', 'close'],
  ],
  placeholder: [
    ['loaded', 'ready', 'renderPage'],
    ['notFound', 'not-found', 'renderNotFound'],
    ['failed', 'failed', 'renderFailure'],
    ['unmount', 'idle', 'close'],
    ['unmountCacheable', 'idle', 'close'],
  ],
  skeleton: [
    ['loaded', 'ready', 'renderPage'],
    ['notFound', 'not-found', 'renderNotFound'],
    ['failed', 'failed', 'renderFailure'],
    ['unmount', 'idle', 'close'],
    ['unmountCacheable', 'idle', 'close'],
  ],
  hydrating: [
    ['loaded', 'ready', 'renderPage'],
    ['notFound', 'not-found', 'renderNotFound'],
    ['failed', 'degraded', 'renderFallbackAbove'],
    ['unmount', 'idle', 'close'],
    ['unmountCacheable', 'idle', 'close'],
  ],
  degraded: [
    ['retry', 'degraded', 'clearLoader load'],
    ['recovered', 'degraded', 'clearLoader load'],
    ['loaded', 'ready', 'renderPage'],
    ['notFound', 'not-found', 'renderNotFound'],
    ['failed', 'degraded', 'renderFallbackAbove'],
    ['unmount', 'idle', 'close'],
    ['unmountCacheable', 'idle', 'close'],
  ],
  failed: [
    ['retry', 'failed', 'clearLoader load'],
    ['recovered', 'failed', 'clearLoader load'],
    ['loaded', 'ready', 'renderPage'],
    ['notFound', 'not-found', 'renderNotFound'],
    ['failed', 'failed', 'renderFailure'],
    ['unmount', 'idle', 'close'],
    ['unmountCacheable', 'idle', 'close'],
  ],
  ready: [
    ['stalled', 'failed', 'renewKey renderFailure'],
    ['replaced', 'ready', 'clearLoader loadReplacement'],
    ['reloaded', 'ready', 'renewKey renderPage'],
    ['crashed', 'crashed', ''],
    ['unmount', 'idle', 'close'],
    ['unmountCacheable', 'cached', 'store'],
  ],
  'not-found': [
    ['crashed', 'crashed', ''],
    ['unmount', 'idle', 'close'],
    ['unmountCacheable', 'idle', 'close'],
  ],
  crashed: [
    ['retry', 'ready', ''],
    ['recovered', 'crashed', 'clearLoader load'],
    ['loaded', 'ready', 'renewKey renderPage'],
    ['notFound', 'not-found', 'renewKey renderNotFound'],
    ['failed', 'failed', 'renewKey renderFailure'],
    ['unmount', 'idle', 'close'],
    ['unmountCacheable', 'idle', 'close'],
  ],
  cached: [
    ['mountCached', 'ready', 'restore'],
    ['deactivate', 'cached', 'deactivate'],
    ['evict', 'idle', 'closeCached'],
    ['crashed', 'idle', 'closeCached'],
  ],
}

const states = Object.keys(table) as PageState[]

describe('a page', () => {
  it.each(states.flatMap((state) => table[state].map((row) => [state, ...row] as const)))(
    'that is %s goes on %s to %s (%s)',
    (state, event, next, actions) => {
      expect(transition(state, event)).toEqual([next, ...actions.split(' ').filter(Boolean)])
    },
  )

  it.each(states)('that is %s ignores every other event', (state) => {
    const known = table[state].map(([event]) => event)
    for (const event of events) if (!known.includes(event)) expect(transition(state, event)).toEqual([state])
  })
})

const facts = { serverState: undefined, hasRoute: true, hasPlaceholder: false, isLoaded: false }

describe('a mount', () => {
  it.each([
    ['over markup of the server', { serverState: 'rendered' }, 'mountMarkup'],
    [
      'over the server’s view of a page that does not exist',
      { serverState: 'not-found', hasRoute: false },
      'mountMarkup',
    ],
    ['over the server’s view of a disabled page', { serverState: 'disabled', hasRoute: false }, 'mountMarkup'],
    ['over markup, whatever the link knew', { serverState: 'rendered', hasPlaceholder: true }, 'mountMarkup'],
    ['over a skeleton of the server', { serverState: 'skeleton' }, 'mountSkeleton'],
    ['of an address that lost its page', { hasRoute: false }, 'mountRemoved'],
    ['after a link that knows the title', { hasPlaceholder: true }, 'mountPlaceholder'],
    ['of a page that is loaded already', { hasPlaceholder: true, isLoaded: true }, 'mount'],
    ['of any other page', {}, 'mount'],
  ] as const)('%s is %s → %s', (_what, change, event) => {
    expect(getMountEvent({ ...facts, ...change })).toBe(event)
  })
})
