import type { ErrorReport } from '../contracts/registry/errors.ts'

/** An error that the shell noticed, in whatever part of the page. */
export type NoticedError = {
  /** What was thrown, as it was: it may hold what the visitor wrote. */
  error: unknown
  /** What the registry is told, without values and persons. */
  report: ErrorReport & { remote: string; build: string }
}

/** Name of the event on `window`, for whoever is no remote. */
export const errorEvent = 'jobspan:error'

/**
 * Calls back for each error that the shell notices: uncaught ones, promises left, what boundaries caught, remotes that could not be mounted. It
 * begins some seconds after the page's load event; what happened before is told then. Gives what ends it.
 *
 * @example
 * ```ts
 * onError(({ error, report }) => {
 *   if (report.remote === 'mf-search') tracker.captureException(error, { tags: { release: report.build, page: report.page } })
 * })
 * ```
 */
export const onError = (listener: (noticed: NoticedError) => void): (() => void) => {
  const notify = (event: Event) => listener((event as CustomEvent<NoticedError>).detail)
  window.addEventListener(errorEvent, notify)
  return () => window.removeEventListener(errorEvent, notify)
}
