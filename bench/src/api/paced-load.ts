import { Agent, request as send } from 'node:http'
import { seededRandom } from '../statistics.ts'

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
export const loadAtRate = async ({ origin, requests, perSecond, seconds, seed = 1 }: Load): Promise<Outcome> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1024, scheduling: 'fifo' })
  const outcome = noOutcome()
  await pace({ perSecond, seconds, seed }, async (due, index) => {
    outcome.delays.push(Math.max(performance.now() - due, 0))
    const request = requests[index % requests.length]
    if (request) await ask(agent, origin, request, due, outcome)
  })
  agent.destroy()
  return outcome
}

const noOutcome = (): Outcome => ({ latencies: [], statuses: new Map(), delays: [], complaints: [] })

/** Begins something at random moments, `perSecond` a second, whatever is still under way; done when all of it is. */
export const pace = async (
  { perSecond, seconds, seed = 1 }: Pick<Load, 'perSecond' | 'seconds' | 'seed'>,
  begin: (due: number, index: number) => Promise<void>,
): Promise<void> => {
  const random = seededRandom(seed)
  const atWork: Promise<void>[] = []
  const begun = performance.now()
  let due = begun
  while (due < begun + seconds * 1000) {
    due += (-Math.log(1 - random()) * 1000) / perSecond
    const wait = due - performance.now()
    // Timers are a millisecond late; half a millisecond early is closer. Where it is behind, answers are read all the same.
    if (wait > 0.5) await new Promise((resolve) => setTimeout(resolve, wait - 0.5))
    else await new Promise((resolve) => setImmediate(resolve))
    atWork.push(begin(due, atWork.length))
  }
  await Promise.all(atWork)
}

/**
 * Asks one after the other on four connections until `seconds` are over. A process that has just started compiles its code,
 * opens its connections and fills its caches; a queue that grows meanwhile would be measured long after.
 */
export const warmUp = async (origin: string, requests: readonly Request[], seconds: number): Promise<void> => {
  const agent = new Agent({ keepAlive: true })
  const outcome = noOutcome()
  const end = performance.now() + seconds * 1000
  let next = 0
  const visitor = async () => {
    for (let request = requests[0]; request && performance.now() < end; request = requests[next % requests.length]) {
      next += 1
      await ask(agent, origin, request, performance.now(), outcome)
    }
  }
  await Promise.all([visitor(), visitor(), visitor(), visitor()])
  agent.destroy()
}

const longest = 10_000

const ask = (
  agent: Agent,
  origin: string,
  { path, headers, method, body: sent }: Request,
  due: number,
  outcome: Outcome,
): Promise<void> =>
  new Promise((resolve) => {
    let isDone = false
    const finish = (status: number, body: Buffer[]) => {
      if (isDone) return
      isDone = true
      outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1)
      if (status === 200 || status === 304) outcome.latencies.push(Math.max(performance.now() - due, 0))
      else if (outcome.complaints.length < 5)
        outcome.complaints.push(`${status} ${path} ${Buffer.concat(body).toString().slice(0, 200)}`)
      resolve()
    }
    const signal = AbortSignal.timeout(longest)
    const request = send(`${origin}${path}`, { agent, headers, method, signal }, (response) => {
      const body: Buffer[] = []
      response.on('data', (chunk: Buffer) => body.push(chunk))
      response.on('end', () => finish(response.statusCode ?? 0, body))
      response.on('error', (error) => finish(0, [Buffer.from(error.message)]))
    })
    request.on('error', (error) => finish(0, [Buffer.from(error.message)]))
    request.on('close', () => finish(0, [Buffer.from('closed without an answer')]))
    request.end(sent)
  })
