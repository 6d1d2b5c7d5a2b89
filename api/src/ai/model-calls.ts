import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../platform/errors/api-error.ts'
import { AiFailure } from './ai-failure.ts'

const open = new WeakMap<FastifyInstance, Set<AbortController>>()

/** A quarter of all requests: a model that is slow leaves room for pages that need none. */
const maxCalls = (maxConcurrentRequests: number): number =>
  maxConcurrentRequests === 0 ? 50 : Math.max(1, Math.min(50, Math.floor(maxConcurrentRequests / 4)))

export type ModelCall = {
  /** Aborts when the visitor leaves; when the service stops, with an {@link AiFailure}. */
  signal: AbortSignal
  /** To be called when the call is over, however it ended. */
  end: () => void
}

/** Makes room for a call of a model. Throws 50101 where too many are on their way. */
export const beginModelCall = (app: FastifyInstance, response: ServerResponse): ModelCall => {
  const calls = open.get(app) ?? new Set()
  open.set(app, calls)
  if (calls.size >= maxCalls(app.settings.maxConcurrentRequests))
    throw new ApiError('unavailable', { retryAfterSeconds: 5 })
  const controller = new AbortController()
  const leave = () => {
    calls.delete(controller)
    controller.abort()
  }
  calls.add(controller)
  response.once('close', leave)
  // Who left before now has nobody to say so again.
  if (response.destroyed) leave()
  return {
    signal: controller.signal,
    end: () => {
      calls.delete(controller)
      response.off('close', leave)
    },
  }
}

/** Closing waits for all answers, and a model may write for minutes. */
export const endModelCallsOnShutdown = (app: FastifyInstance): void => {
  app.addHook('preClose', async () => {
    for (const controller of open.get(app) ?? []) controller.abort(new AiFailure('broken'))
  })
}
