import {
  type CountedEvent,
  failurePhases,
  failureReasons,
  phases,
  vitalNames,
} from '@jobspan/shared-kit/contracts/registry/telemetry'
import { Counter, Histogram, type Registry } from 'prom-client'
import { type ReleaseInCountry, subjectKey } from './subject.ts'

/** Releases × countries that have series of their own at a time; of more, those that come later are summed up under `other`. */
const maxSeries = 1_000
/** One that was not counted for so long gives its series up to the next: new releases are the ones that are looked at. */
const idleMs = 60 * 60_000
const labels = ['remote', 'release', 'country'] as const
type SubjectLabels = Record<(typeof labels)[number], string>

/** Prometheus metrics of what browsers and shells saw. */
export const createTelemetryMetrics = (registry: Registry) => {
  const registers = [registry]
  const counter = <Name extends string>(name: string, help: string, labelNames: readonly Name[]) =>
    new Counter<Name>({ name, help, labelNames, registers })
  const histogram = <Name extends string>(
    name: string,
    help: string,
    labelNames: readonly Name[],
    buckets: readonly number[],
  ) => new Histogram<Name>({ name, help, labelNames, buckets: [...buckets], registers })

  const mounts = counter('jobspan_remote_mounts_total', 'Remotes mounted', labels)
  const failures = counter(
    'jobspan_remote_failures_total',
    'Remotes that could not be mounted, by the step that failed and why',
    [...labels, 'phase', 'reason'],
  )
  const errors = counter('jobspan_remote_errors_total', 'Errors thrown by mounted remotes', labels)
  const load = histogram(
    'jobspan_remote_load_seconds',
    'Bringing a remote onto the page, by step; total is from the wish to mounted',
    [...labels, 'phase'],
    [0.1, 0.25, 0.5, 1, 2, 4, 8],
  )
  // With the bounds of good and poor of each as web.dev gives them: TTFB 0.8 and 1.8, FCP 1.8 and 3, LCP 2.5 and 4, INP 0.2 and 0.5.
  const vitals = histogram(
    'jobspan_remote_web_vital_seconds',
    'Web vitals of pages of a remote that are times: LCP, INP, TTFB, FCP',
    [...labels, 'vital'],
    [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 3, 4, 8],
  )
  const shifts = histogram(
    'jobspan_remote_layout_shift',
    'Cumulative layout shift (CLS) of pages of a remote',
    labels,
    [0.01, 0.05, 0.1, 0.25, 0.5, 1],
  )
  const dropped = counter(
    'jobspan_telemetry_dropped_total',
    'Events that were not counted: not valid, or of no release',
    ['why'],
  )
  /** Those with series of their own, the one that was not counted for longest first. */
  const subjects = new Map<string, { labels: SubjectLabels; at: number }>()
  const forget = (key: string, of: SubjectLabels) => {
    subjects.delete(key)
    for (const metric of [mounts, errors, shifts]) metric.remove(of)
    for (const phase of phases) load.remove({ ...of, phase })
    for (const vital of vitalNames) vitals.remove({ ...of, vital })
    for (const phase of failurePhases) for (const reason of failureReasons) failures.remove({ ...of, phase, reason })
  }
  const seriesLabels = (subject: ReleaseInCountry, now: number): SubjectLabels => {
    const key = subjectKey(subject)
    const known = subjects.get(key)
    if (!known && subjects.size >= maxSeries) {
      const [oldest] = subjects
      if (!oldest || now - oldest[1].at < idleMs) return { remote: 'other', release: 'other', country: 'other' }
      forget(oldest[0], oldest[1].labels)
    }
    const labels = known?.labels ?? { remote: subject.remote, release: subject.build, country: subject.country }
    subjects.delete(key)
    subjects.set(key, { labels, at: now })
    return labels
  }
  return {
    drop: (why: 'refused' | 'unknown', count: number) => dropped.inc({ why }, count),
    count: (subject: ReleaseInCountry, event: CountedEvent, now: number): void => {
      const of = seriesLabels(subject, now)
      if (event.kind === 'mount') mounts.inc(of)
      else if (event.kind === 'failure') failures.inc({ ...of, phase: event.phase, reason: event.reason })
      else if (event.kind === 'error') errors.inc(of)
      else if (event.kind === 'load') load.observe({ ...of, phase: event.phase }, event.ms / 1000)
      else if (event.name === 'CLS') shifts.observe(of, event.value)
      else vitals.observe({ ...of, vital: event.name }, event.value / 1000)
    },
  }
}
