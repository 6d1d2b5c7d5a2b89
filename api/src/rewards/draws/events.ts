import { z } from 'zod/mini'
import { defineEvent } from '../../platform/events/define-event.ts'

const facts = z.object({ memberId: z.number(), drawId: z.number(), prize: z.string(), ticket: z.string() })

/** A ticket of a member won when its draw was closed. */
export const drawWon = defineEvent('draw.won', facts, {
  subject: ({ drawId, ticket }) => `draw:${drawId}:${ticket}`,
  member: ({ memberId }) => memberId,
})
