import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'

/** `open` for chances, `closed` with its seed and winners published. */
const drawStates = ['open', 'closed'] as const

/** Of own tickets that did not win the first are given. */
export const maxOwnTickets = 20

/** A draw that anybody can check: the hash of its seed is published before, the seed and the hash of its tickets after. */
export const draw = z.object({
  id: z.number(),
  state: z.enum(drawStates),
  prize: z.string(),
  /** How many tickets win, known before any is drawn; releases of the API before this field leave it out. */
  winner_count: z.optional(z.number()),
  /** RFC 3339. */
  opened_at: z.string(),
  closes_at: z.string(),
  closed_at: z.nullable(z.string()),
  /** SHA-256 of the seed, hex. */
  seed_hash: z.string(),
  /** Hex; null while it is open. */
  seed: z.nullable(z.string()),
  /** SHA-256 of the tickets in their order, each with a line feed, hex; null while it is open. */
  tickets_hash: z.nullable(z.string()),
  tickets: z.number(),
  /** The tickets that won. */
  winners: z.array(z.string()),
  /** The reader's own tickets: all that won, and up to `maxOwnTickets` others; empty for guests. */
  own_tickets: z.array(z.string()),
  /** Whether the reader has others; releases of the API before this field leave it out. */
  has_more_own_tickets: z.optional(z.boolean()),
})
export type Draw = z.infer<typeof draw>

/** The newest first, at most 20. */
export const listDraws = endpoint({
  method: 'GET',
  path: '/api/rewards/draws',
  summary: 'Draws, and how they can be checked',
  data: z.object({ items: z.array(draw) }),
})
/**
 * All tickets of a draw, sorted. Once it is closed, they and `seed` say who won: `findDrawWinners` of `draw-winners.ts` computes it
 * (docs/product-rules.md#draws).
 */
export const listDrawTickets = endpoint({
  method: 'GET',
  path: '/api/rewards/draws/:id/tickets',
  summary: 'The tickets of a draw',
  params: z.object({ id: identifier }),
  data: z.object({ tickets: z.array(z.string()) }),
})
