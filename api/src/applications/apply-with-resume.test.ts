import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { withdrawApplication } from '@jobspan/shared-kit/contracts/applications/applications'
import { undoWithdrawal } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { deleteResume, uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { deleteVideoResume, uploadVideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { eq, sql } from 'drizzle-orm'
import { purgeDueAccounts } from '../account/data/purge-due-accounts.ts'
import { upsertCompanies, upsertJobs } from '../jobs/upsert-jobs.ts'
import { users } from '../members/tables.ts'
import { cleanUpFiles } from '../platform/files/clean-up-files.ts'
import { fileRemovals } from '../platform/tables.ts'
import { experienceBody } from '../testing/profile-bodies.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { pdfFile } from '../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { videoFile } from '../testing/video-file.ts'
import { webhookDeliveries, webhookEndpoints } from '../webhooks/tables.ts'
import { addApplicationEvent, lockApplication } from './application-events.ts'
import { applicationEvents, applicationResumes, applications, applicationVideos } from './tables.ts'

let api: TestApp
let member: ReturnType<TestApp['visitor']>
let userId: number
let resumeId: number

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord()])
  await upsertJobs(api.db, [jobRecord(), jobRecord({ identifier: 'closed', status: 'closed' })])
}, 120_000)
afterAll(() => api.close())

beforeEach(async () => {
  await api.db.delete(applications)
  await api.db.execute(sql`delete from ${fileRemovals}`)
  member = api.visitor()
  userId = (await member.register()).body.data.user.id
  const uploaded = await member.upload(uploadResume.path, { name: 'My life.pdf', bytes: pdfFile('my life') })
  resumeId = uploaded.body.data.items[0].id
})

const apply = (facts: object = { resume_id: resumeId }, key?: string, visitor = member) =>
  visitor.post(
    '/api/data/jobs/1/applications',
    { source: 'job_search', ...facts },
    key ? { 'idempotency-key': key } : {},
  )
const withdraw = () => member.patch(withdrawApplication.path.replace(':id', '1'))
const undo = (id: number, visitor = member) => visitor.patch(undoWithdrawal.path.replace(':id', String(id)))
const seen = async () => (await member.get('/api/job/jobs/applied-jobs/1')).body.data
const rows = () => api.db.select().from(applications).where(eq(applications.userId, userId))
const copies = () => api.db.select().from(applicationResumes)
const removals = () => api.db.select().from(fileRemovals)
const kindsOf = async (id: number) =>
  (
    await api.db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, id))
      .orderBy(applicationEvents.id)
  ).map(({ kind }) => kind)
const contentOf = async (key: string | undefined): Promise<string | null> => {
  const file = await api.app.fileStore.read(key ?? '')
  if (!file) return null
  let content = ''
  for await (const chunk of file) content += chunk
  return content
}
const sweep = async () => {
  await api.db.execute(sql`update ${fileRemovals} set created_at = now() - interval '6 minutes'`)
  await cleanUpFiles(api.app)
}

test('the resume and the profile are kept as they were sent, whatever the member does with theirs', async () => {
  await member.post('/api/jobseeker/work-experiences/create', experienceBody())
  expect((await apply()).status).toBe(201)
  await member.delete(deleteResume.path.replace(':id', String(resumeId)))
  await member.patch('/api/jobseeker/me', { first_name: 'Renamed' })
  await sweep()
  const [copy] = await copies()
  expect(await contentOf(copy?.fileKey)).toBe(pdfFile('my life').toString())
  const [application] = await rows()
  expect(application?.profile).toMatchObject({
    first_name: 'Aiko',
    phone_num: null,
    facts: { date_of_birth: null },
    preferences: [],
    work_experiences: [{ company_name: 'Harbour Foods' }],
    educations: [],
  })
  expect((await seen()).resume).toEqual({ filename: 'My life', kind: 'pdf', size: pdfFile('my life').length })
  expect(await kindsOf(application?.id ?? 0)).toEqual(['sent'])
})

test('without a resume the profile alone is sent', async () => {
  for (const facts of [{ resume_id: null }, {}]) {
    await api.db.delete(applications)
    expect((await apply(facts)).status).toBe(201)
    expect((await seen()).resume).toBeNull()
  }
  expect(await copies()).toEqual([])
})

test('another member’s resume, and one that is not there, is nobody’s to send', async () => {
  const other = api.visitor()
  await other.register()
  for (const id of [resumeId, 999_999]) {
    expect((await apply({ resume_id: id }, undefined, other)).body.code).toBe(40004)
  }
  expect(await copies()).toEqual([])
})

test('an application that is refused leaves no file', async () => {
  await apply({})
  expect((await apply()).body.code).toBe(40018)
  expect(await removals()).toEqual([])
  expect(await copies()).toEqual([])
})

// Each refusal and each repeated call copied resume and video, and deleted the copies again.
test('what is refused or repeated is not even copied', async () => {
  const key = crypto.randomUUID()
  await apply(undefined, key)
  // Before a copy is stored, its removal is scheduled.
  await api.db.execute(
    sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''copied''; end'`,
  )
  await api.db.execute(
    sql`create trigger refuse before insert on ${fileRemovals} for each row execute function refuse()`,
  )
  try {
    expect((await apply()).body.code).toBe(40018)
    expect((await apply(undefined, key)).headers['idempotent-replayed']).toBe('true')
    const toClosed = { source: 'job_search', resume_id: resumeId }
    expect((await member.post('/api/data/jobs/2/applications', toClosed)).status).toBe(410)
  } finally {
    await api.db.execute(sql`drop function refuse cascade`)
  }
})

test('the same key gets the first answer, also when the resume is gone since; its copy is there once', async () => {
  const key = crypto.randomUUID()
  const first = await apply(undefined, key)
  expect((await apply(undefined, key)).headers['idempotent-replayed']).toBe('true')
  await member.delete(deleteResume.path.replace(':id', String(resumeId)))
  const last = await apply(undefined, key)
  expect(last.body).toEqual(first.body)
  const [copy, ...others] = await copies()
  expect(others).toEqual([])
  await sweep()
  expect(await contentOf(copy?.fileKey)).not.toBeNull()
})

test('killed between the copy and its row, the copy is removed by the next sweep', async () => {
  await api.db.execute(
    sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
  )
  await api.db.execute(
    sql`create trigger refuse before insert on ${applications} for each row execute function refuse()`,
  )
  expect((await apply()).status).toBe(500)
  await api.db.execute(sql`drop function refuse cascade`)
  const [removal] = await removals()
  expect(await contentOf(removal?.fileKey)).not.toBeNull()
  await sweep()
  expect(await contentOf(removal?.fileKey)).toBeNull()
  expect((await apply()).status).toBe(201)
})

test('withdrawing takes back file and profile; the member’s own resume stays', async () => {
  await apply()
  const [copy] = await copies()
  expect((await withdraw()).body.data).toMatchObject({ status: 'withdrawn', resume: null })
  const [application] = await rows()
  expect(application?.profile).toBeNull()
  expect(application?.withdrawnAt).not.toBeNull()
  expect(await kindsOf(application?.id ?? 0)).toEqual(['sent', 'withdrawn'])
  await sweep()
  expect(await contentOf(copy?.fileKey)).toBeNull()
  const own = await member.get(`/api/jobseeker/resumes/${resumeId}/file`)
  expect(own.bytes.toString()).toBe(pdfFile('my life').toString())
})

test('taken back within two minutes, the application stands where it stood, with profile and resume', async () => {
  const id = (await apply()).body.data.id
  const [copy] = await copies()
  await addApplicationEvent(api.db, { applicationId: id, kind: 'interested' })
  await withdraw()
  for (const _ of [1, 2]) expect((await undo(id)).status).toBe(200)
  expect(await seen()).toMatchObject({ status: 'interested', can_reapply: false, resume: { filename: 'My life' } })
  expect((await rows())[0]).toMatchObject({ withdrawnAt: null, profile: { first_name: 'Aiko' } })
  await sweep()
  expect(await contentOf(copy?.fileKey)).not.toBeNull()
  expect((await withdraw()).body.data.status).toBe('withdrawn')
})

describe('a video', () => {
  const addVideo = async (): Promise<number> =>
    (await member.upload(uploadVideoResume.path, { name: 'me.mp4', bytes: await videoFile() })).body.data.items[0].id
  const videos = () => api.db.select().from(applicationVideos)

  test('is kept as it was sent, taken back by a withdrawal, and there again after an undo', async () => {
    const videoId = await addVideo()
    const id = (await apply({ resume_id: resumeId, video_resume_id: videoId })).body.data.id
    expect((await seen()).video).toMatchObject({ duration: 2, width: 640, height: 360, has_cover: false })
    await member.delete(deleteVideoResume.path.replace(':id', String(videoId)))
    await sweep()
    const [copy] = await videos()
    expect(await contentOf(copy?.fileKey)).not.toBeNull()
    await withdraw()
    expect([await videos(), (await seen()).video]).toEqual([[], null])
    await undo(id)
    await sweep()
    expect(await contentOf(copy?.fileKey)).not.toBeNull()
    expect((await videos())[0]).toEqual(copy)
    const { rows: myJobs } = { rows: (await member.get('/api/jobApplication/my-jobs?tab=pending')).body.data.items }
    expect(myJobs[0].application.video).toMatchObject({ duration: 2 })
    await withdraw()
    await sweep()
    expect(await contentOf(copy?.fileKey)).toBeNull()
  })

  test('of another member is nobody’s to send, and leaves no copy of the resume that would go along', async () => {
    const videoId = await addVideo()
    const other = api.visitor()
    await other.register()
    const uploaded = await other.upload(uploadResume.path, { name: 'cv.pdf', bytes: pdfFile() })
    const facts = { resume_id: uploaded.body.data.items[0].id, video_resume_id: videoId }
    expect((await apply(facts, undefined, other)).body.code).toBe(40004)
    expect([await videos(), await copies(), await removals()]).toEqual([[], [], []])
  })

  test('is deleted with the account', async () => {
    await apply({ video_resume_id: await addVideo() })
    const [copy] = await videos()
    await api.db.execute(sql`delete from ${users} where id = ${userId}`)
    await sweep()
    expect(await contentOf(copy?.fileKey)).toBeNull()
  })
})

test('an undo is refused once it is too late or another application was sent, and is the member’s alone', async () => {
  const id = (await apply()).body.data.id
  await withdraw()
  const other = api.visitor()
  await other.register()
  expect((await undo(id, other)).status).toBe(404)
  await api.db.execute(sql`update ${applications} set withdrawn_at = now() - interval '121 seconds'`)
  expect((await undo(id)).body.code).toBe(40018)
  await api.db.execute(sql`update ${applications} set withdrawn_at = now()`)
  await apply()
  expect((await undo(id)).body.code).toBe(40018)
  expect((await seen()).status).toBe('pending')
})

test('of an undo and another application at once one succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    await api.db.delete(applications)
    const id = (await apply({})).body.data.id
    await withdraw()
    const answers = await Promise.all([undo(id), apply({})])
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([0, 40018])
    expect((await rows()).filter(({ withdrawnAt }) => withdrawnAt === null)).toHaveLength(1)
  }
})

test('two tabs that apply again after a withdrawal send one application, with one file', async () => {
  await apply()
  await withdraw()
  const answers = await Promise.all([apply(), apply(), apply()])
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual([0, 40018, 40018])
  expect((await rows()).map(({ attempt }) => attempt).toSorted()).toEqual([1, 2])
  expect(await copies()).toHaveLength(1)
})

test('a completed application is not withdrawn any more', async () => {
  const id = (await apply()).body.data.id
  await addApplicationEvent(api.db, { applicationId: id, kind: 'completed' })
  expect((await withdraw()).body.code).toBe(40020)
  expect(await copies()).toHaveLength(1)
})

// A decision that read the state before the withdrawal was written would be made of an application that is not there any more.
test('withdrawn and decided at once, the decision comes before the withdrawal or not at all', async () => {
  for (let round = 0; round < 5; round += 1) {
    await api.db.delete(applications)
    const id = (await apply({})).body.data.id
    const decide = api.db.transaction(async (transaction) => {
      const locked = await lockApplication(transaction, id)
      if (locked?.state === 'pending') await addApplicationEvent(transaction, { applicationId: id, kind: 'accepted' })
    })
    await Promise.all([withdraw(), decide])
    expect(['sent accepted withdrawn', 'sent withdrawn']).toContain((await kindsOf(id)).join(' '))
    expect((await seen()).status).toBe('withdrawn')
  }
})

test('the employer’s system is told when one is sent, withdrawn and there again', async () => {
  await api.db.delete(webhookEndpoints)
  await api.db.insert(webhookEndpoints).values({
    url: 'https://employer.example/hook',
    events: ['application.sent', 'application.withdrawn'],
    sealedSecret: 'sealed',
  })
  const id = (await apply()).body.data.id
  await withdraw()
  await withdraw()
  await undo(id)
  const deliveries = await api.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id)
  expect(deliveries.map(({ event }) => event)).toEqual([
    'application.sent',
    'application.withdrawn',
    'application.sent',
  ])
  for (const { payload } of deliveries) expect(payload).toMatchObject({ data: { application_id: id, job_id: 1 } })
})

test('deleting the account removes the copy too', async () => {
  await apply()
  const [copy] = await copies()
  await withdraw()
  await undo((await seen()).id)
  await api.db
    .update(users)
    .set({ deleteAfter: new Date(Date.now() - 1000) })
    .where(eq(users.id, userId))
  await purgeDueAccounts(api.db, api.app.sealKey)
  expect(await copies()).toEqual([])
  await sweep()
  expect(await contentOf(copy?.fileKey)).toBeNull()
})
