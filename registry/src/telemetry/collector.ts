import type { Database } from '@jobspan/kit-server'
import { countryInSentence } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { CountedEvent, sendTelemetry } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { z } from 'zod/mini'
import { raiseAlert } from '../alerts/alert-repository.ts'
import type { ErrorReports } from '../errors/error-reports.ts'
import type { DatabaseClock } from '../platform/database/database-clock.ts'
import { sliceSeconds } from './canary-decision.ts'
import { createCurrentReleases } from './current-releases.ts'
import { createDirtyRows } from './dirty-rows.ts'
import { createKnownReleases } from './known-releases.ts'
import { addEvent, emptyTally } from './minute-tally.ts'
import { createNetworkQuota } from './network-quota.ts'
import { createOutcomes } from './outcomes.ts'
import { type ReleaseInCountry, subjectKey } from './subject.ts'
import { createTelemetryMetrics } from './telemetry-metrics.ts'
import { type MinuteRow, type SliceRow, saveMinutes, saveSlices, saveVisits } from './telemetry-store.ts'
import { createVisitors } from './visitors.ts'

type Batches = z.output<typeof sendTelemetry.body>['batches']

export type Collector = {
  /** Counts what shells sent. */
  ingest: (batches: Batches) => Promise<{ taken: number; refused: number; unknown: number }>
  /**
   * Writes what was counted since the last time, in one transaction, and raises alerts, which it also logs. Where that fails, it
   * stays for the next time.
   */
  flush: (log?: Log) => Promise<void>
}

/** Who saw something; absent for what a server saw itself. */
type Reporter = { visitor?: string | undefined; network?: string | undefined }

type Options = {
  db: Database
  clock: DatabaseClock
  metrics: Registry
  errorReports: Pick<ErrorReports, 'take'>
  alertsAreSent: boolean
}

/** Of the files of a release that are damaged at once; an alert is read on a phone. */
const maxFilesListed = 3

const describeDamage = ({ remote, build, country }: ReleaseInCountry, files: readonly string[]): string => {
  const where = `in ${countryInSentence(country)}`
  if (files.length > 1)
    return `${remote} ${build}: ${files.join(', ')} ${where} are not those that were published; they were not used.`
  return `${remote} ${build}: ${files[0] ?? 'a file'} ${where} is not the one that was published; it was not used.`
}

type Log = Pick<FastifyBaseLogger, 'warn'>

/** Files that are not those that were published, until alerts are raised for them. */
const createDamagedFiles = (db: Database, alertsAreSent: boolean) => {
  const damagedFiles = new Map<string, { subject: ReleaseInCountry; files: Set<string> }>()
  return {
    add: (subject: ReleaseInCountry, file: string | undefined): void => {
      const key = subjectKey(subject)
      const { files } = damagedFiles.get(key) ?? { files: new Set() }
      if (file !== undefined && files.size < maxFilesListed) files.add(file)
      damagedFiles.set(key, { subject, files })
    },
    raiseAlerts: async (log?: Log): Promise<void> => {
      for (const [key, { subject, files }] of damagedFiles) {
        const message = describeDamage(subject, [...files])
        const alert = await raiseAlert(db, { kind: 'integrity', ...subject, message }, { hasWebhook: alertsAreSent })
        damagedFiles.delete(key)
        if (alert)
          log?.warn(
            { ...subject, files: [...files], alert: alert.id },
            'file of a release is not the one that was published',
          )
      }
    },
  }
}

const createDecisionOutcomes = (current: ReturnType<typeof createCurrentReleases>) => {
  const toOutcome = createOutcomes()
  const networkQuota = createNetworkQuota()
  /**
   * What an event counts for in the decision on a canary. A network reports at most one failure of a release (`createNetworkQuota`), except of the
   * current release: failures of the current release protect the canary, and it has more visitors in each network. With one report for each
   * network, an outage of both would look like a fault of the canary. A failure over the quota takes the mount before it out of the count too,
   * as the mount alone would make the release look better than it is.
   */
  const outcomeOf = (subject: ReleaseInCountry, event: CountedEvent, { visitor, network }: Reporter, time: number) => {
    const outcome = toOutcome(event, visitor, time)
    const { remote, build } = subject
    if (network === undefined) return outcome
    networkQuota.recordVisit(remote, network, time)
    if (outcome.failures === 0 || current.has(subject) || networkQuota.tryReport(remote, build, network, time))
      return outcome
    return { attempts: -outcome.mounts, failures: 0 }
  }
  return { outcomeOf, forget: networkQuota.forget }
}

type Taken = readonly [
  ReturnType<ReturnType<typeof createDirtyRows<MinuteRow>>['drain']>,
  ReturnType<ReturnType<typeof createDirtyRows<SliceRow>>['drain']>,
  ReturnType<ReturnType<typeof createVisitors>['take']>,
]

/** Writes rows in one transaction; where that fails, they stay for the next time. */
const saveAll = async (db: Database, taken: Taken): Promise<void> => {
  if (taken.every(({ rows }) => rows.length === 0)) return
  try {
    await db.transaction(async (transaction) => {
      await saveMinutes(transaction, taken[0].rows)
      await saveSlices(transaction, taken[1].rows)
      await saveVisits(transaction, taken[2].rows)
    })
  } catch (error) {
    for (const { requeue: putBack } of taken) putBack()
    throw error
  }
}

/**
 * Counts events in memory by minute, remote, release and country. Several processes may: each writes rows of its own, each time
 * whole, so that a write whose answer was lost can be repeated. Events bear no time, so no visitor's clock matters: minutes and
 * visitors go by this process's clock, the slices that canaries are judged by go by the database's, which all replicas share.
 */
export const createCollector = ({ db, clock, metrics: registry, errorReports, alertsAreSent }: Options): Collector => {
  const source = crypto.randomUUID().slice(0, 8)
  const minutes = createDirtyRows<MinuteRow>(20_000)
  const slices = createDirtyRows<SliceRow>(40_000)
  const visitors = createVisitors()
  const releases = createKnownReleases(db)
  const metrics = createTelemetryMetrics(registry)
  const current = createCurrentReleases(db)
  const decisions = createDecisionOutcomes(current)
  const damaged = createDamagedFiles(db, alertsAreSent)

  const countEvent = (subject: ReleaseInCountry, event: CountedEvent, from: Reporter, time: number) => {
    const key = subjectKey(subject)
    const minute = time - (time % 60_000)
    addEvent(
      minutes.touch(`${minute} ${key}`, () => ({ minute: new Date(minute), source, ...subject, ...emptyTally() })),
      event,
    )
    const outcome = decisions.outcomeOf(subject, event, from, time)
    if (outcome.attempts !== 0 || outcome.failures > 0) {
      const shared = clock.now()
      const at = shared - (shared % (sliceSeconds * 1000))
      const slice = slices.touch(`${at} ${key}`, () => ({
        at: new Date(at),
        source,
        ...subject,
        attempts: 0,
        failures: 0,
      }))
      slice.attempts += outcome.attempts
      slice.failures += outcome.failures
    }
    if (event.kind === 'failure' && event.reason === 'integrity') damaged.add(subject, event.file)
    if (from.visitor !== undefined) visitors.note(subject.remote, subject.country, from.visitor, time)
    metrics.count(subject, event, time)
  }

  const flush: Collector['flush'] = async (log) => {
    await clock.measureOffset().catch(() => undefined)
    await current.refreshIfUnknown().catch(() => undefined)
    const time = Date.now()
    const taken = [minutes.drain(), slices.drain(), visitors.take()] as const
    await saveAll(db, taken)
    minutes.evict((row) => row.minute.getTime() < time - 60_000)
    slices.evict((row) => row.at.getTime() < clock.now() - 2 * sliceSeconds * 1000)
    visitors.forget(time)
    decisions.forget(time)
    await damaged.raiseAlerts(log)
  }

  return {
    ingest: async (batches) => {
      const events = batches.flatMap((batch) => batch?.events ?? []).filter((event) => event !== null)
      await releases.refreshIfUnknown(events)
      const time = Date.now()
      const result = { taken: 0, refused: 0, unknown: 0 }
      for (const batch of batches) {
        for (const event of batch?.events ?? [null]) {
          if (!batch || !event) result.refused += 1
          else if (!releases.has(event.remote, event.build)) result.unknown += 1
          else if (event.kind === 'report') {
            if (errorReports.take(event, batch, releases.has)) result.taken += 1
            else result.refused += 1
          } else {
            const { remote, build } = event
            countEvent({ remote, build, country: batch.country }, event, batch, time)
            result.taken += 1
          }
        }
      }
      metrics.drop('refused', result.refused)
      metrics.drop('unknown', result.unknown)
      return result
    },
    flush,
  }
}
