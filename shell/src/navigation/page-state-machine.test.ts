import { describe, expect, it } from '@jest/globals'
import { getMountEvent, type PageEvent, type PageState, transition } from './page-state-machine.ts'

const events: PageEvent[] = [
  'MOUNT_MARKUP',
  'MOUNT_SKELETON',
  'MOUNT_PLACEHOLDER',
  'MOUNT_REMOVED',
  'MOUNT',
  'MOUNT_CACHED',
  'SKELETON_DELAY',
  'LOADED',
  'NOT_FOUND',
  'LOAD_FAILED',
  'RETRY',
  'REMOTE_RECOVERED',
  'RENDER_ERROR',
  'UNMOUNT',
  'UNMOUNT_CACHEABLE',
  'DEACTIVATE',
  'EVICT',
]

/** Every change there is: the event, the next state, the actions. Whatever is not here changes nothing. */
const table: Record<PageState, [PageEvent, PageState, string][]> = {
  idle: [
    ['MOUNT_MARKUP', 'hydrating', 'openRoot load'],
    ['MOUNT_SKELETON', 'skeleton', 'openRoot load'],
    ['MOUNT_PLACEHOLDER', 'placeholder', 'openRoot renderPlaceholder loadAfterPaint'],
    ['MOUNT_REMOVED', 'reloading', 'reload'],
    ['MOUNT', 'waiting', 'openRoot load'],
  ],
  reloading: [],
  waiting: [
    ['SKELETON_DELAY', 'skeleton', 'renderSkeleton'],
    ['LOADED', 'ready', 'renderPage'],
    ['NOT_FOUND', 'not-found', 'renderNotFound'],
    ['LOAD_FAILED', 'failed', 'renderFailure'],
    ['UNMOUNT', 'idle', 'close'],
    ['UNMOUNT_CACHEABLE', 'idle', 'close'],
  ],
  placeholder: [
    ['LOADED', 'ready', 'renderPage'],
    ['NOT_FOUND', 'not-found', 'renderNotFound'],
    ['LOAD_FAILED', 'failed', 'renderFailure'],
    ['UNMOUNT', 'idle', 'close'],
    ['UNMOUNT_CACHEABLE', 'idle', 'close'],
  ],
  skeleton: [
    ['LOADED', 'ready', 'renderPage'],
    ['NOT_FOUND', 'not-found', 'renderNotFound'],
    ['LOAD_FAILED', 'failed', 'renderFailure'],
    ['UNMOUNT', 'idle', 'close'],
    ['UNMOUNT_CACHEABLE', 'idle', 'close'],
  ],
  hydrating: [
    ['LOADED', 'ready', 'renderPage'],
    ['NOT_FOUND', 'not-found', 'renderNotFound'],
    ['LOAD_FAILED', 'degraded', 'renderFallbackAbove'],
    ['UNMOUNT', 'idle', 'close'],
    ['UNMOUNT_CACHEABLE', 'idle', 'close'],
  ],
  degraded: [
    ['RETRY', 'degraded', 'clearLoader load'],
    ['REMOTE_RECOVERED', 'degraded', 'clearLoader load'],
    ['LOADED', 'ready', 'renderPage'],
    ['NOT_FOUND', 'not-found', 'renderNotFound'],
    ['LOAD_FAILED', 'degraded', 'renderFallbackAbove'],
    ['UNMOUNT', 'idle', 'close'],
    ['UNMOUNT_CACHEABLE', 'idle', 'close'],
  ],
  failed: [
    ['RETRY', 'failed', 'clearLoader load'],
    ['REMOTE_RECOVERED', 'failed', 'clearLoader load'],
    ['LOADED', 'ready', 'renderPage'],
    ['NOT_FOUND', 'not-found', 'renderNotFound'],
    ['LOAD_FAILED', 'failed', 'renderFailure'],
    ['UNMOUNT', 'idle', 'close'],
    ['UNMOUNT_CACHEABLE', 'idle', 'close'],
  ],
  ready: [
    ['RENDER_ERROR', 'crashed', ''],
    ['UNMOUNT', 'idle', 'close'],
    ['UNMOUNT_CACHEABLE', 'cached', 'store'],
  ],
  'not-found': [
    ['RENDER_ERROR', 'crashed', ''],
    ['UNMOUNT', 'idle', 'close'],
    ['UNMOUNT_CACHEABLE', 'idle', 'close'],
  ],
  crashed: [
    ['RETRY', 'ready', ''],
    ['REMOTE_RECOVERED', 'crashed', 'clearLoader load'],
    ['LOADED', 'ready', 'renewKey renderPage'],
    ['NOT_FOUND', 'not-found', 'renewKey renderNotFound'],
    ['LOAD_FAILED', 'failed', 'renewKey renderFailure'],
    ['UNMOUNT', 'idle', 'close'],
    ['UNMOUNT_CACHEABLE', 'idle', 'close'],
  ],
  cached: [
    ['MOUNT_CACHED', 'ready', 'restore'],
    ['DEACTIVATE', 'cached', 'deactivate'],
    ['EVICT', 'idle', 'closeCached'],
    ['RENDER_ERROR', 'idle', 'closeCached'],
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
    ['over markup of the server', { serverState: 'rendered' }, 'MOUNT_MARKUP'],
    [
      'over the server’s view of a page that does not exist',
      { serverState: 'not-found', hasRoute: false },
      'MOUNT_MARKUP',
    ],
    ['over the server’s view of a disabled page', { serverState: 'disabled', hasRoute: false }, 'MOUNT_MARKUP'],
    ['over markup, whatever the link knew', { serverState: 'rendered', hasPlaceholder: true }, 'MOUNT_MARKUP'],
    ['over a skeleton of the server', { serverState: 'skeleton' }, 'MOUNT_SKELETON'],
    ['of an address that lost its page', { hasRoute: false }, 'MOUNT_REMOVED'],
    ['after a link that knows the title', { hasPlaceholder: true }, 'MOUNT_PLACEHOLDER'],
    ['of a page that is loaded already', { hasPlaceholder: true, isLoaded: true }, 'MOUNT'],
    ['of any other page', {}, 'MOUNT'],
  ] as const)('%s is %s → %s', (_what, change, event) => {
    expect(getMountEvent({ ...facts, ...change })).toBe(event)
  })
})
