import type { BootPage } from '../boot-data.ts'

/**
 * State of one page application. Table of the states, the events that each of them takes, and what follows:
 *
 * | state       | what the visitor sees                                                                           |
 * |-------------|-------------------------------------------------------------------------------------------------|
 * | idle        | nothing of this page                                                                            |
 * | reloading   | the old document, until the new one has come; final                                             |
 * | waiting     | the last frame of the page before                                                               |
 * | placeholder | a skeleton with what the link knew of the page                                                  |
 * | skeleton    | a skeleton                                                                                      |
 * | hydrating   | the server's markup, without behaviour                                                          |
 * | degraded    | the server's markup, and a fallback above it: the code of the page did not load                 |
 * | ready       | the page                                                                                        |
 * | not-found   | the view for 404 and 410, or for a page that is disabled in this country                        |
 * | failed      | a fallback instead of the page: it did not load                                                 |
 * | crashed     | the fallback of the page's boundary: the page loaded, and an error was thrown while it rendered |
 * | cached      | another page; this one stays in the document for Back                                           |
 */
export type PageState =
  | 'idle'
  | 'reloading'
  | 'waiting'
  | 'placeholder'
  | 'skeleton'
  | 'hydrating'
  | 'degraded'
  | 'ready'
  | 'not-found'
  | 'failed'
  | 'crashed'
  | 'cached'

export type MountEvent =
  /** Over markup that the server rendered. */
  | 'mountMarkup'
  /** Over a skeleton that the server rendered. */
  | 'mountSkeleton'
  /** The link that led here knows the title of the page, and the page is not loaded yet. */
  | 'mountPlaceholder'
  /** The page of this address was removed while the visitor was elsewhere. Only the server can say what replaces it. */
  | 'mountRemoved'
  | 'mount'

export type PageEvent =
  | MountEvent
  /** Back to the history entry that the cached page was left at. */
  | 'mountCached'
  /** 120 ms after the mount (`skeletonDelayMs`). */
  | 'skeletonDelay'
  | 'loaded'
  | 'notFound'
  | 'failed'
  /** The button of a fallback. */
  | 'retry'
  /** The remote of the page works again, or another release replaces it. */
  | 'recovered'
  | 'crashed'
  /** The page shows nothing, or still waits for its data, though its time is up. */
  | 'stalled'
  /** The current release took the place of a canary that the page, or a part of it, is of. */
  | 'replaced'
  /** The page of the current release is there. */
  | 'reloaded'
  | 'unmount'
  /** The visitor leaves the page of a remote. Pages of the shell itself are not cached. */
  | 'unmountCacheable'
  /** The next page is shown, and the browser is idle. */
  | 'deactivate'
  /** The cached page cannot be shown again. */
  | 'evict'

export type PageAction =
  | 'reload'
  | 'openRoot'
  | 'load'
  | 'loadAfterPaint'
  /** Loads the page again while it stands; a failure changes nothing. */
  | 'loadReplacement'
  | 'clearLoader'
  | 'renderPlaceholder'
  | 'renderSkeleton'
  | 'renderPage'
  | 'renderNotFound'
  | 'renderFailure'
  /** Shows the fallback above the server's markup, which can still be read and whose links work. */
  | 'renderFallbackAbove'
  /** The next view gets a new React key. With the old one the boundary would go on showing its fallback. */
  | 'renewKey'
  | 'close'
  | 'store'
  | 'restore'
  | 'deactivate'
  | 'closeCached'

type Transition = readonly [PageState, ...PageAction[]]
type Transitions = Partial<Record<PageEvent, Transition>>

const unmounting: Transitions = { unmount: ['idle', 'close'] }

const loading: Transitions = {
  ...unmounting,
  loaded: ['ready', 'renderPage'],
  notFound: ['not-found', 'renderNotFound'],
  failed: ['failed', 'renderFailure'],
}

/** Loads again. The fallback stays until the view is there. */
const retryIn = (state: PageState): Transition => [state, 'clearLoader', 'load']

const transitions: Record<PageState, Transitions> = {
  idle: {
    mountMarkup: ['hydrating', 'openRoot', 'load'],
    mountSkeleton: ['skeleton', 'openRoot', 'load'],
    mountPlaceholder: ['placeholder', 'openRoot', 'renderPlaceholder', 'loadAfterPaint'],
    mountRemoved: ['reloading', 'reload'],
    mount: ['waiting', 'openRoot', 'load'],
  },
  reloading: {},
  waiting: { ...loading, skeletonDelay: ['skeleton', 'renderSkeleton'] },
  placeholder: loading,
  skeleton: loading,
  hydrating: { ...loading, failed: ['degraded', 'renderFallbackAbove'] },
  degraded: {
    ...loading,
    failed: ['degraded', 'renderFallbackAbove'],
    retry: retryIn('degraded'),
    recovered: retryIn('degraded'),
  },
  failed: { ...loading, retry: retryIn('failed'), recovered: retryIn('failed') },
  ready: {
    ...unmounting,
    crashed: ['crashed'],
    stalled: ['failed', 'renewKey', 'renderFailure'],
    replaced: ['ready', 'clearLoader', 'loadReplacement'],
    reloaded: ['ready', 'renewKey', 'renderPage'],
    unmountCacheable: ['cached', 'store'],
  },
  'not-found': { ...unmounting, crashed: ['crashed'] },
  crashed: {
    ...unmounting,
    // The boundary renders the page once more by itself, with the same key.
    retry: ['ready'],
    recovered: retryIn('crashed'),
    loaded: ['ready', 'renewKey', 'renderPage'],
    notFound: ['not-found', 'renewKey', 'renderNotFound'],
    failed: ['failed', 'renewKey', 'renderFailure'],
  },
  cached: {
    mountCached: ['ready', 'restore'],
    deactivate: ['cached', 'deactivate'],
    evict: ['idle', 'closeCached'],
    crashed: ['idle', 'closeCached'],
  },
}

/**
 * What follows when an event meets a state: the next state, then the actions in their order. An event that a state does not list changes
 * nothing, such as a load that ends after another one was shown.
 */
export const transition = (state: PageState, event: PageEvent): Transition =>
  transitions[state][event] ?? (event === 'unmountCacheable' ? transition(state, 'unmount') : [state])

type MountFacts = {
  /** How the server left the page root, for the page that is mounted first. */
  serverState: BootPage['state'] | undefined
  /** False for the application of addresses that no page has. */
  hasRoute: boolean
  hasPlaceholder: boolean
  isLoaded: boolean
}

/** How a page that is not taken from the cache is mounted. */
export const getMountEvent = ({ serverState, hasRoute, hasPlaceholder, isLoaded }: MountFacts): MountEvent => {
  if (serverState && serverState !== 'skeleton') return 'mountMarkup'
  if (!hasRoute && !serverState) return 'mountRemoved'
  if (hasPlaceholder && !isLoaded) return 'mountPlaceholder'
  return serverState ? 'mountSkeleton' : 'mount'
}
