import type { SiteHistory } from '../navigation/history.ts'
import type { PageLoader } from '../navigation/page-loader.ts'

/** A change of page as part of a trace. */
export type NavigationSpan = {
  trace_id: string
  span_id: string
  /** Pattern of the route that it led to. */
  route: string
  /** When it began, in milliseconds since 1970. */
  start: number
  ms: number
}

type Settings = {
  /** `traceparent` of the document (W3C Trace Context), whose trace the first page's calls go on with. */
  documentTrace: string
  history: Pick<SiteHistory, 'get' | 'subscribe'>
  loader: Pick<PageLoader, 'match'>
}

const sendIntervalMs = 5_000
/** The shell takes no more at once. */
const maxSpans = 20

/** What was clicked longer ago is not why the page changed. */
const maxNavigationMs = 10_000

const randomHex = (bytes: number) => {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('')
}

const isApiCall = (input: RequestInfo | URL): boolean => {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  return origin === location.origin && pathname.startsWith('/api/')
}

/** Has calls of this site's API carry what `traceparent` gives. */
const addToCalls = (traceparent: () => string): void => {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    if (!isApiCall(input)) return fetch(input, init)
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
    headers.set('traceparent', traceparent())
    return fetch(input, { ...init, headers })
  }
}

/**
 * Makes each change of page a trace with the calls that it brings about. What is called before the first change belongs to the document's
 * trace. Traces are sampled where the document was; where it was not, nothing is sent.
 */
export const traceNavigations = ({ documentTrace, history, loader }: Settings): void => {
  const [version = '00', traceId = '', spanId = '', flags = '00'] = documentTrace.split('-')
  const isSampled = (Number.parseInt(flags, 16) & 1) === 1
  let current = { traceId, spanId }
  let begunAt = 0
  const spans: NavigationSpan[] = []
  const begin = () => {
    current = { traceId: randomHex(16), spanId: randomHex(8) }
    begunAt = Date.now()
  }
  const finish = () => {
    const now = Date.now()
    // A page that changed by itself has no click before it.
    if (now - begunAt > maxNavigationMs) begin()
    const start = begunAt
    begunAt = 0
    const route = loader.match(history.get())?.route?.path
    if (!isSampled || route === undefined) return
    if (spans.length < maxSpans)
      spans.push({ trace_id: current.traceId, span_id: current.spanId, route, start, ms: now - start })
  }
  addToCalls(() => `${version}-${current.traceId}-${current.spanId}-${flags}`)
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin === location.origin && link.target === '') begin()
  }
  addEventListener('click', onClick, { capture: true, passive: true })
  addEventListener('popstate', begin, { capture: true })
  history.subscribe(finish)
  const send = () => {
    const taken = spans.splice(0)
    if (taken.length > 0)
      navigator.sendBeacon('/traces', new Blob([JSON.stringify({ spans: taken })], { type: 'application/json' }))
  }
  setInterval(send, sendIntervalMs)
  addEventListener('pagehide', send)
}
