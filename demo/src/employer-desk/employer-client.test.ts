import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { addJobs, registerCompleteMember, sendMessageAs, startChatAs } from '../../../api/src/chats/chat-fixture.ts'
import { recruiters } from '../../../api/src/companies/tables.ts'
import { createTestApp, type TestApp } from '../../../api/src/testing/test-app.ts'

let api: TestApp
let member: Awaited<ReturnType<typeof registerCompleteMember>>
let chat: { id: number; recruiter: { id: number } }
let url: string

beforeAll(async () => {
  api = await createTestApp()
  await addJobs(api)
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = await registerCompleteMember(api, { first_name: '<b>Noor</b>' })
  chat = (await startChatAs(member, 1, { text: '<script>alert(1)</script>\nSecond line' })).body.data
  url = `/dev/employer/chats/${chat.id}?recruiter=${chat.recruiter.id}`
})

const page = async (path: string) => (await api.visitor().get(path)).body as string
const messages = () => page(url.replace('?', '/messages?'))
const clientIdIn = (text: string) => /name="client_id" value="([\w-]+)"/.exec(text)?.[1] ?? ''
const send = (text: string, clientId: string, headers: Record<string, string> = { origin: 'http://localhost:3000' }) =>
  api.visitor().send('POST', url, String(new URLSearchParams({ text, client_id: clientId })), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-requested-with': '',
    ...headers,
  })
const noHeader: Record<string, string> = {}
const shown = async () => (await member.get(`/api/jobApplication/chats/${chat.id}`)).body.data

test('a developer finds who wrote, and sees their words as text', async () => {
  expect(await page('/dev/employer')).toContain('href="/dev/employer/chats"')
  const listed = await page('/dev/employer/chats')
  expect(listed).toContain(`href="/dev/employer/chats/${chat.id}?recruiter=${chat.recruiter.id}"`)
  expect(listed).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>Second line')
  expect(listed).toContain('1 unread')
  // Not yet applied: initials, which are text as well.
  expect(listed).toContain('<bdi>&lt;. T.</bdi>')
  for (const text of [listed, await page(url), await messages()]) expect(text).not.toMatch(/<script|<b>Noor/)
})

test('to look at a chat is to be there, and to have read it', async () => {
  await api.db.update(recruiters).set({ onlineUntil: null })
  await page('/dev/employer/chats')
  expect((await shown()).recruiter.is_online).toBe(false)
  await page(url)
  const frame = await api.visitor().get(url.replace('?', '/messages?'))
  expect(frame.headers.refresh).toBe('3')
  const { recruiter, recruiter_read_id: readId, last_message: last } = await shown()
  expect(recruiter.is_online).toBe(true)
  expect(readId).toBe(last.id)
})

test('an answer reaches the seeker once, however often the form is sent', async () => {
  const clientId = clientIdIn(await page(url))
  for (const _ of [1, 2]) {
    const { status, headers } = await send('Hello', clientId)
    expect([status, headers.location]).toEqual([303, url])
  }
  expect((await shown()).unread_count).toBe(1)
  expect(await messages()).toContain('Hello')
  await sendMessageAs(member, chat.id, 'Hi there')
  expect(await messages()).toContain('Hi there')
})

test('what cannot be sent is said', async () => {
  const { headers } = await send('  ', crypto.randomUUID())
  expect(headers.location).toBe(`${url}&refused=1`)
  expect(await page(`${url}&refused=1`)).toContain('role="alert"')
})

test('the form of another site, or of nobody’s, is refused', async () => {
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, noHeader]) {
    expect((await send('Hello', crypto.randomUUID(), headers)).status).toBe(403)
  }
  expect((await shown()).unread_count).toBe(0)
})

test.each(['/dev/employer/chats/999?recruiter=1', '/dev/employer/chats/x?recruiter=1', '/dev/employer/chats?page=x'])(
  '%s is not there',
  async (path) => {
    expect((await api.visitor().get(path)).status).toBe(404)
  },
)
