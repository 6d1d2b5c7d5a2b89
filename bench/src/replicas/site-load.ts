import { randomUUID } from 'node:crypto'
import { Pool } from 'undici'
import { runPoissonArrivals } from '../api/poisson-load.ts'
import { cookiesOf, headers } from '../session/sign-in.ts'
import { seededRandom } from '../statistics.ts'

export type Seeker = { email: string; cookie: string }
/** An application that was acknowledged. */
export type Sent = { email: string; jobId: number }

export type LoadResult = {
  asked: number
  failures: string[]
  /** When the last of them was answered, as `performance.now` tells. */
  lastFailureAt: number
  latencies: number[]
  applications: Sent[]
  /** Numbers in the audit log of the changes that the registry acknowledged. */
  changes: number[]
}

/** Registers people, who stay signed in. */
export const registerSeekers = async (origin: string, count: number): Promise<Seeker[]> => {
  const seekers: Seeker[] = []
  for (let index = 0; index < count; index += 1) {
    const email = `replica-${index}-${randomUUID()}@example.com`
    const response = await fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        email,
        password: 'correct horse battery',
        first_name: 'Aiko',
        last_name: 'Tan',
        terms_and_condition: 1,
        country_key: 'sg',
      }),
    })
    if (!response.ok) throw new Error(`registering answered ${response.status}: ${await response.text()}`)
    seekers.push({ email, cookie: cookiesOf(response).join('; ') })
  }
  return seekers
}

const openPool = (origin: string) => new Pool(origin, { connections: 256, headersTimeout: 10_000, bodyTimeout: 10_000 })

type Call = { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

/** The status, and what was said where it is none that was hoped for; 0 is a connection that failed. */
const ask = async (pool: Pool, { path, method = 'GET', headers: own = {}, body }: Call) => {
  try {
    const response = await pool.request({ path, method, headers: { ...headers, ...own }, body: body ?? null })
    const text = await response.body.text()
    return { status: response.statusCode, text }
  } catch (error) {
    return { status: 0, text: (error as Error).message }
  }
}

const isGood = (status: number) => status >= 200 && status < 400

export type Mix = {
  origin: string
  registryOrigin: string
  token: string
  seekers: readonly Seeker[]
  /** Who applies to what next; undefined where everybody has applied to everything. */
  nextApplication: () => { seeker: Seeker; jobId: number } | undefined
  perSecond: number
  seconds: number
}

/** Each applies to each job once: what is there twice was written twice. */
export const applicationsOf = (seekers: readonly Seeker[], jobIds: readonly number[]): Mix['nextApplication'] => {
  let begun = 0
  return () => {
    const jobId = jobIds[Math.floor(begun / seekers.length)]
    const seeker = seekers[begun % seekers.length] as Seeker
    begun += 1
    return jobId === undefined ? undefined : { seeker, jobId }
  }
}

/** The load goes on in pieces until `work` has ended. */
export const loadWhile = async (mix: Omit<Mix, 'seconds'>, work: Promise<unknown>): Promise<LoadResult> => {
  let isDone = false
  const working = work.finally(() => {
    isDone = true
  })
  const result: LoadResult = { asked: 0, failures: [], lastFailureAt: 0, latencies: [], applications: [], changes: [] }
  while (!isDone) await loadSite({ ...mix, seconds: 5 }, result)
  await working
  return result
}

/**
 * What visitors and members do at random moments, in fixed shares: pages, searches, lists, applications; and once a second a change at the
 * registry. Nothing is tried twice here, so each answer that is lost is counted.
 */
const loadSite = async (mix: Mix, result: LoadResult): Promise<void> => {
  const { origin, registryOrigin, token, seekers, perSecond, seconds } = mix
  const pool = openPool(origin)
  const registry = openPool(registryOrigin)
  const random = seededRandom(result.asked)
  const note = (call: Call, { status, text }: Awaited<ReturnType<typeof ask>>, due: number): boolean => {
    result.asked += 1
    if (isGood(status)) result.latencies.push(performance.now() - due)
    else {
      result.failures.push(`${status} ${call.method ?? 'GET'} ${call.path} ${text.slice(0, 120)}`)
      result.lastFailureAt = performance.now()
    }
    return isGood(status)
  }
  const pages = ['/en-us/jobs-hiring/job-search', '/ja/jobs-hiring/job-search', '/en-us/get-started']
  const lists = ['/api/jobApplication/my-jobs/counts', '/api/job/jobs/saved-jobs?page=1&size=20']
  const searches = ['engineer', 'sales', 'manager', 'accountant'].map(
    (word) => `/api/job/jobs/search?query=${word}&page=1&size=30`,
  )
  const anyOf = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)] as One
  const apply = async (due: number): Promise<void> => {
    const next = mix.nextApplication()
    if (!next) return
    const { seeker, jobId } = next
    const call: Call = {
      method: 'POST',
      path: `/api/data/jobs/${jobId}/applications`,
      headers: { cookie: seeker.cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ source: 'job_search' }),
    }
    if (note(call, await ask(pool, call), due)) result.applications.push({ email: seeker.email, jobId })
  }
  const read = async (due: number, share: number): Promise<void> => {
    const call: Call =
      share < 0.08
        ? { path: anyOf(pages) }
        : share < 0.55
          ? { path: anyOf(searches) }
          : { path: anyOf(lists), headers: { cookie: anyOf(seekers).cookie } }
    note(call, await ask(pool, call), due)
  }
  const before = result.changes.length
  const change = async (due: number, index: number): Promise<void> => {
    const call: Call = {
      method: 'POST',
      path: '/v1/changes',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        remote: 'mf-chat',
        countries: ['jp'],
        change: { kind: 'toggle', enabled: (before + index) % 2 === 1 },
        reason: 'bench of replicas',
      }),
    }
    const answer = await ask(registry, call)
    if (!note(call, answer, due)) return
    // Null where it was so already: after a change that was made and whose answer was lost.
    const { data } = JSON.parse(answer.text) as { data: { sequence: number | null } }
    if (data.sequence !== null) result.changes.push(data.sequence)
  }
  await Promise.all([
    runPoissonArrivals({ perSecond, seconds, seed: 1 }, (due) => {
      const share = random()
      return share > 0.85 ? apply(due) : read(due, share)
    }),
    runPoissonArrivals({ perSecond: 1, seconds, seed: 2 }, change),
  ])
  await Promise.all([pool.destroy(), registry.destroy()])
}

/** Answers a second of a call that `clients` ask without a pause. */
export const saturate = async (
  origin: string,
  calls: readonly Call[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> => {
  const pool = openPool(origin)
  const end = performance.now() + seconds * 1000
  let answered = 0
  let next = 0
  const ofOne = async () => {
    while (performance.now() < end) {
      next += 1
      const { status, text } = await ask(pool, calls[next % calls.length] as Call)
      if (!isGood(status)) throw new Error(`${status} while measuring throughput: ${text.slice(0, 200)}`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, ofOne))
  await pool.destroy()
  return answered / seconds
}
