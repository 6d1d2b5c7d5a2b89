import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { Counter, Histogram, type Registry } from 'prom-client'
import { type Subject, subjectKey } from './subject.ts'

/** Releases × countries that have series of their own; those that come later are summed up under `other`. */
const mostSubjects = 1_000
const labels = ['remote', 'release', 'country'] as const

/** Prometheus metrics of what browsers and shells saw. */
export const createTelemetryMetrics = (registry: Registry) => {
  const registers = [registry]
  const mounts = new Counter({
    name: 'jobspan_remote_mounts_total',
    help: 'Remotes mounted',
    labelNames: labels,
    registers,
  })
  const failures = new Counter({
    name: 'jobspan_remote_failures_total',
    help: 'Remotes that could not be mounted, by why',
    labelNames: [...labels, 'reason'],
    registers,
  })
  const errors = new Counter({
    name: 'jobspan_remote_errors_total',
    help: 'Errors thrown by mounted remotes',
    labelNames: labels,
    registers,
  })
  const load = new Histogram({
    name: 'jobspan_remote_load_seconds',
    help: 'From the wish to mounted',
    labelNames: labels,
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8],
    registers,
  })
  const dropped = new Counter({
    name: 'jobspan_telemetry_dropped_total',
    help: 'Events that were not counted: not valid, or of no release',
    labelNames: ['why'],
    registers,
  })
  const subjects = new Set<string>()
  const labelsOf = (subject: Subject) => {
    const key = subjectKey(subject)
    if (!subjects.has(key) && subjects.size >= mostSubjects) {
      return { remote: 'other', release: 'other', country: 'other' }
    }
    subjects.add(key)
    return { remote: subject.remote, release: subject.build, country: subject.country }
  }
  return {
    drop: (why: 'refused' | 'unknown', count: number) => dropped.inc({ why }, count),
    count: (subject: Subject, event: TelemetryEvent): void => {
      if (event.kind === 'mount') mounts.inc(labelsOf(subject))
      else if (event.kind === 'failure') failures.inc({ ...labelsOf(subject), reason: event.reason })
      else if (event.kind === 'error') errors.inc(labelsOf(subject))
      else if (event.kind === 'load' && event.phase === 'total') load.observe(labelsOf(subject), event.ms / 1000)
    },
  }
}
