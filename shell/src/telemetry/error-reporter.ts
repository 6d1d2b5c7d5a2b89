import type { ErrorSource } from '@jobspan/shared-kit/contracts/registry/errors'
import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { errorEvent, type NoticedError } from '@jobspan/shared-kit/errors'
import type { Platform } from '@jobspan/shared-kit/remote'
import type { ReleaseId } from '../federation/federation-settings.ts'
import type { SiteHistory } from '../navigation/history.ts'
import type { PageLoader } from '../navigation/page-loader.ts'
import { createBreadcrumbs, describeClick, observeCalls } from './breadcrumbs.ts'
import { createErrorReport } from './create-error-report.ts'

/** What goes wrong more often than this in one tab tells nothing new. */
const maxReports = 10

type Settings = {
  platform: Pick<Platform, 'api'>
  history: Pick<SiteHistory, 'get' | 'subscribe'>
  loader: Pick<PageLoader, 'match'>
  shellBuild: string
  send(event: TelemetryEvent): void
}

export type ReportError = (source: ErrorSource, error: unknown, release?: ReleaseId) => void

/**
 * Follows what happens on the page, and reports errors with it: each once in a tab, ten at most. Who subscribed by `onError` of the kit
 * is given it too.
 */
export const createErrorReporter = ({ platform, history, loader, shellBuild, send }: Settings): ReportError => {
  const breadcrumbs = createBreadcrumbs()
  const reported = new Set<string>()
  const routeHere = () => loader.match(history.get())?.route?.path
  const notePage = () => {
    const route = routeHere()
    if (route !== undefined) breadcrumbs.add({ kind: 'page', route })
  }
  notePage()
  history.subscribe(notePage)
  observeCalls(platform.api, breadcrumbs.add)
  const onClick = ({ target }: Event) => {
    const step = describeClick(target)
    if (step) breadcrumbs.add(step)
  }
  addEventListener('click', onClick, { capture: true, passive: true })
  return (source, error, release) => {
    if (error instanceof Error && error.name === 'AbortError') return
    const page = routeHere()
    const report = createErrorReport({ source, error, shellBuild, release, page, breadcrumbs: breadcrumbs.list() })
    if (!report) return
    const key = [report.remote, report.name, report.message, JSON.stringify(report.frames[0])].join()
    if (reported.has(key) || reported.size >= maxReports) return
    reported.add(key)
    send({ kind: 'report', ...report })
    const detail: NoticedError = { error, report }
    dispatchEvent(new CustomEvent(errorEvent, { detail }))
  }
}
