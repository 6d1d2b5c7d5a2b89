import { join } from 'node:path'
import { isPasswordRight } from '@jobspan/kit-server/password'
import { getMe } from '@jobspan/shared-kit/contracts/auth/session'
import { startApi } from '../api/api-server.ts'
import {
  formatClientDelay,
  type Outcome,
  type Request,
  runLoad,
  runPoissonArrivals,
  warmUp,
} from '../api/poisson-load.ts'
import type { Options } from '../arguments.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { workFolder } from '../paths-and-ports.ts'
import { findPostgres, startCluster } from '../postgres-cluster.ts'
import { logProgress } from '../progress.ts'
import { quantile } from '../statistics.ts'
import { targets, untargeted } from '../targets.ts'
import { fillMembers, memberPassword } from './members.ts'
import { quantileBetween, routeTimes } from './route-times.ts'
import { headers, loginOf, signIn } from './sign-in.ts'

const memberCount = 2000
const loginsPerSecond = 50
const checksPerSecond = 200

/** Signs some members in, and gives a session check of each, with the cookies that a browser would send. */
const checksOf = async (origin: string, members: number): Promise<Request[]> => {
  const checks: Request[] = []
  for (let member = 1; member <= members; member += 1) {
    const cookie = await signIn(origin, member)
    checks.push({ path: getMe.path, headers: { ...headers, cookie: cookie.join('; ') } })
  }
  return checks
}

/** The password hash alone, asked for at the same rate and moments, with nothing else of a sign-in. */
const measureHashing = async (passwordHash: string, seconds: number): Promise<number[]> => {
  const latencies: number[] = []
  await runPoissonArrivals({ perSecond: loginsPerSecond, seconds }, async (due) => {
    await isPasswordRight(memberPassword, passwordHash)
    latencies.push(performance.now() - due)
  })
  return latencies
}

const noteOf = (latencies: number[]) =>
  `p50 ${quantile(latencies, 0.5).toFixed(1)} ms, p99 ${quantile(latencies, 0.99).toFixed(1)} ms, ${latencies.length} answers`

const wrongIn = (outcomes: Outcome[]) =>
  outcomes
    .flatMap(({ statuses }) => [...statuses])
    .reduce((sum, [status, count]) => sum + (status === 200 ? 0 : count), 0)

/** What signing in takes more than its hash; nothing can be said of it where the machine could not keep the rate. */
const beyond = (signedIn: Outcome, hash: number[]): Pick<Measurement, 'value' | 'note'> =>
  wrongIn([signedIn]) > 0 || quantile(hash, 0.95) > 1000
    ? { value: null, note: 'the machine could not hash 50 passwords a second' }
    : { value: Math.max(quantile(signedIn.latencies, 0.95) - quantile(hash, 0.95), 0) }

/** Signing in and being known again, on PostgreSQL with two thousand members. */
export const measureSession = async ({ quick }: Options) => {
  const title = 'Session, on PostgreSQL'
  const bin = await findPostgres()
  if (!bin) {
    const measurements = [targets.loginBeyondHash, targets.sessionCheck].map(
      (target): Measurement => ({ ...target, value: null, note: 'no PostgreSQL here' }),
    )
    return { title, how: 'Skipped: no initdb in /usr/lib/postgresql/*/bin nor on PATH.', measurements, versions: {} }
  }
  const seconds = quick ? 6 : 30
  const cluster = await startCluster(bin, 'session', { purpose: 'serve' })
  try {
    const passwordHash = await fillMembers(cluster.url, memberCount)
    await measureHashing(passwordHash, 2)
    const hash = await measureHashing(passwordHash, seconds)
    logProgress(`password hash alone: ${quantile(hash, 0.95).toFixed(1)} ms; ${noteOf(hash)}`)
    const api = await startApi({ DATABASE_URL: cluster.url, DATA_DIR: join(workFolder, 'api-data') })
    try {
      const checks = await checksOf(api.origin, 200)
      await warmUp(api.origin, checks, quick ? 3 : 10)
      const timesInside = async () => routeTimes(await (await fetch(`${api.origin}/metrics`)).text(), getMe.path)
      const before = await timesInside()
      const known = await runLoad({ origin: api.origin, requests: checks, perSecond: checksPerSecond, seconds })
      const after = await timesInside()
      const logins = Array.from({ length: memberCount }, (_, index) => loginOf(index + 1))
      await warmUp(api.origin, logins, quick ? 3 : 10)
      const signedIn = await runLoad({ origin: api.origin, requests: logins, perSecond: loginsPerSecond, seconds })
      for (const complaint of [...known.complaints, ...signedIn.complaints]) logProgress(`  ${complaint}`)
      const p95 = (latencies: number[]) => quantile(latencies, 0.95)
      const measurements: Measurement[] = [
        {
          ...targets.sessionCheck,
          value: quantileBetween(before, after, 0.95),
          note: `p50 ${quantileBetween(before, after, 0.5).toFixed(1)} ms, p99 ${quantileBetween(before, after, 0.99).toFixed(1)} ms`,
        },
        {
          ...untargeted('ms', 'the same as its client sees it, p95'),
          value: p95(known.latencies),
          note: [noteOf(known.latencies), ...formatClientDelay(known)].join('; '),
        },
        { ...untargeted('ms', 'password hash alone, 50 a second, p95'), value: p95(hash), note: noteOf(hash) },
        {
          ...untargeted('ms', 'signing in, 50 rps, p95'),
          value: p95(signedIn.latencies),
          note: noteOf(signedIn.latencies),
        },
        { ...targets.loginBeyondHash, ...beyond(signedIn, hash) },
        { ...targets.failures, value: wrongIn([known, signedIn]) },
      ]
      return {
        title,
        how: `Requests come at random moments at the rate stated, each sign-in another of ${memberCount} members; time runs from the moment a request was due. A session check is GET ${getMe.path} inside the API, from its headers to its answer, as its own metrics have it: database, cookie and answer included, what the machine takes to wake client and server for each other left out. The hash alone (argon2id, 7 MiB, five passes) is asked for at the same rate in the measuring process, on the same two cores, before the API starts. Client, API (one process) and database share the machine. PostgreSQL with ${cluster.settings}.`,
        measurements,
        versions: { postgresql: cluster.version, ...(await versionsOf(['fastify', 'pg', '@node-rs/argon2'])) },
      }
    } finally {
      await api.stop()
    }
  } finally {
    await cluster.stop()
  }
}
