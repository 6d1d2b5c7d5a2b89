import { EventEmitter, once } from 'node:events'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { listResumes, uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { sql } from 'drizzle-orm'
import { resumes } from '../../profile/tables/resumes.ts'
import { startApiProcess } from '../../testing/api-process.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import { registration } from '../../testing/visitor.ts'
import { openDatabase } from '../database/database.ts'
import { fileRemovals } from '../tables.ts'

/** A bucket that takes a file and, while it holds, tells nobody. */
const openHoldingBucket = async () => {
  const stored = new Set<string>()
  const events = new EventEmitter()
  const state = { holds: true }
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      if (request.method === 'PUT') stored.add(request.url ?? '')
      if (request.method === 'DELETE') stored.delete(request.url ?? '')
      if (request.method !== 'PUT' || !state.holds) response.writeHead(200).end()
      events.emit(request.method ?? '')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  return { stored, events, state, close, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const headers = { 'x-requested-with': 'jobspan' }

const register = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(registration()),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return cookies.join('; ')
}
const attach = (origin: string, cookie: string, key: string) => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(pdfFile())]), 'cv.pdf')
  return fetch(`${origin}${uploadResume.path}`, {
    method: 'POST',
    headers: { ...headers, cookie, 'idempotency-key': key },
    body,
  })
}
const list = async (origin: string, cookie: string) => {
  const answer = await fetch(`${origin}${listResumes.path}`, { headers: { cookie } })
  return ((await answer.json()) as { data: { items: object[] } }).data.items
}

test('killed when the file is in the store and the row is not, it leaves a file that goes; sent again, it is there once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'killed-'))
  const bucket = await openHoldingBucket()
  const environment = {
    DATA_DIR: folder,
    FILES_S3_ENDPOINT: bucket.origin,
    FILES_S3_BUCKET: 'resumes',
    FILES_S3_ACCESS_KEY_ID: 'key',
    FILES_S3_SECRET_ACCESS_KEY: 'secret',
  }
  const first = await startApiProcess(environment)
  const cookie = await register(first.origin)
  const key = crypto.randomUUID()
  const put = once(bucket.events, 'PUT')
  const lost = expect(attach(first.origin, cookie, key)).rejects.toThrow()
  await put
  await first.end('SIGKILL')
  await lost
  expect(bucket.stored.size).toBe(1)

  // An hour later.
  const arriving = join(folder, 'files', 'arriving')
  const before = new Date(Date.now() - 61 * 60_000)
  for (const name of await readdir(arriving)) await utimes(join(arriving, name), before, before)
  const { db, close } = await openDatabase({ dataDirectory: folder })
  await db.execute(sql`update ${fileRemovals} set created_at = now() - interval '1 hour'`)
  expect((await db.execute(sql`select * from ${resumes}`)).rows).toEqual([])
  await close()

  bucket.state.holds = false
  const removed = once(bucket.events, 'DELETE')
  const second = await startApiProcess({ ...environment, LOG_LEVEL: 'trace' })
  await removed
  expect([bucket.stored.size, await readdir(arriving)]).toEqual([0, []])
  expect(await list(second.origin, cookie)).toEqual([])
  for (let sent = 1; sent <= 2; sent += 1) expect((await attach(second.origin, cookie, key)).status).toBe(200)
  expect(await list(second.origin, cookie)).toHaveLength(1)
  const log = second.log()
  expect(log).toContain(uploadResume.path)
  expect(log).not.toContain('cv.pdf')
  expect(log).not.toContain(/sessionid=([^;]+)/.exec(cookie)?.[1])
  await second.end('SIGTERM')
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
}, 120_000)
