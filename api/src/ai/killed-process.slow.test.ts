import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createMigratedDatabase, type TestDatabase } from '@jobspan/kit-server/testing'
import { openDatabase } from '../platform/database/database.ts'
import { startApiProcess } from '../testing/api-process.ts'
import { experienceBody } from '../testing/profile-bodies.ts'
import { registration } from '../testing/visitor.ts'
import { readQuotas } from './ai-quotas.ts'
import { startStandInModel } from './testing/stand-in-model.ts'

let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-ai-'))
  database = await createMigratedDatabase(new URL('../../drizzle', import.meta.url), openDatabase)
}, 120_000)
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

// What a process has counted it cannot give back once it is dead; the chance was lost until the next day.
test('a chance whose process was killed while the model wrote comes back by itself', async () => {
  const standIn = await startStandInModel()
  standIn.answers.push({ pieces: ['Half'], hangs: true })
  const { origin, end } = await startApiProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    AI_URL: standIn.url,
    AI_MODEL: 'small',
    AI_NAME: 'Stand-in',
  })
  let cookie = ''
  const send = (method: string, path: string, body: object) =>
    fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-requested-with': 'jobspan', cookie },
      body: JSON.stringify(body),
    })
  const registered = await send('POST', '/api/auth/register', registration())
  cookie = registered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const { data } = (await registered.json()) as { data: { user: { id: number } } }
  await send('POST', '/api/jobseeker/work-experiences/create', experienceBody())
  await send('PUT', '/api/jobseeker/ai-help/consents/text', { provider: 'Stand-in' })
  const stream = (await send('POST', '/api/aicv/ai_writing/career_summary', {})).body?.getReader()
  const decoder = new TextDecoder()
  for (let read = ''; !read.includes('Half'); ) read += decoder.decode((await stream?.read())?.value, { stream: true })
  await end('SIGKILL')
  await stream?.cancel().catch(() => undefined)
  await standIn.close()

  const { db, close } = await openDatabase(database)
  const remaining = async (afterMs: number) =>
    (await readQuotas(db, data.user.id, new Date(Date.now() + afterMs))).writing.remaining
  expect(await remaining(0)).toBe(9)
  expect(await remaining(5 * 60_000)).toBe(10)
  await close()
}, 120_000)
