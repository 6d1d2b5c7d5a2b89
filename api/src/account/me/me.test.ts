import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { unsealUser } from '../../platform/session/session-user.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const me = '/api/jobseeker/me'

/** ISO 3166-1. */
const singapore = 702
const japan = 392

const facts = {
  nationality_id: japan,
  home_address: '10 Harbour Road',
  work_eligibility: [
    { country_id: japan, permit_id: 1 },
    { country_id: singapore, permit_id: 3 },
  ],
  job_seeker_type_id: 3,
  working_since: '2015-04',
  available_from: '2027-01-04',
}

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

const profile = async () => (await member.get('/api/jobseekers/profile')).body.data
const save = (body: object) => member.patch(me, body)

test('basic info is kept as it was told, and taken back', async () => {
  expect((await save({ ...facts, latitude: 1.35, longitude: 103.8 })).status).toBe(200)
  const found = await profile()
  expect(found.facts).toMatchObject(facts)
  expect(found.user).toMatchObject({ latitude: 1.35, longitude: 103.8 })
  expect(unsealUser(api.app.sealKey, member.cookies.get('user') ?? '')).toEqual(found.user)
  const nothing = {
    nationality_id: null,
    home_address: null,
    work_eligibility: [],
    job_seeker_type_id: null,
    working_since: null,
    available_from: null,
    notice_period_id: null,
  }
  await save(nothing)
  const emptied = await profile()
  expect(emptied.facts).toMatchObject(nothing)
  // The position is the address's.
  expect(emptied.user).toMatchObject({ latitude: null, longitude: null })
})

test('a notice period is told in the profile once, beside the day', async () => {
  await save({ notice_period_id: 4, available_from: '2027-01-04' })
  expect((await profile()).facts).toMatchObject({ notice_period_id: 4, available_from: '2027-01-04' })
})

test.each([
  [{ nationality_id: 999 }, 'nationality_id'],
  [{ job_seeker_type_id: 99 }, 'job_seeker_type_id'],
  [{ notice_period_id: 99 }, 'notice_period_id'],
  [{ working_since: '2099-01' }, 'working_since'],
  [{ working_since: '2015' }, 'working_since'],
  [{ available_from: '2027-02-30' }, 'available_from'],
  [{ home_address: '' }, 'home_address'],
  [{ home_address: 'x'.repeat(201) }, 'home_address'],
  [{ latitude: 1.35 }, 'longitude'],
  [{ latitude: 1.35, longitude: null }, 'longitude'],
  [{ latitude: 91, longitude: 0 }, 'latitude'],
  [{ work_eligibility: [{ country_id: 999, permit_id: 1 }] }, 'work_eligibility'],
  [{ work_eligibility: [{ country_id: japan, permit_id: 99 }] }, 'work_eligibility'],
  [
    {
      work_eligibility: [
        { country_id: japan, permit_id: 1 },
        { country_id: japan, permit_id: 2 },
      ],
    },
    'work_eligibility',
  ],
  [{ shoe_size: 44 }, 'shoe_size'],
])('%j is refused, and what came with it changes nothing', async (body, field) => {
  const answer = await save({ first_name: 'Changed', ...body })
  expect(answer).toMatchObject({ status: 422, body: { code: 40001, errors: { [field]: expect.anything() } } })
  const found = await profile()
  expect(found.user.first_name).toBe('Aiko')
  expect(found.facts.version).toBe(0)
})

describe('two tabs', () => {
  test('of which the second saw older facts: it gets those that there are, and changes nothing', async () => {
    const { version } = (await profile()).facts
    const answers = await Promise.all([
      save({ version, working_since: '2015-04', first_name: 'One', notice_period_id: 2 }),
      save({ version, working_since: '2016-05', first_name: 'Two', notice_period_id: 3 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const found = await profile()
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 40026, data: found.facts })
    expect(refused?.body.message).toMatch(/another tab/)
    expect([found.user.first_name, found.facts.notice_period_id, found.facts.working_since]).toEqual(
      answers[0]?.status === 200 ? ['One', 2, '2015-04'] : ['Two', 3, '2016-05'],
    )
    expect((await save({ version: found.facts.version, working_since: null })).status).toBe(200)
  })

  test('that change different facts without a version lose neither', async () => {
    await Promise.all([save({ working_since: '2015-04' }), save({ nationality_id: japan })])
    expect((await profile()).facts).toMatchObject({ working_since: '2015-04', nationality_id: japan, version: 2 })
  })
})

test('the facts of one member are not another’s, nor a guest’s', async () => {
  await save(facts)
  const other = api.visitor()
  await other.register()
  expect((await other.get('/api/jobseekers/profile')).body.data.facts).toMatchObject({
    home_address: null,
    version: 0,
  })
  const guest = api.visitor()
  await guest.guest()
  expect((await guest.patch(me, facts)).body.code).toBe(40005)
})
