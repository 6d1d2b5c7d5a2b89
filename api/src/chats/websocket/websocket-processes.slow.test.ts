import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createPostgresDatabase, type TestDatabase } from '@jobspan/kit-server/testing'
import { eq } from 'drizzle-orm'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { users } from '../../members/tables.ts'
import { type DatabaseConnection, openDatabase } from '../../platform/database/database.ts'
import { startApiProcess } from '../../testing/api-process.ts'
import { companyRecord, jobRecord } from '../../testing/records.ts'
import { registration } from '../../testing/visitor.ts'
import { connect } from './websocket-fixture.ts'

const limit = 120_000
const secret = 'a secret of the employer site'

let database: TestDatabase | undefined
let connection: DatabaseConnection | undefined
let servers: Awaited<ReturnType<typeof startApiProcess>>[] = []

beforeAll(async () => {
  database = await createPostgresDatabase()
  connection = await openDatabase(database)
  await upsertCompanies(connection.db, [companyRecord()])
  await upsertJobs(connection.db, [jobRecord()])
  const environment = {
    DATABASE_URL: database.url,
    EMPLOYER_ORIGIN: 'https://employer.example',
    HAND_OFF_SECRET: secret,
  }
  servers = [await startApiProcess(environment), await startApiProcess(environment)]
}, limit)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')))
  await connection?.close()
  await database?.drop()
})

test(
  `two processes on one database tell each other, and stop in time`,
  async () => {
    const [one, two] = servers.map(({ origin }) => origin) as [string, string]
    const cookies = new Map<string, string>()
    const send = async (origin: string, path: string, body: object, headers: Record<string, string> = {}) => {
      const response = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'jobspan',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        body: JSON.stringify(body),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        cookies.set(name, value)
      }
      return ((await response.json()) as { data: { id: number; user: { id: number }; recruiter: { id: number } } }).data
    }
    const { user } = await send(one, '/api/auth/register', registration())
    await connection?.db.update(users).set({ isProfileCompleted: true }).where(eq(users.id, user.id))
    const begun = { job_id: 1, text: 'Hello', client_id: crypto.randomUUID() }
    const chat = await send(one, '/api/jobApplication/chats', begun)
    await send(one, '/api/jobApplication/im/session', {})

    const sockets = [await connect(one, cookies), await connect(two, cookies)]
    const authorization = `Basic ${Buffer.from(`employer:${secret}`).toString('base64')}`
    for (const [origin, text] of [
      [one, 'From the first'],
      [two, 'From the second'],
    ] as const) {
      const said = { recruiter_id: chat.recruiter.id, client_id: crypto.randomUUID(), text }
      await send(origin, `/api/recruiters/chats/${chat.id}/messages`, said, { authorization })
      for (const socket of sockets) expect((await socket.next('message')).message.text).toBe(text)
    }

    const began = performance.now()
    await send(two, '/api/auth/log-out', { source: 'web' })
    for (const socket of sockets) expect(await socket.closed).toBe(4401)
    expect(performance.now() - began).toBeLessThan(1_000)
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0)
  },
  limit,
)
