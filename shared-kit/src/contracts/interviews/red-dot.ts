import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'

/**
 * Of the spec: whether something waits for the member, and how much: interviews to answer, and offers. Apart from the other calls of interviews: every
 * page of a member makes this one.
 */
export const getInterviewRedDot = endpoint({
  method: 'GET',
  path: '/api/apiGo/interview/red_dot',
  summary: 'How many interviews and offers wait for the member',
  access: 'member',
  data: z.object({ has_red_dot: z.boolean(), count: z.number() }),
})
