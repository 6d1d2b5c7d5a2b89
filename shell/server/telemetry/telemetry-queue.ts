import { createHash } from 'node:crypto'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  type failureReasons,
  sendTelemetry,
  shellRemoteName,
  type TelemetryBatch,
  type TelemetryEvent,
} from '@jobspan/shared-kit/contracts/registry/telemetry'
import { isTimeout } from '@jobspan/shared-kit/timing'
import type { FastifyBaseLogger } from 'fastify'
import { createErrorReport } from '../../src/telemetry/create-error-report.ts'
import { UnusableFileError } from '../releases/unusable-file-error.ts'
import { getNetworkPrefix } from './get-network-prefix.ts'

type Reason = (typeof failureReasons)[number]

export type Telemetry = {
  /** Takes what one visitor's page saw; of `address` only the network is told, and only as a hash. */
  record(batch: {
    country: CountryKey
    device: string
    address: string
    browser?: string | undefined
    events: TelemetryEvent[]
  }): void
  /** This server could not use a release; `visitor` where it was one visitor's page. What its code threw is reported, with the page's route. */
  recordFailure(
    country: CountryKey,
    release: { name: string; build: string; file?: string; page?: string },
    cause: unknown,
    visitor?: { device: string; address: string },
  ): void
  /** Code of this server threw; `page` is the pattern of the page's route. */
  recordServerError(country: CountryKey, error: Error, page?: string): void
  /** A file of this shell itself is not what it should be, and was asked for in that country. */
  recordDamage(country: CountryKey, file: string): void
  close(): void
}

type Settings = {
  /** Origin of the registry; without one nothing is kept. */
  origin: string | undefined
  token(): Promise<string>
  /** Build of this shell. */
  shell: string
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Milliseconds between two deliveries. */
  intervalMs?: number
}

const damagedIn = (cause: unknown): string | undefined =>
  cause instanceof UnusableFileError && cause.code === 'damaged' ? cause.file : undefined

/** Batches that wait for a registry; the oldest are given up when more come. */
const maxQueuedBatches = 2000
const maxBatchesPerRequest = 200

const reasonOf = (cause: unknown): Reason => {
  if (cause === 'integrity') return 'integrity'
  if (cause instanceof UnusableFileError) return cause.code === 'damaged' ? 'integrity' : 'timeout'
  return isTimeout(cause) ? 'timeout' : 'error'
}

/** Gathers what browsers and this server see of remotes, and hands it to the registry each second. */
export const createTelemetryQueue = ({ origin, token, shell, log, intervalMs = 1000 }: Settings): Telemetry => {
  let queue: TelemetryBatch[] = []
  let isSending = false
  let skippedRounds = 0
  // A device is counted once a day and cannot be recognised on another day, nor without the token; nor can a network.
  const pseudonymize = async (...names: string[]) => {
    const salt = `${await token().catch(() => '')}|${new Date().toISOString().slice(0, 10)}`
    return names.map((name) => createHash('sha256').update(`${salt}|${name}`).digest('hex').slice(0, 32))
  }
  const enqueue = (batch: TelemetryBatch) => {
    if (!origin) return
    queue.push(batch)
    if (queue.length > maxQueuedBatches) queue = queue.slice(-maxQueuedBatches)
  }
  const deliver = async () => {
    if (isSending || queue.length === 0 || skippedRounds-- > 0) return
    isSending = true
    const batches = queue.slice(0, maxBatchesPerRequest)
    try {
      const response = await fetch(origin + sendTelemetry.path, {
        method: sendTelemetry.method,
        headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ batches }),
        signal: AbortSignal.timeout(5000),
      })
      await response.body?.cancel()
      // What the registry refuses will not be better later; what it cannot take now may be.
      if (response.status === 400 || response.status === 422) log.warn('telemetry was refused by the registry')
      else if (!response.ok) throw new Error(String(response.status))
      const sent = new Set(batches)
      queue = queue.filter((batch) => !sent.has(batch))
      skippedRounds = 0
    } catch {
      skippedRounds = 10
    } finally {
      isSending = false
    }
  }
  const timer = setInterval(() => void deliver(), intervalMs)
  const record: Telemetry['record'] = ({ country, device, address, browser, events }) =>
    void pseudonymize(device, getNetworkPrefix(address)).then(([visitor, network]) =>
      enqueue({ shell, country, visitor, network, ...(browser ? { browser } : {}), events }),
    )
  return {
    record,
    recordFailure: (country, { name, build, file, page }, cause, visitor) => {
      const event: TelemetryEvent = {
        kind: 'failure',
        remote: name,
        build,
        phase: 'expose',
        reason: reasonOf(cause),
        file: file ?? damagedIn(cause),
      }
      const report =
        cause instanceof Error && event.reason === 'error'
          ? createErrorReport({ source: 'server', error: cause, shellBuild: shell, release: { name, build }, page })
          : undefined
      const events: TelemetryEvent[] = report ? [event, { kind: 'report', ...report }] : [event]
      if (visitor) record({ country, ...visitor, events })
      else enqueue({ shell, country, events })
    },
    recordServerError: (country, error, page) => {
      const release = { name: shellRemoteName, build: shell }
      const report = createErrorReport({ source: 'server', error, shellBuild: shell, release, page })
      if (report) enqueue({ shell, country, events: [{ kind: 'report', ...report }] })
    },
    recordDamage: (country, file) =>
      enqueue({
        shell,
        country,
        events: [{ kind: 'failure', remote: shellRemoteName, build: shell, phase: 'entry', reason: 'integrity', file }],
      }),
    close: () => clearInterval(timer),
  }
}
