import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { rewardLimits } from '@jobspan/shared-kit/contracts/rewards/programme'
import { eq } from 'drizzle-orm'
import { fileRemovals } from '../../platform/tables.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registerMember } from '../rewards-fixture.ts'
import { rewardResumes } from '../tables.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

const path = '/api/rewards/distribution/resume'

test('takes one resume, replaces it, and removes the file of the one before', async () => {
  const { client, id } = await registerMember(api)
  const upload = (name: string) => client.upload(path, { name, bytes: pdfFile() })
  expect((await upload('First.pdf')).body.data.resume).toMatchObject({ filename: 'First', kind: 'pdf' })
  const [first] = await api.db.select().from(rewardResumes).where(eq(rewardResumes.userId, id))
  expect((await upload('Second.pdf')).body.data.resume.filename).toBe('Second')
  expect(await api.db.$count(fileRemovals, eq(fileRemovals.fileKey, first?.fileKey ?? ''))).toBe(1)
  expect((await client.delete(path)).body.data.resume).toBeNull()
  // The process that looks into files starts with the first.
}, 60_000)

test('tells what a file is by its bytes, and refuses more than 30 MB', async () => {
  const { client } = await registerMember(api)
  const text = await client.upload(path, { name: 'CV.pdf', bytes: Buffer.from('no PDF') })
  expect(text.body.code).toBe(41264)
  const large = await client.upload(path, { name: 'CV.pdf', bytes: Buffer.alloc(rewardLimits.resumeBytes + 17 * 1024) })
  expect([large.status, large.body.code]).toEqual([413, 41007])
})
