import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { unsealUser } from '../../platform/session/session-user.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const settings = '/api/jobseekers/account-setting'
const save = '/api/jobseeker/user-settings'

let api: TestApp
let member: ReturnType<TestApp['visitor']>

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  await member.register()
})

test('come as they are for a new member: all on but the mails of profile views, without quiet hours', async () => {
  const { data } = (await member.get(settings)).body
  expect(data).toMatchObject({
    language: 'en-us',
    delete_after: null,
    quiet_hours: null,
    user: { first_name: 'Aiko' },
  })
  expect(data.notifications).toEqual({
    email_applications: true,
    email_messages: true,
    email_job_alerts: true,
    email_profile_views: false,
    app_applications: true,
    app_messages: true,
    app_job_alerts: true,
    app_profile_views: true,
  })
  expect(data.push).toEqual({
    push_messages: true,
    push_applications: true,
    push_interviews: true,
    push_job_alerts: true,
  })
})

test('change only where they are named, two at once without losing one', async () => {
  await Promise.all([
    member.post(save, { notifications: { email_messages: false } }),
    member.post(save, { notifications: { app_messages: false }, language: 'ar' }),
    member.post(save, { push: { push_messages: false } }),
  ])
  const { data } = (await member.get(settings)).body
  expect(data.language).toBe('ar')
  expect(data.notifications).toMatchObject({ email_messages: false, app_messages: false, email_applications: true })
  expect(data.push).toMatchObject({ push_messages: false, push_applications: true })
  expect((await member.post(save, {})).body.data).toEqual(data)
})

test('quiet hours are set, kept beside the switches, and taken away', async () => {
  const quiet = { from: '22:00', to: '07:30', time_zone: 'Asia/Tokyo' }
  expect((await member.post(save, { quiet_hours: quiet })).body.data.quiet_hours).toEqual(quiet)
  const { data } = (await member.post(save, { notifications: { email_messages: false } })).body
  expect([data.quiet_hours, data.notifications.email_messages]).toEqual([quiet, false])
  expect((await member.post(save, { quiet_hours: null })).body.data).toMatchObject({
    quiet_hours: null,
    notifications: { email_messages: false },
  })
})

test.each([
  [{ from: '22:00', to: '07:30', time_zone: 'Mars/Olympus' }, 'quiet_hours.time_zone'],
  [{ from: '22:00', to: '07:30', time_zone: '+08:00' }, 'quiet_hours.time_zone'],
  [{ from: '24:00', to: '07:30', time_zone: 'UTC' }, 'quiet_hours.from'],
  [{ from: '07:30', to: '07:30', time_zone: 'UTC' }, 'quiet_hours.to'],
])('the quiet hours %j are refused by %s', async (quiet, field) => {
  const refused = await member.post(save, { quiet_hours: quiet })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, expect.arrayContaining([field])])
  expect((await member.get(settings)).body.data.quiet_hours).toBeNull()
})

// News and recommendations had switches that nothing read.
test.each([
  { notifications: { unknown: true } },
  { notifications: { email_messages: 'yes' } },
  { notifications: { email_news: true } },
  { notifications: { push_messages: true } },
  { language: 'xx' },
])('%j is refused', async (body) => {
  expect((await member.post(save, body)).status).toBe(422)
})

test('a changed name is in the account and in the sealed cookie', async () => {
  const { status, body } = await member.patch('/api/jobseeker/me', { first_name: ' 愛子 ', notice_period_id: 2 })
  expect(status).toBe(200)
  expect(body.data.user).toMatchObject({ first_name: '愛子', last_name: 'Tan', notice_period_id: 2 })
  const sealed = unsealUser(api.app.sealKey, member.cookies.get('user') ?? '')
  expect(sealed).toEqual(body.data.user)
  expect((await member.get('/api/jobseeker/me')).body.data.user).toEqual(body.data.user)
})

test.each([{ first_name: '' }, { first_name: 'x'.repeat(51) }, { last_name: 7 }, { notice_period_id: 9999 }])(
  'the change %j is refused',
  async (body) => {
    expect((await member.patch('/api/jobseeker/me', body)).status).toBe(422)
  },
)

test('what is not a member’s to set is refused by its name, and stays', async () => {
  const before = (await member.get('/api/jobseeker/me')).body.data.user
  const facts = { email: 'other@example.com', is_email_verify: true, active_key: 9, id: 1 }
  const refused = await member.patch('/api/jobseeker/me', facts)
  expect([refused.status, Object.keys(refused.body.errors).toSorted()]).toEqual([
    422,
    [...Object.keys(facts), 'error'].toSorted(),
  ])
  expect((await member.patch('/api/jobseeker/me')).body.data.user).toEqual(before)
  expect((await member.get('/api/jobseeker/me')).body.data.user).toEqual(before)
})

test('guests have none', async () => {
  const guest = api.visitor()
  await guest.guest()
  for (const answer of [await guest.get(settings), await guest.post(save), await guest.patch('/api/jobseeker/me')]) {
    expect(answer.body.code).toBe(40005)
  }
})
