import { availableParallelism } from 'node:os'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { hashPassword } from '@jobspan/kit-server/password'
import { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { eq } from 'drizzle-orm'
import { endOtherSessions } from '../../auth/devices/end-sessions.ts'
import { finishSignIn } from '../../auth/sign-in/finish-sign-in.ts'
import { authFlows, twoFactors } from '../../auth/tables.ts'
import { sessions, users } from '../../members/tables.ts'
import { resumes } from '../../profile/tables/resumes.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'

let api: TestApp
let member: ReturnType<TestApp['visitor']>
let account: ReturnType<typeof registration>
let id: number

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  account = registration()
  member = api.visitor()
  id = (await member.register(account)).body.data.user.id
})

/** What a reset does at its end. */
const reset = (passwordHash: string) =>
  api.db.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, id))
    await endOtherSessions(transaction, { id, email: account.email, isEmailVerify: true }, null)
  })
/** A request whose password has to wait for others to be hashed, and a reset that is through before its turn comes. */
const overtaken = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
  const others = () => Promise.all(Array.from({ length: 4 * availableParallelism() }, () => hashPassword('another')))
  const before = others()
  const passwordHash = hashPassword('the owner’s new one')
  const after = others()
  const answer = send()
  await before
  await reset(await passwordHash)
  await after
  return answer
}
const login = (visitor: typeof member, password: string) =>
  visitor.post('/api/auth/jobseekers/login', { login: account.email, password })
const sessionsLeft = () => api.db.select().from(sessions).where(eq(sessions.userId, id))

// Whoever had somebody's session kept the account through a reset: a new password that they had sent waited to be hashed, and was
// written after the owner's.
test('a password set by a session that ended meanwhile is not', async () => {
  const { status, body } = await overtaken(() =>
    member.post('/api/auth/password', { new_password: 'a stranger’s own' }),
  )
  expect([status, body.code]).toEqual([401, 40003])
  expect((await login(api.visitor(), 'a stranger’s own')).status).toBe(401)
  expect((await login(api.visitor(), 'the owner’s new one')).status).toBe(200)
})

// A reset ends all sessions that there are. One that began a moment later, by the former password, stayed.
test('a sign-in by a password that was reset meanwhile begins no session', async () => {
  const visitor = api.visitor()
  const { status, body, headers } = await overtaken(() => login(visitor, account.password))
  expect([status, body.code, headers['set-cookie']]).toEqual([401, 40002, undefined])
  expect(await sessionsLeft()).toEqual([])
})

test('nor does it come as far as the second step', async () => {
  await api.db.insert(twoFactors).values({ userId: id, secret: 'sealed', enabledAt: new Date() })
  const visitor = api.visitor()
  expect((await overtaken(() => login(visitor, account.password))).status).toBe(401)
  expect(await api.db.select().from(authFlows).where(eq(authFlows.userId, id))).toEqual([])
  expect(visitor.cookies.has('auth_flow')).toBe(false)
})

// A device that a stolen session had let in claimed its own in the moment of the reset, and stayed.
test('nor does a device come in that a phone let in, whose session the reset ended', async () => {
  const [user] = await api.db.select().from(users).where(eq(users.id, id))
  if (!user) throw new Error('nobody')
  await reset(await hashPassword('the owner’s new one'))
  const context = { session: null, request: { headers: {}, cookies: {} }, reply: {} } as never
  const claimed = finishSignIn(api.app, context, user, { method: 'qr', isMultiFactor: true, pendingLink: null })
  await expect(claimed).rejects.toMatchObject({ reason: 'credentialsWrong' })
  expect(await sessionsLeft()).toEqual([])
})

// An upload takes minutes by a slow connection, and was taken from whoever had been signed out long before its end.
test.each([
  ['ended', 401, async () => reset(await hashPassword('the owner’s new one'))],
  [
    'suspended',
    403,
    async () => {
      await api.db.update(users).set({ isSuspended: true }).where(eq(users.id, id))
    },
  ],
])('an upload whose session was %s before its body had arrived attaches nothing', async (_, status, interrupt) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pdfFile('A life'))]), 'resume.pdf')
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await encoded.arrayBuffer())
  const slowly = async function* () {
    yield bytes.subarray(0, 200)
    // The handler is at work by now: it reads the body.
    await interrupt()
    yield bytes.subarray(200)
  }
  const headers = { 'content-type': type, 'x-requested-with': 'jobspan' }
  const cookies = Object.fromEntries(member.cookies)
  const payload = Readable.from(slowly())
  const answer = await api.app.inject({ method: 'POST', url: uploadResume.path, headers, cookies, payload })
  expect(answer.statusCode).toBe(status)
  expect(await api.db.select().from(resumes).where(eq(resumes.userId, id))).toEqual([])
})
