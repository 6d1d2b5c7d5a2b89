import { channel } from 'node:diagnostics_channel'

/** A change of page in a browser, as the root of a trace. */
export type NavigationSpan = {
  traceId: string
  spanId: string
  /** Pattern of the route that it led to. */
  route: string
  /** Milliseconds since 1970, by the browser's clock. */
  start: number
  ms: number
}

/** Spans of browsers, for whoever sends traces. Nobody listens where tracing is off. */
export const navigationSpans = channel('jobspan:navigation-spans')
