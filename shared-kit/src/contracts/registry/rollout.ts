import { z } from 'zod/mini'
import { cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'

export const remoteName = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/))
export const buildId = z.string().check(z.regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,63}$/))

/** A moment as ISO 8601 in UTC. */
const moment = z.iso.datetime({ offset: true })

/** Asks for a build all the same that was halted as a canary in one of the countries; else it is refused there. */
const again = z.optional(z.boolean())

/** What can be done to a remote in a country. */
export const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('promote'), build: buildId, again }),
  z.object({ kind: z.literal('roll_back') }),
  z.object({ kind: z.literal('toggle'), enabled: z.boolean() }),
  z.object({ kind: z.literal('canary'), build: buildId, percent: z.number().check(z.gt(0), z.lt(100)), again }),
  z.object({ kind: z.literal('end_canary') }),
])
export type Change = z.infer<typeof change>

/** Who turned a remote off in a country, and whether with the rights of its squad: see `canTurnOn` in `permissions.ts`. */
export const turnedOff = z.object({ by: z.string(), by_squad: z.boolean() })
export type TurnedOff = z.infer<typeof turnedOff>

/** What is set for a remote in a country; this is what the audit log keeps before and after each change. */
export const cellState = z.object({
  enabled: z.boolean(),
  current: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  canary: z.nullable(z.object({ build: z.string(), percent: z.number(), started_at: z.string() })),
  /** Absent or null while it is on, and where it was turned off before the registry kept who did. */
  turned_off: z.optional(z.nullable(turnedOff)),
})
export type CellState = z.infer<typeof cellState>

/** The last hour of one release in a country, from the telemetry. */
export const releaseHealth = z.object({
  /** Attempts to show it. */
  mounts: z.number(),
  /** The share of them that failed or after which errors came, 0 to 1; null without one. */
  failure_rate: z.nullable(z.number()),
  /** Milliseconds to mounted at the 75th percentile; null without a mount. */
  p75_load: z.nullable(z.number()),
  state: z.enum(['unknown', 'good', 'watch', 'bad']),
})
export type ReleaseHealth = z.infer<typeof releaseHealth>

/** Field of a refusal (409) that names the countries in which the build was halted; `again` in the change answers it. */
export const haltedBeforeField = 'again'

/** A canary that was taken back by itself: when, why, and what it was seen to do in that country. */
export const halt = z.object({
  build: z.string(),
  at: z.string(),
  why: z.string(),
  /** From the canary's beginning to its halt; absent of halts that an earlier registry made. */
  figures: z.optional(
    z.object({
      since: z.string(),
      /** Attempts to show it, and how many of them went wrong. */
      mounts: z.number(),
      failed: z.number(),
      /** Errors while it was shown by class, and what failed before it was; most frequent first. */
      errors: z.array(z.object({ name: z.string(), count: z.number() })),
      failures: z.array(z.object({ phase: z.string(), reason: z.string(), count: z.number() })),
    }),
  ),
})
export type Halt = z.infer<typeof halt>

export const cell = z.object({
  country: countryKey,
  remote: z.string(),
  /** Grows with every change; send it back as `expected`, so that of two people the second learns of the first. */
  version: z.number(),
  ...cellState.shape,
  /** A canary that was taken back by itself, until the next change. */
  halted: z.nullable(halt),
  updated_at: z.nullable(z.string()),
  updated_by: z.nullable(z.string()),
  /** Of the current release; no mount of a canary counts. `visitors` are those of the remote there, whatever release they met. */
  health: z.extend(releaseHealth, { visitors: z.number() }),
  /** Of the canary alone; null where there is none. */
  canary_health: z.nullable(releaseHealth),
})
export type Cell = z.infer<typeof cell>

/** When a release was published, and what its squad says is new in it. */
export const releaseLabel = z.object({ build: z.string(), published_at: z.string(), note: z.nullable(z.string()) })
export type ReleaseLabel = z.infer<typeof releaseLabel>

/** `GET /v1/overview`: every remote in every country. */
export const getOverview = endpoint({
  method: 'GET',
  path: '/v1/overview',
  summary: 'Every remote in every country',
  access: 'member',
  data: z.object({
    serial: z.number(),
    remotes: z.array(
      z.object({
        name: z.string(),
        /** What product owners call it, as its squad said at a release; null where it has not. */
        display_name: z.optional(z.nullable(z.string())),
        /** By what people tell its releases apart: those that run or ran last anywhere, and the newest. */
        releases: z.optional(z.array(releaseLabel)),
        cells: z.array(cell),
      }),
    ),
  }),
})

export const changeRequest = z.object({
  remote: remoteName,
  countries: z.array(countryKey).check(z.minLength(1), z.maxLength(19)),
  change,
  reason: z.string().check(cleanText(), z.minLength(3), z.maxLength(500)),
  /** Version of each cell as the caller saw it; a cell that changed since is refused (409) and nothing is changed. */
  expected: z.optional(z.partialRecord(countryKey, z.number())),
  /** When it takes effect; at once unless told. */
  due_at: z.optional(moment),
  /** When the state from before is restored; never unless told. */
  expires_at: z.optional(moment),
})
export type ChangeRequest = z.infer<typeof changeRequest>

export const scheduledChange = z.object({
  id: z.number(),
  request: changeRequest,
  /** What happens at `at`: the change itself, or its end. */
  step: z.enum(['begin', 'end']),
  at: z.string(),
  actor: z.string(),
})
export type ScheduledChange = z.infer<typeof scheduledChange>

/** Applies one change to one remote in some countries: all of them or none. */
export const submitChange = endpoint({
  method: 'POST',
  path: '/v1/changes',
  summary: 'Promote, roll back, toggle or canary, now or later',
  access: 'member',
  body: changeRequest,
  data: z.object({
    /** Number of the audit row; null for a change that is only scheduled, or where all was so already. */
    sequence: z.nullable(z.number()),
    cells: z.array(cell),
    scheduled: z.array(scheduledChange),
  }),
})

/** What a change would do, without doing it. Refuses what the change itself would be refused for. */
export const previewChange = endpoint({
  method: 'POST',
  path: '/v1/changes/preview',
  summary: 'What a change would do',
  access: 'member',
  body: z.omit(changeRequest, { reason: true }),
  data: z.object({
    cells: z.array(z.object({ country: countryKey, version: z.number(), before: cellState, after: cellState })),
    /** Different visitors who met the remote in these countries within the last hour. */
    visitors: z.number(),
    /** Addresses and slots that come or go for them. */
    routes: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
    slots: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
    /** Address of the site that shows the change to whoever opens it, and to nobody else; by country, valid an hour. */
    links: z.array(z.object({ country: countryKey, href: z.string() })),
  }),
})

/** Restores what an audit row changed, where nothing has changed since; a change of its own with its own row. */
export const undoChange = endpoint({
  method: 'POST',
  path: '/v1/changes/:sequence/undo',
  summary: 'Take a change back',
  access: 'member',
  params: z.object({ sequence: identifier }),
  body: z.object({ reason: changeRequest.shape.reason }),
  data: z.object({ sequence: z.number(), cells: z.array(cell) }),
})

export const listScheduled = endpoint({
  method: 'GET',
  path: '/v1/schedule',
  summary: 'Changes that are still to come',
  access: 'member',
  data: z.array(scheduledChange),
})

export const cancelScheduled = endpoint({
  method: 'POST',
  path: '/v1/schedule/:id/cancel',
  summary: 'Cancel a change that is still to come',
  access: 'member',
  params: z.object({ id: identifier }),
  body: z.object({ reason: changeRequest.shape.reason }),
  data: z.object({ id: z.number() }),
})
