import type { FastifyReply } from 'fastify'

/** A member who asks for work, and whether the connection of the request is still there: work that nobody waits for is ended. */
export const callerOf = (reply: FastifyReply, memberId: number): { memberId: number; signal: AbortSignal } => {
  const controller = new AbortController()
  if (reply.raw.destroyed) controller.abort()
  else reply.raw.once('close', () => controller.abort())
  return { memberId, signal: controller.signal }
}
