import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { windowOf } from '../platform/paging.ts'

/** Why points moved: earned, set aside for a withdrawal, given back by one that was cancelled or failed, or corrected by an operator. */
const pointKinds = ['reward', 'reserved', 'returned', 'correction'] as const
export type PointKind = (typeof pointKinds)[number]

const pointEntry = z.object({
  id: z.number(),
  kind: z.enum(pointKinds),
  /** Whole points; below zero where they went. */
  points: z.number(),
  balance_after: z.number(),
  /** RFC 3339. */
  at: z.string(),
})
export type PointEntry = z.infer<typeof pointEntry>

export const getPoints = endpoint({
  method: 'GET',
  path: '/api/rewards/points',
  summary: 'The member’s points',
  access: 'member',
  data: z.object({ available: z.number(), reserved: z.number() }),
})
export const listPointEntries = endpoint({
  method: 'GET',
  path: '/api/rewards/points/entries',
  summary: 'How the member’s points moved, the newest first, or what was before `before`',
  access: 'member',
  query: z.object({
    before: z.optional(identifier),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 30),
  }),
  data: windowOf(pointEntry),
})
