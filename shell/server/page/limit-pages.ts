import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getRateLimitKey } from '@jobspan/kit-server/http'
import type { FastifyRequest } from 'fastify'

export type PageLimits = {
  /** Pages that are rendered at a time. */
  maxConcurrent: number
  /** Pages that one address has rendered at a time. */
  maxConcurrentPerAddress: number
  /** Pages that one address gets in `windowMs`. */
  maxPerWindow: number
  windowMs: number
  /** Above this delay of the event loop, in milliseconds, no page is begun. */
  maxDelayMs: number
}

/** `factor` multiplies what is counted by address; tests that stand for many visitors raise it. */
export const pageLimits = (factor: number, maxDelayMs: number): PageLimits => ({
  maxConcurrent: 48,
  maxConcurrentPerAddress: Math.max(1, Math.min(48, Math.round(12 * factor))),
  maxPerWindow: Math.max(1, Math.round(300 * factor)),
  windowMs: 60_000,
  maxDelayMs: maxDelayMs === 0 ? Number.POSITIVE_INFINITY : maxDelayMs,
})

/** Null: begin the page, and call `end` when its answer is over. Else the seconds after which the visitor may come again. */
export type Admission = { retryAfterSeconds: number } | { end: () => void }

/**
 * Decides whether one more page may be rendered. Rendering is work of the one thread that answers everybody, so what is too much is
 * refused while refusing is still quick.
 */
export const createPageAdmission = (
  limits: PageLimits,
  { now = Date.now, delayMs = watchEventLoop() }: { now?: () => number; delayMs?: () => number } = {},
): ((request: Pick<FastifyRequest, 'ip'>) => Admission) => {
  let concurrent = 0
  const byAddress = new Map<string, number>()
  let counts = new Map<string, number>()
  let windowEnd = 0
  return (request) => {
    const time = now()
    // A clock that was set back ends the window as well.
    if (time >= windowEnd || windowEnd - time > limits.windowMs) {
      counts = new Map()
      windowEnd = time + limits.windowMs
    }
    const address = getRateLimitKey(request)
    const own = byAddress.get(address) ?? 0
    const count = counts.get(address) ?? 0
    if (count >= limits.maxPerWindow) return { retryAfterSeconds: Math.ceil((windowEnd - time) / 1000) }
    if (concurrent >= limits.maxConcurrent || own >= limits.maxConcurrentPerAddress || delayMs() > limits.maxDelayMs) {
      return { retryAfterSeconds: 2 }
    }
    counts.set(address, count + 1)
    byAddress.set(address, own + 1)
    concurrent += 1
    let isOver = false
    return {
      end: () => {
        if (isOver) return
        isOver = true
        concurrent -= 1
        const left = (byAddress.get(address) ?? 1) - 1
        if (left > 0) byAddress.set(address, left)
        else byAddress.delete(address)
      },
    }
  }
}

/** The mean delay of the event loop over the last half second, in milliseconds. */
const watchEventLoop = (): (() => number) => {
  const resolutionMs = 10
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  let mean = 0
  setInterval(() => {
    mean = Math.max(0, histogram.mean / 1e6 - resolutionMs)
    histogram.reset()
  }, 500).unref()
  return () => (Number.isFinite(mean) ? mean : 0)
}
