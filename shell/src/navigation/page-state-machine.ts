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
  | 'MOUNT_MARKUP'
  /** Over a skeleton that the server rendered. */
  | 'MOUNT_SKELETON'
  /** The link that led here knows the title of the page, and the page is not loaded yet. */
  | 'MOUNT_PLACEHOLDER'
  /** The page of this address was removed while the visitor was elsewhere. Only the server can say what replaces it. */
  | 'MOUNT_REMOVED'
  | 'MOUNT'

export type PageEvent =
  | MountEvent
  /** Back to the history entry that the cached page was left at. */
  | 'MOUNT_CACHED'
  /** 120 ms after the mount (`skeletonDelayMs`). */
  | 'SKELETON_DELAY'
  | 'LOADED'
  | 'NOT_FOUND'
  | 'LOAD_FAILED'
  /** The button of a fallback. */
  | 'RETRY'
  /** The remote of the page works again, or another release replaces it. */
  | 'REMOTE_RECOVERED'
  | 'RENDER_ERROR'
  | 'UNMOUNT'
  /** The visitor leaves the page of a remote. Pages of the shell itself are not cached. */
  | 'UNMOUNT_CACHEABLE'
  /** The next page is shown, and the browser is idle. */
  | 'DEACTIVATE'
  /** The cached page cannot be shown again. */
  | 'EVICT'

export type PageAction =
  | 'reload'
  | 'openRoot'
  | 'load'
  | 'loadAfterPaint'
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

const unmounting: Transitions = { UNMOUNT: ['idle', 'close'] }

const loading: Transitions = {
  ...unmounting,
  LOADED: ['ready', 'renderPage'],
  NOT_FOUND: ['not-found', 'renderNotFound'],
  LOAD_FAILED: ['failed', 'renderFailure'],
}

/** Loads again. The fallback stays until the view is there. */
const retryIn = (state: PageState): Transition => [state, 'clearLoader', 'load']

const transitions: Record<PageState, Transitions> = {
  idle: {
    MOUNT_MARKUP: ['hydrating', 'openRoot', 'load'],
    MOUNT_SKELETON: ['skeleton', 'openRoot', 'load'],
    MOUNT_PLACEHOLDER: ['placeholder', 'openRoot', 'renderPlaceholder', 'loadAfterPaint'],
    MOUNT_REMOVED: ['reloading', 'reload'],
    MOUNT: ['waiting', 'openRoot', 'load'],
  },
  reloading: {},
  waiting: { ...loading, SKELETON_DELAY: ['skeleton', 'renderSkeleton'] },
  placeholder: loading,
  skeleton: loading,
  hydrating: { ...loading, LOAD_FAILED: ['degraded', 'renderFallbackAbove'] },
  degraded: {
    ...loading,
    LOAD_FAILED: ['degraded', 'renderFallbackAbove'],
    RETRY: retryIn('degraded'),
    REMOTE_RECOVERED: retryIn('degraded'),
  },
  failed: { ...loading, RETRY: retryIn('failed'), REMOTE_RECOVERED: retryIn('failed') },
  ready: { ...unmounting, RENDER_ERROR: ['crashed'], UNMOUNT_CACHEABLE: ['cached', 'store'] },
  'not-found': { ...unmounting, RENDER_ERROR: ['crashed'] },
  crashed: {
    ...unmounting,
    // The boundary renders the page once more by itself, with the same key.
    RETRY: ['ready'],
    REMOTE_RECOVERED: retryIn('crashed'),
    LOADED: ['ready', 'renewKey', 'renderPage'],
    NOT_FOUND: ['not-found', 'renewKey', 'renderNotFound'],
    LOAD_FAILED: ['failed', 'renewKey', 'renderFailure'],
  },
  cached: {
    MOUNT_CACHED: ['ready', 'restore'],
    DEACTIVATE: ['cached', 'deactivate'],
    EVICT: ['idle', 'closeCached'],
    RENDER_ERROR: ['idle', 'closeCached'],
  },
}

/**
 * What follows when an event meets a state: the next state, then the actions in their order. An event that a state does not list changes
 * nothing, such as a load that ends after another one was shown.
 */
export const transition = (state: PageState, event: PageEvent): Transition =>
  transitions[state][event] ?? (event === 'UNMOUNT_CACHEABLE' ? transition(state, 'UNMOUNT') : [state])

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
  if (serverState && serverState !== 'skeleton') return 'MOUNT_MARKUP'
  if (!hasRoute && !serverState) return 'MOUNT_REMOVED'
  if (hasPlaceholder && !isLoaded) return 'MOUNT_PLACEHOLDER'
  return serverState ? 'MOUNT_SKELETON' : 'MOUNT'
}
