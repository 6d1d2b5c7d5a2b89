import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect as connectTcp } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { chatSocketPath } from '@jobspan/shared-kit/contracts/chats/messaging'
import { eq, sql } from 'drizzle-orm'
import { recruiters } from '../../companies/tables.ts'
import { sessions, users } from '../../members/tables.ts'
import { employerAuthHeaders } from '../../platform/http/employer-auth.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'
import {
  addJobs,
  employerEnvironment,
  employerServer,
  registerCompleteMember,
  sendMessageAs,
  startChatAs,
} from '../chat-fixture.ts'
import { expirePresence } from '../recruiters/recruiter-repository.ts'
import { chats, imSessions } from '../tables.ts'
import { connect, refusalOf } from './websocket-fixture.ts'

type Member = Awaited<ReturnType<typeof registerCompleteMember>>

let api: TestApp
let origin: string
let employer: ReturnType<typeof employerServer>
let account: ReturnType<typeof registration>
let member: Member
let chat: { id: number; recruiter: { id: number } }

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  employer = employerServer(api)
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  account = registration()
  member = await registerCompleteMember(api, account)
  await member.post('/api/jobApplication/im/session')
  // A chat begins with a message, which PostgreSQL publishes a moment later.
  const connection = await open()
  chat = (await startChatAs(member, 1)).body.data
  await connection.next('message')
  await connection.close()
})

const open = (visitor: Pick<Member, 'cookies'> = member) => connect(origin, visitor.cookies)
const rowsOf = (userId = member.id) => api.db.select().from(imSessions).where(eq(imSessions.userId, userId))
const signIn = async () => {
  const visitor = api.visitor()
  await visitor.post('/api/auth/jobseekers/login', { login: account.email, password: account.password })
  await visitor.post('/api/jobApplication/im/session')
  return visitor
}

describe('the session of messaging', () => {
  test('is a cookie that scripts do not read, of which only the hash is kept, and one however often it is opened', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => member.post('/api/jobApplication/im/session')))
    const cookies = answers.map(({ headers }) => String(headers['set-cookie']))
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^im_auth_sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    }
    // Two tabs that opened it at once would else hold each other’s.
    expect(new Set(cookies).size).toBe(1)
    expect(await rowsOf()).toHaveLength(1)
    expect(JSON.stringify(await rowsOf())).not.toContain(member.cookies.get('im_auth_sid'))
    expect(member.cookies.get('im_auth_sid')).not.toBe(member.cookies.get('sessionid'))
  })

  test('is each session’s own', async () => {
    const other = await signIn()
    expect(await rowsOf()).toHaveLength(2)
    expect(other.cookies.get('im_auth_sid')).not.toBe(member.cookies.get('im_auth_sid'))
  })

  test('is for members', async () => {
    const guest = api.visitor()
    await guest.guest()
    expect((await guest.post('/api/jobApplication/im/session')).body.code).toBe(40005)
    expect((await api.visitor().post('/api/jobApplication/im/session')).status).toBe(401)
  })

  test('ends by its own cookie, also after the site’s session, and twice', async () => {
    member.cookies.delete('sessionid')
    for (const _ of [1, 2]) expect((await member.post('/api/jobApplication/im/log-out')).status).toBe(200)
    expect(await rowsOf()).toEqual([])
    expect(member.cookies.has('im_auth_sid')).toBe(false)
  })
})

describe('a connection is refused', () => {
  test('without a session of messaging, or with one that is over', async () => {
    expect(await refusalOf(origin, new Map())).toBe(401)
    expect(await refusalOf(origin, new Map([['sessionid', member.cookies.get('sessionid') ?? '']]))).toBe(401)
    expect(await refusalOf(origin, new Map([['im_auth_sid', "' or 1=1"]]))).toBe(401)
    const cookies = new Map(member.cookies)
    await member.post('/api/jobApplication/im/log-out')
    expect(await refusalOf(origin, cookies)).toBe(401)
  })

  test.each(['https://evil.example', 'http://localhost:3001', 'https://localhost:3000', 'null', 'evil'])(
    'to the page of another site: %s',
    async (foreign) => {
      expect(await refusalOf(origin, member.cookies, { origin: foreign })).toBe(403)
    },
  )

  test('beyond twenty of a member', async () => {
    const connections = await Promise.all(Array.from({ length: 20 }, () => open()))
    expect(await refusalOf(origin, member.cookies)).toBe(429)
    const other = await registerCompleteMember(api)
    await other.post('/api/jobApplication/im/session')
    await (await open(other)).close()
    await connections.pop()?.close()
    await api.app.connectionRegistry.checkConnections()
    connections.push(await open())
    await Promise.all(connections.map((connection) => connection.close()))
  })

  test('without being one: what is no upgrade is no page', async () => {
    expect((await fetch(`${origin}${chatSocketPath}`)).status).toBe(404)
    // Such as for HTTP/2: it is answered as if nothing had been asked.
    const socket = connectTcp(Number(new URL(origin).port), '127.0.0.1')
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 200/)
    socket.destroy()
  })
})

describe('a member hears', () => {
  test('what a recruiter says, and what they say themselves on another device', async () => {
    const connections = [await open(), await open(await signIn())]
    const { id } = (await employer.answer(chat, 'Hello 👋')).body.data
    for (const connection of connections) {
      expect(await connection.next('message')).toMatchObject({ chat_id: chat.id, message: { id, text: 'Hello 👋' } })
    }
    await sendMessageAs(member, chat.id, 'Hi')
    for (const connection of connections)
      expect((await connection.next('message')).message).toMatchObject({ sender: 'seeker', text: 'Hi' })
    await Promise.all(connections.map((connection) => connection.close()))
  })

  // A message waited for ten statements, one after the other: its reader saw it 28 ms after it was sent.
  test('a message after one statement, whose words nobody reads again', async () => {
    const connection = await open()
    const text = '夜'.repeat(2000)
    let received: string | null = ''
    const statements = await countStatements(async () => {
      const payload = { recruiter_id: chat.recruiter.id, client_id: crypto.randomUUID(), text }
      const headers = employerAuthHeaders(api.app.settings)
      await api.app.inject({ method: 'POST', url: `/api/recruiters/chats/${chat.id}/messages`, headers, payload })
      received = (await connection.next('message')).message.text
    })
    expect([received === text, statements]).toEqual([true, 1])
    await connection.close()
  })

  test('messages in their order, each once, also those that are sent twice at once', async () => {
    const connection = await open()
    const texts = Array.from({ length: 20 }, (_, index) => [`no. ${index}`, crypto.randomUUID()] as const)
    await Promise.all([...texts, ...texts].map(([text, clientId]) => employer.answer(chat, text, clientId)))
    await employer.answer(chat, 'the last')
    const received: { id: number; text: string | null }[] = []
    while (received.at(-1)?.text !== 'the last') received.push((await connection.next('message')).message)
    const ids = received.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
    expect(received).toHaveLength(21)
    await connection.close()
  })

  test('that a message was taken back, a chat changed, the recruiter read, writes, came and went', async () => {
    const connection = await open()
    const { id } = (await sendMessageAs(member, chat.id, 'A slip')).body.data
    await connection.next('message')
    await member.patch(`/api/jobApplication/chats/${chat.id}/messages/${id}/recall`)
    expect((await connection.next('message')).message).toMatchObject({ id, text: null, is_recalled: true })
    await member.patch(`/api/jobApplication/chats/${chat.id}/update`, { is_pinned: true })
    expect(await connection.next('chat')).toEqual({ type: 'chat', chat_id: chat.id })
    const recruiter = { recruiter_id: chat.recruiter.id }
    await employer.post(`/chats/${chat.id}/read`, { ...recruiter, message_id: id })
    expect(await connection.next('read')).toEqual({ type: 'read', chat_id: chat.id, message_id: id })
    await employer.post(`/chats/${chat.id}/typing`, recruiter)
    expect(await connection.next('typing')).toEqual({ type: 'typing', chat_id: chat.id })
    await employer.post('/presence', { ...recruiter, is_online: true })
    const here = { type: 'presence', recruiter_id: chat.recruiter.id, is_online: true, seen_at: expect.any(String) }
    expect(await connection.next('presence')).toEqual(here)
    // Who goes without a word is gone when their time is over.
    await api.db.update(recruiters).set({ onlineUntil: sql`now() - interval '1 second'` })
    await expirePresence(api.db)
    expect(await connection.next('presence')).toMatchObject({ is_online: false })
    await connection.close()
  })

  test('nothing of others', async () => {
    const stranger = await registerCompleteMember(api)
    await stranger.post('/api/jobApplication/im/session')
    const connection = await open(stranger)
    await employer.answer(chat, 'A secret')
    await employer.post('/presence', { recruiter_id: chat.recruiter.id, is_online: false })
    await employer.post('/presence', { recruiter_id: chat.recruiter.id, is_online: true })
    const own = (await startChatAs(stranger, 7)).body.data
    expect(await connection.next('message')).toMatchObject({ chat_id: own.id })
    await connection.close()
  })
})

const typingIn = async (id: number) => {
  const [row] = await api.db.select().from(chats).where(eq(chats.id, id))
  return row?.seekerTypingUntil ?? null
}

test('that the member writes is noted in their own chat, and no more is heard', async () => {
  const connection = await open()
  const stranger = await registerCompleteMember(api)
  const foreign = (await startChatAs(stranger, 1)).body.data
  for (const garbage of [
    '',
    '{',
    'null',
    '[]',
    '{"type":"typing"}',
    '{"type":"message","chat_id":1}',
    'x'.repeat(1000),
  ]) {
    connection.socket.send(garbage)
  }
  connection.socket.send(Buffer.from([0, 255, 254]))
  connection.socket.send(JSON.stringify({ type: 'typing', chat_id: chat.id }))
  while ((await typingIn(chat.id)) === null) await new Promise(setImmediate)
  const other = await open()
  other.socket.send(JSON.stringify({ type: 'typing', chat_id: foreign.id }))
  await sendMessageAs(member, chat.id, 'Done')
  await other.next('message')
  expect(await typingIn(foreign.id)).toBeNull()
  expect(await typingIn(chat.id)).toBeNull()
  await Promise.all([connection.close(), other.close()])
})

describe('a connection is closed', () => {
  const endings: [string, () => Promise<unknown>][] = [
    ['signing out', () => member.post('/api/auth/log-out', { source: 'web' })],
    ['ending messaging', () => member.post('/api/jobApplication/im/log-out')],
    [
      'removing the device elsewhere',
      async () => {
        const [row] = await api.db.select().from(sessions).where(eq(sessions.userId, member.id))
        return (await signIn()).delete(`/api/auth/sessions/${row?.id}`)
      },
    ],
    [
      'changing the password elsewhere',
      async () => (await signIn()).post('/api/auth/password', { new_password: 'another long password' }),
    ],
    ['suspension', () => api.db.update(users).set({ isSuspended: true }).where(eq(users.id, member.id))],
    ['deletion of the account', () => api.db.delete(users).where(eq(users.id, member.id))],
  ]
  test.each(endings)('with 4401 by %s', async (_, end) => {
    const connection = await open()
    await end()
    expect(await connection.closed).toBe(4401)
    expect((await rowsOf()).length).toBeLessThan(2)
    expect(await refusalOf(origin, new Map(member.cookies))).toBe(401)
  })

  test('with 4401 when its session has run out, before anybody has tidied up', async () => {
    const connection = await open()
    await api.db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.userId, member.id))
    await api.app.connectionRegistry.checkConnections()
    expect(await connection.closed).toBe(4401)
  })

  test('only on the device that signed out', async () => {
    const other = await signIn()
    const connections = { mine: await open(), others: await open(other) }
    await member.post('/api/auth/log-out', { source: 'web' })
    expect(await connections.mine.closed).toBe(4401)
    await employer.answer(chat, 'Still there?')
    await connections.others.next('message')
    await connections.others.close()
  })

  test('when what it says is too long, or too much', async () => {
    const long = await open()
    long.socket.send('x'.repeat(2000))
    expect(await long.closed).toBe(1009)
    const flood = await open()
    for (let count = 0; count < 35; count += 1) flood.socket.send('x')
    expect(await flood.closed).toBe(1008)
    const deluge = await open()
    for (let count = 0; count < 5000; count += 1) deluge.socket.ping()
    expect([1006, 1008]).toContain(await deluge.closed)
  })

  test('when the browser answers no more', async () => {
    const dead = await open()
    const alive = await open()
    dead.socket.pong = () => undefined
    const answered = once(alive.socket, 'ping')
    await api.app.connectionRegistry.checkConnections()
    await answered
    // What is sent after the answer is received after it.
    alive.socket.send(JSON.stringify({ type: 'typing', chat_id: chat.id }))
    while ((await typingIn(chat.id)) === null) await new Promise(setImmediate)
    await api.app.connectionRegistry.checkConnections()
    expect(await dead.closed).toBe(1006)
    await employer.answer(chat, 'Good')
    await alive.next('message')
    await alive.close()
  })
})

test('a server that stops sends everybody away and does not wait for those who stay', async () => {
  const api = await createTestApp()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo
  const member = await registerCompleteMember(api)
  await member.post('/api/jobApplication/im/session')
  const connection = await connect(`http://127.0.0.1:${port}`, member.cookies)
  const deaf = await connect(`http://127.0.0.1:${port}`, member.cookies)
  deaf.socket.pause()
  const began = performance.now()
  await api.close()
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(await connection.closed).toBe(1001)
  deaf.socket.terminate()
}, 120_000)
