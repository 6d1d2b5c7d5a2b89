import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { addJobs, employerEnvironment, registerCompleteMember, startChatAs } from '../chats/chat-fixture.ts'
import { locations } from '../config/locations.ts'
import { upsertJobs } from '../jobs/upsert-jobs.ts'
import { profileFacts } from '../profile/tables/records.ts'
import { jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/visitor.ts'

const from = (country: string) => ({ 'country-id': String(countries.find(({ key }) => key === country)?.id) })
const [manila, singapore, everywhere] = [from('ph'), from('sg'), from('others')]
const locationIn = (country: string) => locations.find((location) => location.country === country)?.id ?? null

/*
 * “Work from anywhere in Singapore” took an application from Manila, without a word: the countries that a remote job names were shown, and
 * nothing compared them with where the applicant lives.
 */
describe('a job whose applicants live in certain countries', () => {
  const [onlySingapore, notPhilippines] = [8, 9]
  let api: TestApp

  beforeAll(async () => {
    api = await createTestApp(employerEnvironment)
    await addJobs(api)
    await upsertJobs(api.db, [
      jobRecord({
        identifier: 'only',
        arrangement: 'remote',
        applicantLocation: { kind: 'only', countries: ['SG', 'MY'] },
      }),
      jobRecord({
        identifier: 'except',
        arrangement: 'remote',
        applicantLocation: { kind: 'worldwide_except', countries: ['PH'] },
      }),
    ])
  }, 60_000)
  afterAll(() => api.close())

  const apply = (member: TestClient, jobId: number, headers: Record<string, string>) =>
    member.post(
      `/api/data/jobs/${jobId}/applications`,
      { source: 'job_search' },
      { 'idempotency-key': crypto.randomUUID(), ...headers },
    )
  const eligibility = async (visitor: TestClient, jobId: number, headers: Record<string, string>) =>
    (await visitor.get(`/api/jobApplication/jobs/${jobId}/eligibility`, headers)).body.data
  const residesIn = (member: { id: number }, country: string) =>
    api.db.insert(profileFacts).values({ userId: member.id, locationId: locationIn(country) })

  test('tells a guest by the country of the site', async () => {
    const guest = api.visitor()
    await guest.guest()
    const residence = { is_eligible: false, country_code: 'PH', is_from_profile: false }
    expect(await eligibility(guest, onlySingapore, manila)).toMatchObject({
      is_eligible: false,
      reason: null,
      residence,
    })
    expect(await eligibility(guest, notPhilippines, manila)).toMatchObject({ is_eligible: false })
    expect(await eligibility(guest, onlySingapore, singapore)).toMatchObject({ is_eligible: true })
    expect(await eligibility(guest, notPhilippines, singapore)).toMatchObject({ is_eligible: true })
    expect(await eligibility(guest, onlySingapore, everywhere)).toMatchObject({ is_eligible: true })
    expect(await eligibility(guest, 1, manila)).toEqual({ is_eligible: true, reason: null, eligibility: null })
    const shown = async (jobId: number) =>
      (await guest.get(`/api/job/jobs/${jobId}`, manila)).body.data.position_eligibility
    expect(await shown(onlySingapore)).toEqual({ is_eligible: false, reason: null, residence })
    expect(await shown(1)).toBeNull()
  })

  test('takes no application and no chat from elsewhere', async () => {
    const member = await registerCompleteMember(api)
    await residesIn(member, 'ph')
    // The profile counts, wherever its member is looking from.
    expect(await eligibility(member, onlySingapore, singapore)).toMatchObject({
      residence: { is_eligible: false, country_code: 'PH', is_from_profile: true },
    })
    const refusal = { status: 403, body: { code: 41274, errors: { location_id: ['elsewhere'] } } }
    const applied = await apply(member, onlySingapore, singapore)
    expect(applied).toMatchObject(refusal)
    expect(applied.body.message).toBe(
      "This job isn't open to people who live where you do (Philippines). If you live elsewhere, change the location in your profile.",
    )
    expect(await startChatAs(member, onlySingapore)).toMatchObject(refusal)
    expect((await apply(member, notPhilippines, singapore)).body.code).toBe(41274)
  })

  test('takes who lives there, and who has not told and uses the site of that country', async () => {
    const abroad = await registerCompleteMember(api)
    await residesIn(abroad, 'my')
    expect((await apply(abroad, onlySingapore, manila)).status).toBe(201)
    const untold = await registerCompleteMember(api)
    expect((await apply(untold, onlySingapore, manila)).body.code).toBe(41274)
    expect((await apply(untold, onlySingapore, singapore)).status).toBe(201)
  })
})
