import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { docFile, docxFile, pdfFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addJobs, employerEnvironment, employerServer, registerCompleteMember, startChatAs } from '../chat-fixture.ts'
import { chatFiles } from '../tables/exchanges.ts'
import { deleteUnsentFiles } from './file-rows.ts'

let api: TestApp
let employer: ReturnType<typeof employerServer>
let member: Awaited<ReturnType<typeof registerCompleteMember>>
let chat: { id: number; recruiter: { id: number } }

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  employer = employerServer(api)
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = await registerCompleteMember(api)
  chat = (await startChatAs(member, 1)).body.data
})

const upload = (bytes: Uint8Array<ArrayBuffer> | Buffer, name = 'Plan.pdf', who = member) =>
  who.upload('/api/apiGo/file/upload', { name, bytes: Buffer.from(bytes), part: 'files' })
const send = (fileId: number, clientId: string = crypto.randomUUID()) =>
  member.post(`/api/jobApplication/chats/${chat.id}/files`, { client_id: clientId, file_id: fileId })
const download = (fileId: number, who = member) => who.get(`/api/jobApplication/chats/${chat.id}/files/${fileId}`)
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#207060' } })
    .withExif({ IFD0: { Copyright: 'Aiko at home' } })
    .jpeg()
    .toBuffer()

test('a document is uploaded, sent once, and opened by both sides', async () => {
  const { id } = (await upload(pdfFile('a plan'))).body.data
  const clientId = crypto.randomUUID()
  const sent = await Promise.all([send(id, clientId), send(id, clientId)])
  expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1)
  expect(sent[0]?.body.data).toMatchObject({ kind: 'file', file: { name: 'Plan.pdf', kind: 'pdf', width: null } })
  expect((await download(id)).status).toBe(200)
  const path = `/chats/${chat.id}/files/${id}?recruiter_id=${chat.recruiter.id}`
  expect((await employer.get(path)).status).toBe(200)
  // It was sent, and can be sent to nobody else.
  expect((await send(id)).status).toBe(404)
})

test('a picture is made anew, without what it says of its camera', async () => {
  const { id, ...card } = (await upload(await picture(), 'At home.JPG')).body.data
  expect(card).toMatchObject({ name: 'At home.webp', kind: 'webp', width: 60, height: 40 })
  const [row] = await api.db.select().from(chatFiles).where(eq(chatFiles.id, id))
  const chunks: Buffer[] = []
  for await (const chunk of (await api.app.fileStore.read(row?.fileKey ?? '')) ?? []) chunks.push(chunk as Buffer)
  expect((await sharp(Buffer.concat(chunks)).metadata()).exif).toBeUndefined()
})

test('Word documents are taken too', async () => {
  for (const [bytes, kind] of [
    [docxFile(), 'docx'],
    [docFile(), 'doc'],
  ] as const)
    expect((await upload(bytes, `Plan.${kind}`)).body.data).toMatchObject({ kind })
})

describe('is refused by its content, whatever it is called', () => {
  test.each([
    ['an empty file', Buffer.alloc(0), 40055],
    ['a program', Buffer.from('MZ\u0090\u0000 this program'), 40054],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 40054],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 40054],
    ['half a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 40055],
    ['half a document', pdfFile().subarray(0, 40), 40055],
  ])('%s', async (_, bytes, code) => {
    expect(await upload(Buffer.from(bytes), 'Plan.pdf')).toMatchObject({ status: 422, body: { code } })
    expect(await api.db.select().from(chatFiles).where(eq(chatFiles.userId, member.id))).toEqual([])
  })

  test('what is larger than 20 MB', async () => {
    expect((await upload(Buffer.alloc(20 * 1024 * 1024 + 1))).body.code).toBe(41007)
  })
})

test('a file that was not sent is its uploader’s alone, and is deleted after a day', async () => {
  const { id } = (await upload(pdfFile())).body.data
  const other = await registerCompleteMember(api)
  const theirs = (await startChatAs(other, 1)).body.data
  const body = { client_id: crypto.randomUUID(), file_id: id }
  expect((await other.post(`/api/jobApplication/chats/${theirs.id}/files`, body)).status).toBe(404)
  expect((await download(id)).status).toBe(404)
  await api.db.update(chatFiles).set({ createdAt: sql`now() - interval '25 hours'` }).where(eq(chatFiles.id, id))
  await deleteUnsentFiles(api.db)
  expect((await send(id)).status).toBe(404)
})

test('recalled, its file is gone for both; nobody else ever had it', async () => {
  const { id } = (await upload(pdfFile())).body.data
  const message = (await send(id)).body.data
  const other = await registerCompleteMember(api)
  expect((await download(id, other)).status).toBe(404)
  const path = `/api/jobApplication/chats/${chat.id}/messages/${message.id}/recall`
  expect((await member.patch(path)).body.data).toMatchObject({ kind: 'file', is_recalled: true })
  expect((await download(id)).status).toBe(404)
  expect(await api.db.select().from(chatFiles).where(eq(chatFiles.id, id))).toEqual([])
})

test('a chat that is closed takes none', async () => {
  const { id } = (await upload(pdfFile())).body.data
  await member.post('/api/data/companies/blacklist-companies/create', { company_id: 1 })
  expect((await send(id)).status).toBe(403)
})

// Twenty could wait to be sent, and whoever sent them made room for more: one member could fill the disk, 20 MB at a time.
test('a member uploads a hundred files in a day, sent or not', async () => {
  const files = Array.from({ length: 99 }, () => ({
    chatId: chat.id,
    userId: member.id,
    fileKey: crypto.randomUUID(),
    name: 'Plan.pdf',
    kind: 'pdf' as const,
    size: 1,
  }))
  await api.db.insert(chatFiles).values(files)
  expect((await upload(pdfFile('the last'))).status).toBe(200)
  expect(await upload(pdfFile('one more'))).toMatchObject({ status: 429, body: { code: 40006 } })
  await api.db.execute(sql`update ${chatFiles} set created_at = now() - interval '1 day' where user_id = ${member.id}
    and chat_id is not null`)
  expect((await upload(pdfFile('tomorrow'))).status).toBe(200)
})

// Nothing limited what a recruiter sent, and of one file that was sent twice at once the second call failed (500).
test('a recruiter sends a file once for each call, and a hundred in a day', async () => {
  const recruiterId = chat.recruiter.id
  const sendAs = (clientId: string) =>
    employer.upload(
      `/chats/${chat.id}/files?recruiter_id=${recruiterId}&client_id=${clientId}`,
      'Plan.pdf',
      pdfFile('a plan'),
    )
  const clientId = crypto.randomUUID()
  const sent = await Promise.all([sendAs(clientId), sendAs(clientId)])
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1)
  const file = { chatId: chat.id, recruiterId, name: 'Plan.pdf', kind: 'pdf' as const, size: 1 }
  await api.db.insert(chatFiles).values(Array.from({ length: 99 }, () => ({ ...file, fileKey: crypto.randomUUID() })))
  expect(await sendAs(crypto.randomUUID())).toMatchObject({ status: 429, body: { code: 40006 } })
})
