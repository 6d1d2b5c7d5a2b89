import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createMigratedDatabase, createPostgresDatabase, type TestDatabase } from '@jobspan/kit-server/testing'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { demoLogin, demoLoginPath } from '../../demo/src/demo-login.ts'
import { applications } from './applications/tables.ts'
import { upsertJobs } from './jobs/upsert-jobs.ts'
import { users } from './members/tables.ts'
import { outbox } from './notifications/tables.ts'
import { type DatabaseLocation, openDatabase } from './platform/database/database.ts'
import { runUntilExit, startApiProcess } from './testing/api-process.ts'
import { jobRecord } from './testing/records.ts'
import { registration } from './testing/visitor.ts'

const limit = 240_000
let folder: string
const databases: TestDatabase[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-'))
}, limit)
afterAll(async () => {
  for (const { drop } of databases) await drop()
  await rm(folder, { recursive: true, force: true })
})

/** A database of its own that holds a job. */
const databaseWithJob = async (): Promise<TestDatabase> => {
  const database = await createMigratedDatabase(new URL('../drizzle', import.meta.url), openDatabase)
  databases.push(database)
  const { db, close } = await openDatabase(database)
  await upsertJobs(db, [jobRecord({ companyIdentifier: null })])
  await close()
  return database
}

describe('what keeps it from starting is one clear line', () => {
  test.each([
    [{ API_PORT: 'many', LOG_LEVEL: 'loud' }, /^api: (?=.*API_PORT: )(?=.*LOG_LEVEL: )/],
    [{ DATABASE_URL: 'mysql://someone:secret@here/jobs' }, /^api: DATABASE_URL: /],
    [
      { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/jobs' },
      /^api: cannot use the database at 127\.0\.0\.1:1 /,
    ],
  ])(
    '%j',
    async (environment, line) => {
      const { code, errors } = await runUntilExit(environment)
      expect(code).toBe(1)
      expect(errors).toMatch(line)
      expect(errors.trim().split('\n')).toHaveLength(1)
      expect(errors).not.toContain('secret')
    },
    limit,
  )

  // The server that a failed start had begun ran on, with nobody to end it.
  test(
    'the embedded database ends with a start that fails after it was opened',
    async () => {
      const environment = { DATA_DIR: join(folder, 'sealed') }
      const newKey = () => randomBytes(32).toString('base64')
      await (await startApiProcess({ ...environment, SEAL_KEY: newKey() })).end('SIGTERM')
      const { code, errors } = await runUntilExit({ ...environment, SEAL_KEY: newKey() })
      expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(/^api: SEAL_KEY: /) })
      await expect(access(join(environment.DATA_DIR, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
    },
    limit,
  )
})

const headers = { 'content-type': 'application/json', 'x-requested-with': 'jobspan' }

const register = (origin: string, account: object, key: string) =>
  fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: JSON.stringify(account),
  })
const apply = (origin: string, cookie: string, key: string) =>
  fetch(`${origin}/api/data/jobs/1/applications`, {
    method: 'POST',
    headers: { ...headers, cookie, 'idempotency-key': key },
    body: JSON.stringify({ source: 'job_search' }),
  })
/** A registration whose body is held back: `arrived` once it is at work, `finish` sends the rest and gives the answer. */
const beginToRegister = (origin: string) => {
  const held = { expect: '100-continue', 'transfer-encoding': 'chunked', 'idempotency-key': crypto.randomUUID() }
  const call = request(`${origin}/api/auth/register`, { method: 'POST', headers: { ...headers, ...held } })
  const answer = once(call, 'response') as Promise<[IncomingMessage]>
  const arrived = once(call, 'continue')
  call.flushHeaders()
  return {
    arrived,
    finish: async () => {
      call.end(JSON.stringify(registration()))
      const [response] = await answer
      response.resume()
      return response
    },
  }
}
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

const countRows = async (location: DatabaseLocation) => {
  const { db, close } = await openDatabase(location)
  const counts = {
    users: await db.$count(users),
    applications: await db.$count(applications),
    confirmations: await db.$count(outbox, eq(outbox.template, 'applicationConfirmation')),
  }
  await close()
  return counts
}

/** A killed process may have had the event under way: another one is given it within a minute or so. */
const untilConfirmed = async (location: DatabaseLocation): Promise<void> => {
  while ((await countRows(location)).confirmations === 0) await wait(500)
}

describe('while it runs', () => {
  let running: Awaited<ReturnType<typeof startApiProcess>>
  let database: TestDatabase
  let environment: Record<string, string>
  beforeAll(async () => {
    database = await databaseWithJob()
    environment = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'running') }
    running = await startApiProcess({ ...environment, LOG_LEVEL: 'trace' })
  }, limit)
  afterAll(() => running?.end('SIGKILL'))

  test(
    'another one on its port ends with one line',
    async () => {
      const { port } = new URL(running.origin)
      const second = await runUntilExit({ ...environment, API_PORT: port })
      expect(second).toEqual({ code: 1, errors: `api: port ${port} is in use; set API_PORT to another\n` })
    },
    limit,
  )

  test('logs name no person, no search and no session', async () => {
    const account = registration({ first_name: 'Unmistakable' })
    const registered = await register(running.origin, account, crypto.randomUUID())
    const cookie = cookieOf(registered)
    await register(running.origin, account, crypto.randomUUID())
    await fetch(`${running.origin}/api/job/jobs/search?query=unmistakable+wish`, { headers: { cookie } })
    await fetch(`${running.origin}/api/job/jobs/unmistakable`, { headers: { cookie } })
    const wrong = { login: account.email, password: 'unmistakable guess' }
    await fetch(`${running.origin}/api/auth/jobseekers/login`, { method: 'POST', headers, body: JSON.stringify(wrong) })
    expect(running.log()).toContain('"route":"/api/auth/register"')
    expect(running.log()).not.toMatch(/unmistakable/i)
    for (const secret of [account.email, account.password, cookie.split(/[=;]/)[1] ?? '']) {
      expect(running.log()).not.toContain(secret)
    }
  })

  // It was offered at start for databases that others had filled, and led nowhere.
  test('the demo login is told only where it is', async () => {
    const isThere = async () => (await fetch(running.origin + demoLoginPath)).status
    expect(await isThere()).toBe(404)
    const account = registration({ ...demoLogin })
    expect((await register(running.origin, account, crypto.randomUUID())).status).toBe(201)
    expect(await isThere()).toBe(204)
  })

  test(
    'SIGTERM: what is at work is answered, then the process ends well',
    async () => {
      const calls = [1, 2, 3].map(() => beginToRegister(running.origin))
      await Promise.all(calls.map(({ arrived }) => arrived))
      const code = running.end('SIGTERM')
      const isOpen = () =>
        fetch(`${running.origin}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        )
      while (await isOpen()) await wait(5)
      for (const answer of await Promise.all(calls.map(({ finish }) => finish()))) {
        expect(answer.statusCode).toBe(201)
        // Kept alive, the connection would hold the process for more than a minute, as it once did.
        expect(answer.headers.connection).toBe('close')
      }
      expect(await code).toBe(0)
      expect(await countRows(database)).toMatchObject({ users: 5 })
      expect(running.log()).not.toMatch(/unmistakable/i)
    },
    limit,
  )
})

// The embedded database did not wait for the disk: what a member was told is done could be gone with the process.
test(
  'kill -9 of the site and its database in the middle of applications loses nothing that was acknowledged',
  async () => {
    const environment = { DATA_DIR: join(folder, 'site'), RATE_LIMIT_FACTOR: '100000' }
    const first = await openDatabase({ dataDirectory: environment.DATA_DIR })
    await upsertJobs(first.db, [jobRecord({ companyIdentifier: null })])
    await first.close()
    const acknowledged = { users: 0, applications: 0 }
    const takePart = async (origin: string) => {
      const registered = await register(origin, registration(), crypto.randomUUID())
      if (registered.status !== 201) return
      acknowledged.users += 1
      const applied = await apply(origin, cookieOf(registered), crypto.randomUUID())
      if (applied.status === 201) acknowledged.applications += 1
    }
    for (const enough of [2, 5]) {
      const running = await startApiProcess(environment)
      const crowd = Promise.all(Array.from({ length: 12 }, () => takePart(running.origin).catch(() => undefined)))
      while (acknowledged.applications < enough) await wait(5)
      const [pid = ''] = (await readFile(join(environment.DATA_DIR, 'postgres/postmaster.pid'), 'utf8')).split('\n')
      // The API first: it would start its database again.
      const ended = running.end('SIGKILL')
      process.kill(Number(pid), 'SIGKILL')
      await ended
      await crowd
    }
    const counts = await countRows({ dataDirectory: environment.DATA_DIR })
    expect(counts.users).toBeGreaterThanOrEqual(acknowledged.users)
    expect(counts.applications).toBeGreaterThanOrEqual(acknowledged.applications)
  },
  limit,
)

test(
  'kill -9 at any moment of registration and application, then the same again: exactly one of each',
  async () => {
    const database = await databaseWithJob()
    const environment = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'killed') }
    const account = registration()
    const keys = { register: crypto.randomUUID(), apply: crypto.randomUUID() }
    let cookie = ''
    for (const delay of [1, 25, 60]) {
      const running = await startApiProcess(environment)
      const registered = register(running.origin, account, keys.register).catch(() => null)
      await wait(delay)
      await running.end('SIGKILL')
      await registered
    }
    for (const delay of [0, 2, 5, 12]) {
      const running = await startApiProcess(environment)
      if (!cookie) {
        const registered = await register(running.origin, account, keys.register)
        expect(registered.status).toBe(201)
        cookie = cookieOf(registered)
      }
      const applied = apply(running.origin, cookie, keys.apply).catch(() => null)
      await wait(delay)
      await running.end('SIGKILL')
      await applied
    }
    const running = await startApiProcess(environment)
    const last = await apply(running.origin, cookie, keys.apply)
    expect(last.status).toBe(201)
    await untilConfirmed(database)
    await running.end('SIGTERM')
    expect(await countRows(database)).toEqual({ users: 1, applications: 1, confirmations: 1 })
  },
  limit,
)

test(
  `while an application is at work the same one is “being processed”, in any replica; kill -9 in its midst leaves nothing behind`,
  async () => {
    const database = await databaseWithJob()
    const environment = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'replicas') }
    const key = crypto.randomUUID()
    const first = await startApiProcess(environment)
    const second = await startApiProcess(environment)
    const cookie = cookieOf(await register(first.origin, registration(), crypto.randomUUID()))

    // What happened cannot be told while this lock stands, so the application hangs, written but not committed.
    const holder = new pg.Client(database.url)
    await holder.connect()
    await holder.query('begin; lock table domain_events in share row exclusive mode')
    const hanging = apply(first.origin, cookie, key).catch(() => null)
    await untilApplicationWaits(holder)
    for (const { origin } of [first, second]) {
      const answer = await apply(origin, cookie, key)
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: 41134 }])
    }
    await first.end('SIGKILL')
    expect(await hanging).toBeNull()
    await holder.query('rollback')
    await holder.end()

    expect(await countRows(database)).toMatchObject({ applications: 0 })
    expect((await apply(second.origin, cookie, key)).status).toBe(201)
    expect((await apply(second.origin, cookie, key)).headers.get('idempotent-replayed')).toBe('true')
    await untilConfirmed(database)
    await second.end('SIGTERM')
    expect(await countRows(database)).toEqual({ users: 1, applications: 1, confirmations: 1 })
  },
  limit,
)

test(
  'a start that must not migrate waits for the command that does',
  async () => {
    const empty = await createPostgresDatabase()
    const environment = { DATABASE_URL: empty.url, MIGRATE_ON_START: '0' }
    try {
      const { code, errors } = await runUntilExit(environment)
      expect([code, errors]).toEqual([1, expect.stringMatching(/^api: cannot use .* run the command "migrate" .*\n$/)])
      expect(await runUntilExit(environment, 'migrate')).toEqual({ code: 0, errors: '' })
      const running = await startApiProcess(environment)
      expect((await fetch(`${running.origin}/healthz`)).status).toBe(200)
      await running.end('SIGTERM')
    } finally {
      await empty.drop()
    }
  },
  limit,
)

/** Until one who has written an application waits for a lock. On a busy machine the sending of mails waited as well, and was taken for it. */
const untilApplicationWaits = async (client: pg.Client): Promise<void> => {
  while (true) {
    const { rows } = await client.query(
      `select 1 from pg_locks waiting join pg_locks written using (pid)
       where not waiting.granted and waiting.relation = 'domain_events'::regclass
         and written.granted and written.relation = 'applications'::regclass and written.mode = 'RowExclusiveLock'`,
    )
    if (rows.length) return
    await wait(20)
  }
}
