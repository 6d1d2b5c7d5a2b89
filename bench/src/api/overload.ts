import autocannon from 'autocannon'
import type { Request } from './poisson-load.ts'

export type Overload = {
  statuses: Record<string, number>
  /** Answers that are neither 200 nor 429 or 503 with `Retry-After`, lost connections included. */
  wrong: number
  perSecond: number
  example: string | undefined
}

/** Asks with many connections as fast as it can, which is more than the API can take, and looks at how it says no. */
export const overload = async (origin: string, requests: readonly Request[], seconds: number): Promise<Overload> => {
  const statuses: Record<string, number> = {}
  let wrong = 0
  let example: string | undefined
  const result = await autocannon({
    url: origin,
    connections: 300,
    duration: seconds,
    timeout: 20,
    // Every connection writes all requests out before its first: many of them would keep the client busy for a minute.
    requests: requests.slice(0, 100).map(({ path, headers }) => ({
      method: 'GET',
      path,
      headers,
      onResponse: (status, body, _context, answered) => {
        statuses[status] = (statuses[status] ?? 0) + 1
        const names = Object.keys(answered ?? {}).map((name) => name.toLowerCase())
        if (status === 200 || ((status === 429 || status === 503) && names.includes('retry-after'))) return
        wrong += 1
        example ??= `${status} ${path} ${String(body).slice(0, 200)}`
      },
    })),
  })
  const lost = result.errors
  if (lost > 0) statuses['no answer'] = lost
  return { statuses, wrong: wrong + lost, perSecond: Math.round(result.requests.average), example }
}
