import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'
import { browserName, errorReport } from './errors.ts'
import { buildId, remoteName } from './rollout.ts'

/** Steps of bringing a remote onto the page, in order; `total` is from the request to mounted. */
export const phases = ['entry', 'expose', 'texts', 'data', 'mount', 'total'] as const
/** Steps that can fail: those, the code of one page or slot (`chunk`; its `texts` where the code had come and they had not), and a stylesheet. */
export const failurePhases = [...phases, 'chunk', 'stylesheet'] as const
export const failureReasons = ['refused', 'status', 'timeout', 'integrity', 'contract', 'error'] as const

/** Web vitals of pages; CLS is a bare number, the others are times. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const

/** What the shell itself is called among remotes: of its own files only failures are told, by the build that it announced. */
export const shellRemoteName = 'shell'

const subject = { remote: remoteName, build: buildId }
const milliseconds = z.number().check(z.gte(0), z.lte(600_000))

/** One thing that a browser or the shell's server saw. Holds no personal data: no address, no text that a visitor wrote. */
export const telemetryEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('load'), ...subject, phase: z.enum(phases), ms: milliseconds }),
  z.object({ kind: z.literal('mount'), ...subject }),
  z.object({
    kind: z.literal('failure'),
    ...subject,
    phase: z.enum(failurePhases),
    reason: z.enum(failureReasons),
    /** Of damage (`integrity`): the file's name below its release, for the alert. Words that are no such name are left out. */
    file: z.catch(z.optional(z.string().check(z.regex(/^[\w@./-]{1,120}$/))), undefined),
  }),
  /** An error thrown while mounted; `name` is the error's class, never its message. */
  z.object({ kind: z.literal('error'), ...subject, name: z.string().check(z.maxLength(60)) }),
  /** What is known of an error or a failure beyond its count: the registry groups it. Counts as nothing by itself. */
  z.object({ kind: z.literal('report'), ...subject, ...errorReport.shape }),
  z.object({
    kind: z.literal('vital'),
    ...subject,
    name: z.enum(vitalNames),
    /** Milliseconds; CLS is a bare number. */
    value: z.number().check(z.gte(0), z.lte(600_000)),
  }),
])
export type TelemetryEvent = z.infer<typeof telemetryEvent>
/** What is counted by minute, release and country. */
export type CountedEvent = Exclude<TelemetryEvent, { kind: 'report' }>

/** What one visitor's page, or a shell's server, sends at once. */
export const telemetryBatch = z.object({
  shell: buildId,
  country: countryKey,
  /** The visitor's device id, hashed by the shell's server with a salt of the day; absent for what a server saw itself. */
  visitor: z.optional(z.string().check(z.maxLength(64))),
  /**
   * The network that the visitor's address is of (IPv4 /24, IPv6 /48), hashed in the same way: kept in memory for as long as canaries are
   * judged by it, and never written. Absent for what a server saw itself.
   */
  network: z.optional(z.string().check(z.maxLength(64))),
  /** Where the batch holds reports; absent for what a server saw itself. */
  browser: z.optional(browserName),
  events: z.array(telemetryEvent).check(z.minLength(1), z.maxLength(200)),
})
export type TelemetryBatch = z.infer<typeof telemetryBatch>

/** As a shell may send it: what is not an event becomes null and is counted as refused, so that it loses no other. */
const sentBatch = z.extend(telemetryBatch, {
  events: z.array(z.catch(z.nullable(telemetryEvent), null)).check(z.minLength(1), z.maxLength(200)),
})

/**
 * For shells (role `shell`): many batches in one call. Taken means counted, and stored within a second. Refused are events that
 * are not valid (a batch that cannot be read counts as one); unknown are those of a remote or build that was never published, and of
 * a shell that never announced itself.
 */
export const sendTelemetry = endpoint({
  method: 'POST',
  path: '/v1/telemetry',
  summary: 'What browsers and shells saw',
  access: 'member',
  body: z.object({
    batches: z.array(z.catch(z.nullable(sentBatch), null)).check(z.minLength(1), z.maxLength(200)),
  }),
  data: z.object({ taken: z.number(), refused: z.number(), unknown: z.number() }),
})

const figures = z.object({
  mounts: z.number(),
  failures: z.number(),
  errors: z.number(),
  p75_load: z.nullable(z.number()),
})

/**
 * Minute by minute, the canary beside the current release, from the canary's beginning or for three hours at most. Where a
 * canary was halted by itself, that one, until the next change.
 */
export const getCanaryHistory = endpoint({
  method: 'GET',
  path: '/v1/remotes/:remote/canary',
  summary: 'A canary beside the current release',
  access: 'member',
  params: z.object({ remote: remoteName }),
  query: z.object({ country: countryKey }),
  data: z.object({
    current: z.nullable(z.string()),
    canary: z.nullable(z.string()),
    minutes: z.array(z.object({ at: z.string(), current: figures, canary: figures })),
  }),
})

/** The last day of a remote by release and country: loading by phase, failures by phase and reason, errors, vitals. */
export const getTelemetry = endpoint({
  method: 'GET',
  path: '/v1/remotes/:remote/telemetry',
  summary: 'How a remote fares',
  access: 'member',
  params: z.object({ remote: remoteName }),
  query: z.object({ country: z.optional(countryKey) }),
  data: z.array(
    z.object({
      build: z.string(),
      country: countryKey,
      ...figures.shape,
      load: z.record(z.string(), z.object({ p50: z.number(), p75: z.number(), p95: z.number() })),
      failures_by: z.array(z.object({ phase: z.string(), reason: z.string(), count: z.number() })),
      /** By class, most frequent first; `other` holds the rest. */
      errors_by: z.array(z.object({ name: z.string(), count: z.number() })),
      vitals: z.record(z.string(), z.object({ p75: z.number(), count: z.number() })),
    }),
  ),
})

export const alert = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(['canary_halted', 'integrity', 'failing', 'error_new', 'error_again']),
  remote: z.string(),
  build: z.string(),
  country: countryKey,
  message: z.string(),
})
export type Alert = z.infer<typeof alert>

export const listAlerts = endpoint({
  method: 'GET',
  path: '/v1/alerts',
  summary: 'Alerts of the last seven days, newest first',
  access: 'member',
  data: z.array(alert),
})
