import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { maxMailedResumeBytes, resumeFilePath } from '@jobspan/shared-kit/contracts/profile/resume-constants'
import type { Resume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { desc, eq } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import type { ComposedMessage } from '../../notifications/deliver.ts'
import { mailbox, outbox } from '../../notifications/tables.ts'
import { deliverDue } from '../../testing/deliver.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { resumeMailCounts, resumes } from '../tables/resumes.ts'

const path = '/api/jobseeker/resumes'
const mailPath = '/api/jobseeker/send-resume-email'

let api: TestApp
let member: ReturnType<TestApp['visitor']>
let first: Resume

const attach = async (name: string, bytes = pdfFile()): Promise<Resume[]> =>
  (await member.upload('/api/jobseeker/resume/upload', { name, bytes })).body.data.items
const setConfirmed = (isEmailVerify: boolean) => api.db.update(users).set({ isEmailVerify })

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  await member.register()
  await api.db.delete(outbox)
  await setConfirmed(true)
  first = (await attach('First.pdf'))[0] as Resume
})

describe('the default resume', () => {
  const setDefault = (id: number, is_default = true) => member.put(`${path}/${id}/default`, { is_default })
  const defaults = async () =>
    ((await member.get(path)).body.data.items as Resume[]).flatMap(({ filename, is_default }) =>
      is_default ? [filename] : [],
    )

  test('is none at first, then the one chosen last, and none again', async () => {
    const second = (await attach('Second.pdf'))[0] as Resume
    expect(await defaults()).toEqual([])
    expect((await setDefault(first.id)).status).toBe(200)
    await setDefault(second.id)
    expect(await defaults()).toEqual(['Second'])
    await setDefault(second.id, false)
    expect(await defaults()).toEqual([])
  })

  test('is of the member’s own alone', async () => {
    const other = api.visitor()
    await other.register()
    expect((await other.put(`${path}/${first.id}/default`, { is_default: true })).status).toBe(404)
    expect(await defaults()).toEqual([])
  })
})

describe('a copy', () => {
  const copy = (filename: string, headers = {}) => member.post(`${path}/${first.id}/copy`, { filename }, headers)

  test('is the same file under another name, and stays when the first is deleted', async () => {
    const { status, body } = await copy('For Harbour')
    expect(status).toBe(200)
    const [newest] = body.data.items as Resume[]
    expect(newest).toMatchObject({ filename: 'For Harbour', kind: 'pdf', size: first.size, is_default: false })
    await member.delete(`${path}/${first.id}/delete`)
    expect((await member.get(resumeFilePath(newest?.id ?? 0))).status).toBe(200)
  })

  test('counts as one of three, and once per key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    await copy('Second', key)
    await copy('Second', key)
    expect((await copy('Third')).status).toBe(200)
    expect((await copy('Fourth')).body.code).toBe(errorCode.resumeLimit)
  })
})

describe('by mail', () => {
  const mail = (body = {}) => member.post(mailPath, { email: 'friend@example.com', resume_id: first.id, ...body })
  const deliver = async () => {
    const sent: { message: ComposedMessage; bytes: Buffer }[] = []
    await deliverDue(api.app, {
      mail: async (message) => {
        const chunks: Buffer[] = []
        for await (const chunk of message.attachment?.content ?? []) chunks.push(chunk as Buffer)
        sent.push({ message, bytes: Buffer.concat(chunks) })
      },
      sms: async () => undefined,
    })
    return sent
  }

  test('leaves with the file, and is answered to the member', async () => {
    expect(await mail()).toMatchObject({ status: 200, body: { data: null } })
    const [sent] = await deliver()
    expect(sent?.bytes.equals(pdfFile())).toBe(true)
    expect(sent?.message).toMatchObject({
      recipient: 'friend@example.com',
      attachment: { filename: 'First.pdf', mediaType: 'application/pdf' },
      headers: { 'Reply-To': expect.stringContaining('@') },
    })
    expect(sent?.message.subject).toMatch(/^Resume from /)
    const [row] = await api.db.select().from(outbox)
    expect(row).toMatchObject({ attachment: null, headers: null, sentAt: expect.any(Date) })
  })

  test('is named in the development mailbox', async () => {
    await mail()
    await api.deliverMails()
    const [message] = await api.db.select().from(mailbox).orderBy(desc(mailbox.id)).limit(1)
    expect(message?.attachment).toEqual({ filename: 'First.pdf', size: pdfFile().length })
  })

  test('is given up where the resume was deleted before it left', async () => {
    await mail()
    const [row] = await api.db.select().from(outbox)
    await api.app.fileStore.remove(row?.attachment?.fileKey ?? '')
    expect(await deliver()).toEqual([])
    const [after] = await api.db.select().from(outbox)
    expect(after).toMatchObject({ sentAt: null, lastError: 'AttachmentMissing', expiresAt: expect.any(Date) })
  })

  test('is for members who confirmed their own address, and for their own resumes', async () => {
    expect(await mail({ resume_id: first.id + 999 })).toMatchObject({ status: 404 })
    await setConfirmed(false)
    expect(await mail()).toMatchObject({ status: 403, body: { code: errorCode.ownEmailUnconfirmed } })
    expect(await api.db.select().from(outbox)).toEqual([])
  })

  test('has an address', async () => {
    expect(await mail({ email: 'friend' })).toMatchObject({ status: 422, body: { code: errorCode.validationFailed } })
  })

  test('is refused for a file that mail servers would not take', async () => {
    await api.db
      .update(resumes)
      .set({ size: maxMailedResumeBytes + 1 })
      .where(eq(resumes.id, first.id))
    expect(await mail()).toMatchObject({ status: 422, body: { code: errorCode.resumeTooLargeToMail } })
  })

  test('leaves ten times in 24 hours', async () => {
    await mail()
    await api.db.update(resumeMailCounts).set({ count: 10 })
    expect(await mail()).toMatchObject({ status: 429, body: { code: errorCode.tooManyAttempts } })
    await api.db.update(resumeMailCounts).set({ startedAt: new Date(Date.now() - 25 * 3_600_000) })
    expect((await mail()).status).toBe(200)
  })
})
