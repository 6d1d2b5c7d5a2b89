import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import {
  addJobs,
  employerEnvironment,
  employerServer,
  registerCompleteMember,
  sendMessageAs,
  startChatAs,
} from './chat-fixture.ts'
import { deleteSilentChats } from './retention/retention.ts'
import { chatMessages, chats } from './tables.ts'

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

const path = () => `/api/jobApplication/chats/${chat.id}`

describe('a chat is kept', () => {
  const pass = (days: number) =>
    api.db.execute(sql`update ${chats} set last_message_at = last_message_at - make_interval(days => ${days}),
      kept_since = kept_since - make_interval(days => ${days}) where id = ${chat.id}`)
  const settle = (days: number) => member.patch('/api/jobApplication/chat-settings/update', { retention_days: days })
  const isThere = async () => {
    await deleteSilentChats(api.db)
    return (await member.get(path())).status === 200
  }
  const daysLeft = async () => {
    const { deleted_at: at } = (await member.get(path())).body.data
    return Math.round((Date.parse(at) - Date.now()) / 86_400_000)
  }

  test('90 days after the last message, and says until when', async () => {
    expect(await daysLeft()).toBe(90)
    await pass(89)
    expect(await isThere()).toBe(true)
    await pass(2)
    expect(await isThere()).toBe(false)
    expect(await api.db.$count(chatMessages, eq(chatMessages.chatId, chat.id))).toBe(0)
  })

  test('30 days where the member settled so, from the change on', async () => {
    await pass(60)
    expect((await settle(30)).body.data).toMatchObject({ retention_days: 30 })
    expect(await daysLeft()).toBe(30)
    expect(await isThere()).toBe(true)
    expect((await settle(31)).status).toBe(422)
  })

  test('as long as somebody writes', async () => {
    await settle(30)
    await pass(29)
    await employer.answer(chat, 'Still interested?')
    await pass(2)
    expect(await isThere()).toBe(true)
  })
})

test('its words are found whatever their case, the newest first, and nothing stands for anything', async () => {
  for (const text of ['The night shift is 100% paid', 'Night again', 'Day']) await sendMessageAs(member, chat.id, text)
  const search = async (query: string) =>
    (await member.get(`${path()}/messages/search?query=${encodeURIComponent(query)}`)).body.data.items.map(
      ({ text }: { text: string }) => text,
    )
  expect(await search('NIGHT')).toEqual(['Night again', 'The night shift is 100% paid'])
  expect(await search('100%')).toEqual(['The night shift is 100% paid'])
  expect(await search('_ay')).toEqual([])
  await sendMessageAs(member, chat.id, 'Über 東京 TOWER')
  expect(await search('über')).toEqual(['Über 東京 TOWER'])
  expect(await search('東京 tower')).toEqual(['Über 東京 TOWER'])
  const other = await registerCompleteMember(api)
  expect((await other.get(`${path()}/messages/search?query=night`)).status).toBe(404)
})

describe('it is exported', () => {
  test('as lines and as JSON, without what was recalled or removed', async () => {
    await employer.answer(chat, 'Hello\nAiko')
    const recalled = (await sendMessageAs(member, chat.id, 'A secret')).body.data.id
    await member.patch(`${path()}/messages/${recalled}/recall`)
    const removed = (await sendMessageAs(member, chat.id, 'Not for me')).body.data.id
    await member.delete(`${path()}/messages/${removed}/delete`)
    const text = (await member.get(`${path()}/export?format=text`)).body
    expect(text.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'then').split('\n')).toEqual([
      'Chat with Mei, Harbour Foods',
      'Accountant',
      'UTC',
      '',
      'then  You: Good morning',
      'then  Mei: Hello',
      '    Aiko',
      'then  You: [Message unsent]',
      '',
    ])
    const { messages } = (await member.get(`${path()}/export?format=json`)).body
    expect(messages.map((message: { text: string | null }) => message.text)).toEqual([
      'Good morning',
      'Hello\nAiko',
      null,
    ])
  })

  test('whole and in order, however long it is', async () => {
    await api.db.execute(sql`insert into ${chatMessages} (chat_id, sender, kind, text)
      select ${chat.id}, 'recruiter', 'text', 'Message ' || n from generate_series(1, 1001) as n`)
    const { messages } = (await member.get(`${path()}/export?format=json`)).body
    const texts = messages.map(({ text }: { text: string }) => text)
    expect([texts.length, texts[500], texts.at(-1)]).toEqual([1002, 'Message 500', 'Message 1001'])
  })

  test('to its member alone', async () => {
    const other = await registerCompleteMember(api)
    expect((await other.get(`${path()}/export`)).status).toBe(404)
    expect((await member.get(`${path()}/export?format=pdf`)).status).toBe(400)
  })
})
