import type { Measurement, Target } from '../measurement.ts'
import { logProgress } from '../progress.ts'
import { quantile } from '../statistics.ts'
import { formatClientDelay, type Request, runLoad, warmUp } from './poisson-load.ts'

export type Step = { target: Target; perSecond: number; requests: Request[] }

export const describeStatuses = (statuses: Iterable<[string | number, number]>) =>
  [...statuses].map(([status, count]) => `${count} × ${Number(status) === 0 ? 'no answer' : status}`).join(', ')

/** Requests at one rate after a time of warming up: their p95, how many were asked, and how many answers were not 200. */
export const measureStep = async (
  origin: string,
  { target, perSecond, requests }: Step,
  seconds: number,
  warmSeconds: number,
) => {
  await warmUp(origin, requests, warmSeconds)
  const outcome = await runLoad({ origin, requests, perSecond, seconds })
  const p50 = quantile(outcome.latencies, 0.5)
  const value = quantile(outcome.latencies, 0.95)
  const failed = [...outcome.statuses].filter(([status]) => status !== 200)
  const note = [`p50 ${p50.toFixed(1)} ms`, `p99 ${quantile(outcome.latencies, 0.99).toFixed(1)} ms`]
  if (failed.length > 0) note.push(describeStatuses(failed))
  note.push(...formatClientDelay(outcome))
  logProgress(`${target.label}: ${value.toFixed(1)} ms; ${note.join(', ')} (${outcome.latencies.length} answers)`)
  for (const complaint of outcome.complaints) logProgress(`  ${complaint}`)
  const measurement: Measurement = { ...target, value, note: note.join(', ') }
  const asked = [...outcome.statuses.values()].reduce((sum, count) => sum + count, 0)
  return { measurement, asked, wrong: failed.reduce((sum, [, count]) => sum + count, 0) }
}
