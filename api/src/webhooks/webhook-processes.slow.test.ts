import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createPostgresDatabase, type TestDatabase } from '@jobspan/kit-server/testing'
import { eq, sql } from 'drizzle-orm'
import { companies, employerOrganisations, organisationCompanies } from '../companies/tables.ts'
import { upsertCompanies } from '../jobs/upsert-jobs.ts'
import { loadSealKey, sealText } from '../platform/crypto/seal.ts'
import { type DatabaseConnection, openDatabase } from '../platform/database/database.ts'
import { startApiProcess } from '../testing/api-process.ts'
import { companyRecord } from '../testing/records.ts'
import { queueWebhook } from './queue-webhook.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.ts'

const secret = `whsec_${Buffer.from('twenty-four random bytes').toString('base64')}`

let database: TestDatabase
let connection: DatabaseConnection
let replicas: Awaited<ReturnType<typeof startApiProcess>>[] = []
const receivers: Server[] = []
const startReplica = async () => {
  replicas.push(await startApiProcess({ DATABASE_URL: database.url, LOG_LEVEL: 'info' }))
}

beforeAll(async () => {
  database = await createPostgresDatabase()
  connection = await openDatabase(database)
  await startReplica()
  await startReplica()
}, 120_000)
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.end('SIGKILL')))
  for (const receiver of receivers) {
    receiver.closeAllConnections()
    receiver.close()
  }
  await connection?.close()
  await database?.drop()
})

const openReceiver = async (answer: (response: ServerResponse) => void) => {
  const server = createServer()
  const opened = { ids: [] as string[], answer, url: '', server }
  server.on('request', (request, response) => {
    opened.ids.push(String(request.headers['webhook-id']))
    server.emit('message')
    opened.answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  receivers.push(server)
  return opened
}
const accept = (response: ServerResponse) => response.writeHead(204).end()

/** An organisation with endpoints; gives what queues a message to each of them. */
const addOrganisation = async (name: string, urls: string[]) => {
  const { db } = connection
  await upsertCompanies(db, [companyRecord({ name, identifier: name })])
  const [company] = await db.select().from(companies).where(eq(companies.name, name))
  const companyId = company?.id ?? 0
  const [added] = await db.insert(employerOrganisations).values({ name, clientId: name, secretHash: 'x' }).returning()
  const organisationId = added?.id ?? 0
  await db.insert(organisationCompanies).values({ companyId, organisationId })
  const sealedSecret = sealText(await loadSealKey(db), secret)
  await db
    .insert(webhookEndpoints)
    .values(urls.map((url) => ({ organisationId, url, events: ['message.sent' as const], sealedSecret })))
  return () => queueWebhook(db, { event: 'message.sent', companies: companyId, data: {} })
}

test('a healthy receiver hears as soon as it does alone, while ten of another employer never answer', async () => {
  const healthy = await openReceiver(accept)
  const queueHealthy = await addOrganisation('Healthy', [healthy.url])
  const slowestOf = async (count: number) => {
    let slowest = 0
    for (let index = 0; index < count; index += 1) {
      const arrived = once(healthy.server, 'message')
      const from = performance.now()
      await queueHealthy()
      await arrived
      slowest = Math.max(slowest, performance.now() - from)
    }
    return slowest
  }
  const slowestBefore = await slowestOf(10)
  const silent = await openReceiver(() => undefined)
  const queueSilent = await addOrganisation(
    'Silent',
    Array.from({ length: 10 }, () => silent.url),
  )
  const held = once(silent.server, 'message')
  for (let index = 0; index < 28; index += 1) await queueSilent()
  await held
  const slowestDuring = await slowestOf(10)
  expect(slowestDuring).toBeLessThan(10 * slowestBefore + 2_000)
}, 120_000)

test('messages that a process had on their way when it was killed are sent by another, and no others twice', async () => {
  const receiver = await openReceiver(() => undefined)
  const queue = await addOrganisation('Killed', [receiver.url, receiver.url])
  for (let index = 0; index < 10; index += 1) await queue()
  while (receiver.ids.length < 8) await once(receiver.server, 'message')
  await Promise.all(replicas.map((replica) => replica.end('SIGKILL')))
  replicas = []
  // What they had sent is all here once their connections are gone.
  receiver.server.closeAllConnections()
  const interrupted = [...receiver.ids]
  receiver.answer = accept
  // A minute later, when what they had claimed comes due again.
  await connection.db.update(webhookDeliveries).set({ nextAttemptAt: sql`now()` })
  await Promise.all([startReplica(), startReplica()])
  while (new Set(receiver.ids).size < 20 || receiver.ids.length < 20 + interrupted.length)
    await once(receiver.server, 'message')
  expect(receiver.ids.toSorted()).toEqual([...new Set(receiver.ids), ...interrupted].toSorted())
}, 120_000)
