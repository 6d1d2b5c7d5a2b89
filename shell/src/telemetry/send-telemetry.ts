import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { Platform } from '@jobspan/shared-kit/remote'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { BootData } from '../boot-data.ts'
import { findReleaseInStack } from '../federation/canary-replacement.ts'
import type { RemoteFailure } from '../federation/federation-settings.ts'
import type { SiteHistory } from '../navigation/history.ts'
import type { PageLoader } from '../navigation/page-loader.ts'
import type { PageApplications } from '../navigation/register-pages.tsx'
import type { ReleaseUpdates } from '../release-updates/subscribe-to-release-updates.ts'
import { getFailedFileName, getFailurePhase, getFailureReason } from './classify-failure.ts'
import { createErrorReporter, type ReportError } from './error-reporter.ts'
import { nameOf, onPageEnd, sendBatch, toErrorEvent } from './send-at-page-end.ts'
import { maxEvents, type ObservedEvent, type TelemetryBuffer } from './telemetry-buffer.ts'

const sendIntervalMs = 5000

/** The shell's own name among remotes, and the build that this page is of. */
const shell = { name: 'shell', build: process.env.SHELL_BUILD ?? 'dev' }

/** A script of the shell that the browser could not have or refused; federation, which reports all others, does not load it. */
const toShellFailure = (target: EventTarget | null): RemoteFailure | undefined => {
  if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(`${location.origin}/assets/`)) return undefined
  const { src, integrity } = target
  return { ...shell, phase: 'chunk', cause: undefined, entry: src, integrity: integrity || null }
}

type Settings = {
  boot: Pick<BootData, 'locale'>
  platform: Pick<Platform, 'api'>
  history: Pick<SiteHistory, 'get' | 'subscribe'>
  loader: Pick<PageLoader, 'match'>
  pages: Pick<PageApplications, 'activePage'>
  telemetry: Pick<TelemetryBuffer, 'drain' | 'subscribeToFailures'>
}

type Queue = { push(event: TelemetryEvent): void; sendNow(): void }

/** Finds out why a release could not be used, and queues that. */
const createFailureReporter =
  (queue: Queue, reportError: ReportError) =>
  async (failure: RemoteFailure): Promise<void> => {
    const reason = await getFailureReason(failure)
    // The document itself reports damage to the shell's own files: most often none of our scripts would run.
    if (failure.name === shell.name && reason === 'integrity') return
    // Its code threw before it could be mounted; what did not come has nothing to say.
    if (failure.cause instanceof Error && (reason === 'error' || reason === 'contract'))
      reportError('mount', failure.cause, failure)
    const file = reason === 'integrity' ? getFailedFileName(failure) : undefined
    queue.push({
      kind: 'failure',
      remote: failure.name,
      build: failure.build,
      phase: getFailurePhase(failure),
      reason,
      file,
    })
    // Damage raises an alert: it is sent at once, whoever closes the tab next.
    if (reason === 'integrity') queue.sendNow()
  }

/** Measures the web vitals of pages. `drain` takes what was measured: only the last value of each page load. */
const measureVitals = (pages: Settings['pages']) => {
  const vitals = new Map<string, TelemetryEvent>()
  const recordVital = (metric: Metric) => {
    const release = pages.activePage().release
    if (!release) return
    const value = Math.min(600_000, Math.max(0, metric.value))
    // The page that was there when a figure last changed answers for it.
    vitals.set(metric.id, { kind: 'vital', remote: release.name, build: release.build, name: metric.name, value })
  }
  onTTFB(recordVital)
  onFCP(recordVital)
  onLCP(recordVital)
  onCLS(recordVital, { reportAllChanges: true })
  onINP(recordVital, { reportAllChanges: true })
  return {
    drain(): TelemetryEvent[] {
      const drained = [...vitals.values()]
      vitals.clear()
      return drained
    },
  }
}

type WindowListeners = {
  queue: Queue
  reportError: ReportError
  reportFailure(failure: RemoteFailure): Promise<void>
}

/** Listens to what no boundary catches: errors of scripts, rejected promises, and scripts of the shell that did not load. */
const listenToErrors = ({ queue, reportError, reportFailure }: WindowListeners) => {
  addEventListener('error', ({ filename, error }) => {
    const release = findReleaseInStack(filename)
    reportError('window', error, release)
    if (release) queue.push({ kind: 'error', remote: release.name, build: release.build, name: nameOf(error) })
  })
  addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason))
  // What happens to an element does not bubble.
  const onScriptError = ({ target }: Event) => {
    const failure = toShellFailure(target)
    if (failure) void reportFailure(failure)
  }
  addEventListener('error', onScriptError, true)
}

/** Sends what was seen in batches, and asks for another release where one failed in this browser. */
export const sendTelemetry = (settings: Settings, releaseUpdates: ReleaseUpdates): void => {
  const { boot, pages, telemetry } = settings
  const events: TelemetryEvent[] = []
  const queue: Queue = {
    push: (event) => void events.push(event),
    sendNow() {
      collect()
      sendBatch(boot.locale.country, events.splice(0, maxEvents))
    },
  }
  const reportError = createErrorReporter({ ...settings, shellBuild: shell.build, send: queue.push })
  const reportFailure = createFailureReporter(queue, reportError)
  const toTelemetryEvent = (event: ObservedEvent): TelemetryEvent | undefined => {
    if (event.kind === 'failed') {
      const { failure } = event
      void reportFailure(failure)
      void releaseUpdates.requestReplacement(failure.name, failure.build)
      return undefined
    }
    if (event.kind !== 'crashed') return event
    reportError(event.source, event.error, event.release)
    return toErrorEvent(event)
  }
  const collect = () => {
    for (const event of telemetry.drain().map(toTelemetryEvent)) if (event) queue.push(event)
  }
  listenToErrors({ queue, reportError, reportFailure })
  // Failures cannot wait for the next round: another release may be had in their place.
  telemetry.subscribeToFailures(collect)
  const vitals = measureVitals(pages)
  setInterval(queue.sendNow, sendIntervalMs)
  onPageEnd(() => {
    events.push(...vitals.drain())
    queue.sendNow()
  })
}
