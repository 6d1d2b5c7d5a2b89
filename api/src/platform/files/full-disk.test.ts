import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { listResumes, uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { resumes } from '../../profile/tables/resumes.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

/** What a system says of a disk of a member who has no share of it left. */
const overQuota = () =>
  Promise.reject(Object.assign(new Error('EDQUOT: disk quota exceeded'), { code: 'EDQUOT', syscall: 'write' }))
const picture = () =>
  sharp({ create: { width: 30, height: 30, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

// Uploads on a full disk were an unexpected error (500), for which a member can do nothing and somebody is called.
test.each([
  // Linux has a device that is always full.
  ...(process.platform === 'linux' ? [['a full disk', () => writeFile('/dev/full', 'a resume')] as const] : []),
  ['a used up quota', overQuota] as const,
])('%s is told as such (507), and nothing is stored', async (_, put) => {
  const member = api.visitor()
  await member.register()
  const { put: before } = api.app.fileStore
  api.app.fileStore.put = put
  const resume = await member.upload(uploadResume.path, { name: 'cv.pdf', bytes: pdfFile() })
  const avatar = await member.upload('/api/jobseeker/upload-avatar', {
    part: 'avatar',
    name: 'me.png',
    bytes: await picture(),
  })
  api.app.fileStore.put = before
  for (const { status, body } of [resume, avatar]) {
    expect([status, body.code]).toEqual([507, errorCode.storageFull])
    expect(body.message).toMatch(/can't store files/)
  }
  expect((await member.get(listResumes.path)).body.data.items).toEqual([])
  expect((await member.upload(uploadResume.path, { name: 'cv.pdf', bytes: pdfFile() })).status).toBe(200)
})

// A full disk of the database was told as a short outage (503), so that browsers sent the same file again and again.
test('a database without room is told as such (507), and works again once there is some', async () => {
  await api.db.execute(sql`
    create function refuse_for_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
  const member = api.visitor()
  await member.register()
  const upload = () => member.upload(uploadResume.path, { name: 'cv.pdf', bytes: pdfFile() })
  await api.db.execute(
    sql`create trigger refuse_for_room before insert on ${resumes} for each row execute function refuse_for_room()`,
  )
  const refused = await upload()
  await api.db.execute(sql`drop trigger refuse_for_room on ${resumes}`)
  expect([refused.status, refused.body.code]).toEqual([507, errorCode.storageFull])
  expect((await upload()).status).toBe(200)
})
