import { Pool } from 'undici'
import { quantile, seededRandom } from '../statistics.ts'

/** `GET` unless told. */
export type Request = { path: string; headers: Record<string, string>; method?: 'POST'; body?: string }

export type Outcome = {
  /** Milliseconds from the moment a request was due to its whole answer, good ones only. */
  latencies: number[]
  /** How many answers had each status; 0 is a connection that failed or took over ten seconds. */
  statuses: Map<number, number>
  /** Milliseconds by which requests were sent too late, because this process had no processor: part of each latency. */
  delays: number[]
  /** Up to five of the answers that were neither 200 nor 304. */
  complaints: string[]
}

type Load = { origin: string; requests: readonly Request[]; perSecond: number; seconds: number; seed?: number }

/**
 * Sends `perSecond` requests a second at random moments, as visitors who know nothing of each other do, and never waits
 * for an answer before the next. Time counts from when a request was due, so a stall is felt by all that came
 * during it. (autocannon's `overallRate` sends each second's requests in one burst at its beginning and then pauses.)
 */
export const runLoad = async ({ origin, requests, perSecond, seconds, seed = 1 }: Load): Promise<Outcome> => {
  const pool = openPool(origin)
  const outcome = noOutcome()
  await runPoissonArrivals({ perSecond, seconds, seed }, async (scheduledAt, index) => {
    outcome.delays.push(Math.max(performance.now() - scheduledAt, 0))
    const request = requests[index % requests.length]
    if (request) await ask(pool, request, scheduledAt, outcome)
  })
  await pool.destroy()
  return outcome
}

const noOutcome = (): Outcome => ({ latencies: [], statuses: new Map(), delays: [], complaints: [] })

/** Begins something at random moments, `perSecond` a second, whatever is still under way; done when all of it is. */
export const runPoissonArrivals = async (
  { perSecond, seconds, seed = 1 }: Pick<Load, 'perSecond' | 'seconds' | 'seed'>,
  begin: (scheduledAt: number, index: number) => Promise<void>,
): Promise<void> => {
  const random = seededRandom(seed)
  const atWork: Promise<void>[] = []
  const begun = performance.now()
  let scheduledAt = begun
  while (scheduledAt < begun + seconds * 1000) {
    scheduledAt += (-Math.log(1 - random()) * 1000) / perSecond
    const wait = scheduledAt - performance.now()
    // Timers go by whole milliseconds, up to two of them early or late. Where it is behind, answers are read all the same.
    if (wait > 0.5) await new Promise((resolve) => setTimeout(resolve, wait - 0.5))
    else await new Promise((resolve) => setImmediate(resolve))
    // What was sent early is counted from when it was sent: else as much would be missing in its time.
    atWork.push(begin(Math.min(scheduledAt, performance.now()), atWork.length))
  }
  await Promise.all(atWork)
}

/**
 * Asks one after the other on four connections until `seconds` are over. A process that has just started compiles its code,
 * opens its connections and fills its caches; a queue that grows meanwhile would be measured long after.
 */
export const warmUp = async (origin: string, requests: readonly Request[], seconds: number): Promise<void> => {
  const pool = openPool(origin)
  const outcome = noOutcome()
  const end = performance.now() + seconds * 1000
  let next = 0
  const visitor = async () => {
    for (let request = requests[0]; request && performance.now() < end; request = requests[next % requests.length]) {
      next += 1
      await ask(pool, request, performance.now(), outcome)
    }
  }
  await Promise.all([visitor(), visitor(), visitor(), visitor()])
  await pool.destroy()
}

const timeoutMs = 10_000

/**
 * Asking shares the machine with what is asked, so it has to be cheap: below undici's `request` there is no stream for each answer,
 * and a body of 49 KB is counted and let go. `node:http` took three times the processor, and its own lateness was what was measured.
 */
const openPool = (origin: string) =>
  new Pool(origin, {
    connections: 1024,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    // Longer than any measurement: else those that only a burst needs are closed after it and opened at the next.
    keepAliveTimeout: 600_000,
    keepAliveMaxTimeout: 600_000,
  })

const ask = (
  pool: Pool,
  { path, headers, method, body }: Request,
  scheduledAt: number,
  outcome: Outcome,
): Promise<void> =>
  new Promise((resolve) => {
    const begun = performance.now()
    let status = 0
    let words: Buffer[] = []
    const finish = (got: number) => {
      outcome.statuses.set(got, (outcome.statuses.get(got) ?? 0) + 1)
      if (isGood(got)) outcome.latencies.push(Math.max(performance.now() - scheduledAt, 0))
      else if (outcome.complaints.length < 5)
        outcome.complaints.push(`${got} ${path} ${Buffer.concat(words).toString().slice(0, 200)}`)
      resolve()
    }
    pool.dispatch(
      { path, headers, method: method ?? 'GET', body: body ?? null },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_, got) => {
          status = got
        },
        onResponseData: (_, chunk) => {
          if (!isGood(status)) words.push(chunk)
        },
        // The pool's own clocks begin anew with the body.
        onResponseEnd: () => finish(performance.now() - begun > timeoutMs ? 0 : status),
        onResponseError: (_, error) => {
          words = [Buffer.from(error.message)]
          finish(0)
        },
      },
    )
  })

const isGood = (status: number): boolean => status === 200 || status === 304

const maxClientDelayMs = 3

/** Says in a note where this process was late itself: as late as that, it is the machine that was measured. Else nothing. */
export const formatClientDelay = ({ delays }: Outcome): string[] => {
  const delay = quantile(delays, 0.95)
  return delay > maxClientDelayMs ? [`the client itself was late by ${delay.toFixed(1)} ms`] : []
}
