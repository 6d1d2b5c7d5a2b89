import type { AiTimeLimits } from '../platform/settings/ai-settings.ts'
import { AiFailure } from './ai-failure.ts'

/**
 * Ends a call of a model that is too slow. `signal` aborts with an {@link AiFailure}, or with the caller's reason where the caller left;
 * `noteProgress` is called with each piece of the answer, `stop` when the call is over, however it ended.
 */
export const createTimeLimit = (limits: AiTimeLimits, caller: AbortSignal) => {
  const controller = new AbortController()
  const expire = () => controller.abort(new AiFailure('slow'))
  const leave = () => controller.abort(caller.reason)
  const total = setTimeout(expire, limits.totalMs)
  let next = setTimeout(expire, limits.firstPieceMs)
  caller.addEventListener('abort', leave)
  if (caller.aborted) leave()
  return {
    signal: controller.signal,
    noteProgress: () => {
      clearTimeout(next)
      next = setTimeout(expire, limits.silenceMs)
    },
    stop: () => {
      clearTimeout(total)
      clearTimeout(next)
      caller.removeEventListener('abort', leave)
      // What is still on its way is of no use to anybody.
      controller.abort(new AiFailure('broken'))
    },
  }
}

/** Gives work a signal that aborts with an {@link AiFailure} after `timeoutMs`, or with the caller's reason where the caller left. */
export const withTimeout = async <Result>(
  timeoutMs: number,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new AiFailure('slow')), timeoutMs)
  try {
    return await work(AbortSignal.any([limit.signal, caller]))
  } finally {
    clearTimeout(timer)
  }
}
