import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'
import { cellState } from './rollout.ts'

export const auditActions = [
  'publish',
  'prune',
  'promote',
  'roll_back',
  'toggle',
  'canary',
  'end_canary',
  'halt',
  'undo',
  'schedule',
  'cancel_schedule',
  'person',
  'token',
  'key',
] as const
export type AuditAction = (typeof auditActions)[number]

/** One row of the log. `hash` is SHA-256 over the row without it, `previous_hash` included: no row can change or go unseen. */
export const auditRow = z.object({
  sequence: z.number(),
  at: z.string(),
  actor: z.string(),
  /** One of `auditActions`; of a newer release others too, which are shown by their names. */
  action: z.string(),
  remote: z.nullable(z.string()),
  reason: z.string(),
  /** State of each cell that changed; empty for rows that are not about cells. */
  cells: z.array(z.object({ country: countryKey, before: cellState, after: cellState })),
  /** Further facts, such as the build that was published or the person whose role changed. */
  details: z.record(z.string(), z.unknown()),
  previous_hash: z.string(),
  hash: z.string(),
})
export type AuditRow = z.infer<typeof auditRow>

/** A day as UTC has it, or a moment: where the days of another time zone begin and end, only its reader knows. */
const dayOrMoment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

const filter = z.object({
  remote: z.optional(z.string()),
  country: z.optional(countryKey),
  /** A part of who did it is enough, in small letters or capitals. */
  actor: z.optional(z.string()),
  action: z.optional(z.enum(auditActions)),
  from: z.optional(dayOrMoment),
  /** A day is included, a moment is not. */
  to: z.optional(dayOrMoment),
})

/** Newest first, 50 a page; `before` is the last row's number of the page before. `GET /v1/audit/export` gives all as CSV or JSON lines (`format`). */
export const listAudit = endpoint({
  method: 'GET',
  path: '/v1/audit',
  summary: 'Who changed what, and why',
  access: 'member',
  query: z.extend(filter, { before: z.optional(identifier) }),
  data: z.object({ rows: z.array(auditRow), more: z.boolean() }),
})

/** Path of the export; takes the filter of `listAudit` and `format=csv|jsonl`. */
export const auditExportPath = '/v1/audit/export'

/** The answer is the file, oldest row first, not the envelope. */
export const exportAudit = endpoint({
  method: 'GET',
  path: auditExportPath,
  summary: 'The audit log as a file (CSV, or JSON lines)',
  access: 'member',
  query: z.extend(filter, { format: z.enum(['csv', 'jsonl']) }),
  data: z.file().check(z.mime(['text/csv'])),
})

export const verifyAudit = endpoint({
  method: 'GET',
  path: '/v1/audit/verify',
  summary: 'Recompute the chain of hashes',
  access: 'member',
  data: z.object({
    rows: z.number(),
    intact: z.boolean(),
    /** First row that does not fit the chain. */
    broken_at: z.nullable(z.number()),
    head: z.string(),
  }),
})
