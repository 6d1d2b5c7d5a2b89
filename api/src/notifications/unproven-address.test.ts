import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import { messagesTo, newEmail } from '../testing/messages.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

// Whoever registered somebody else's address chose the first words of the welcome that its owner got: “You won! Claim at https://…”.
let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

const textsTo = async (email: string) => {
  await api.deliverMails()
  const mails = await messagesTo(api, email)
  return mails.map(({ subject, text, html }) => [subject, text, html].join('\n')).join('\n')
}

test.each(['first_name', 'last_name'])(
  'an address in %s is refused, in registering and in the settings',
  async (field) => {
    const claim = { [field]: 'You won! Claim at https://evil.example' }
    const refused = await api.visitor().register(claim)
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toHaveProperty(field)
    const member = api.visitor()
    await member.register()
    expect((await member.patch('/api/jobseeker/me', claim)).status).toBe(422)
    expect((await member.patch('/api/jobseeker/me', { [field]: 'J. R.' })).status).toBe(200)
  },
)

test('mails to an address that nobody has proven say nothing of what was typed; later ones call the member by name', async () => {
  const email = newEmail()
  const member = api.visitor()
  await member.register({ email, first_name: 'Congratulations', last_name: 'Winner' })
  expect(await textsTo(email)).toContain('Hello,')
  await api
    .visitor()
    .post(
      '/api/auth/login',
      { login: email, password: 'correct horse battery' },
      { 'user-agent': 'You won (X11; Linux x86_64) Firefox/140.0' },
    )
  expect(await textsTo(email)).toContain('New sign-in')
  expect(await textsTo(email)).not.toMatch(/Congratulations|Winner|You won/)

  await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.email, email))
  const otherDevice = {
    'user-agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  }
  await api.visitor().post('/api/auth/login', { login: email, password: 'correct horse battery' }, otherDevice)
  expect(await textsTo(email)).toContain('Hello Congratulations,')
})
