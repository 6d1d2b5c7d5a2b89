import { beforeAll, describe, expect, it } from '@jest/globals'
import type { PositionEligibility } from '@jobspan/shared-kit/contracts/identity/identity'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useRestriction } from '../features/position-eligibility/use-restriction.ts'
import texts from '../locales/en-us.json' with { type: 'json' }
import { asMember, exampleJob } from '../testing/example-job.ts'
import { JobActions } from './job-actions.tsx'

type Answer = NonNullable<JobDetail['position_eligibility']>
type Options = { session?: typeof asMember; country?: 'ph' | 'sg'; now?: Answer }

const path = '/api/jobApplication/jobs/42/eligibility'
const server = setupMockApi()

const Actions = ({ job }: { job: JobDetail }) => (
  <JobActions job={job} applied={null} restriction={useRestriction(job)} />
)

/** `now` is what the API answers when it is asked again. */
const open = (job: Partial<JobDetail>, initial: Answer, { now = initial, ...options }: Options = {}) => {
  const eligibility = job.eligibility ?? null
  server.use(mockApiResponse('GET', path, { data: { ...now, eligibility } satisfies PositionEligibility }))
  const actions = <Actions job={exampleJob({ ...job, position_eligibility: initial })} />
  return act(() =>
    renderWithPlatform(actions, { namespace: 'mf-job-detail', texts: { 'mf-job-detail': texts }, ...options }),
  )
}

const inSingapore = {
  arrangement: 'remote',
  applicant_location: { kind: 'only', countries: ['SG'] },
} satisfies Partial<JobDetail>
const fromManila = (isFromProfile: boolean): Answer => ({
  is_eligible: false,
  reason: null,
  residence: { is_eligible: false, country_code: 'PH', is_from_profile: isFromProfile },
})
const apply = () => screen.queryByRole('link', { name: 'Apply' })
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

// What stands in the place of Apply is in a file of its own, which comes with the first of them.
beforeAll(async () => {
  const { unmount } = await open(inSingapore, fromManila(false))
  await import('../features/position-eligibility/closed-to-visitor-content.tsx')
  unmount()
})

// “Work from anywhere in Singapore” let somebody in Manila fill in and send an application.
describe('a remote job that is open to other countries', () => {
  it('says so to a guest, and leads to the site of its country', async () => {
    await open(inSingapore, fromManila(false), { country: 'ph' })
    expect(await screen.findByText('Open to applicants who live in Singapore.')).toBeVisible()
    expect(screen.getByText(/You're on our site for the Philippines\./)).toBeVisible()
    expect(href('Switch to Singapore')).toBe('/en-us/place/sg?back=%2Fen-us%2Fjob%2Fsenior-accountant-42')
    expect(apply()).toBeNull()
    await expectNoAxeViolations()
  })

  it('leads a member to the location in the profile, which may be an old one', async () => {
    await open(inSingapore, fromManila(true), { session: asMember, country: 'sg' })
    expect(await screen.findByText(/Your profile says you live in the Philippines\./)).toBeVisible()
    expect(href('Change your location')).toBe('/en-us/manage-profile/profile?edit=basic_info')
    expect(screen.queryByRole('link', { name: 'Switch to Singapore' })).toBeNull()
    expect(apply()).toBeNull()
  })

  it('takes who has moved there meanwhile', async () => {
    const now: Answer = { is_eligible: true, reason: null }
    await open(inSingapore, fromManila(true), { session: asMember, now })
    await waitFor(() => expect(apply()).toBeVisible())
  })
})

// *Apply* stood there, and a form with a live button ended in a refusal.
describe('a job that is open to some identities', () => {
  const eligibility = { user_identities: [{ id: 1, value: 'Singapore citizen' }], text: null }
  const unverified: Answer = { is_eligible: false, reason: 'not_verified' }

  it('says to a guest what to do first', async () => {
    await open({ eligibility }, unverified, { country: 'sg' })
    expect(await screen.findByText('Open to: Singapore citizen')).toBeVisible()
    expect(screen.getByText('Sign in, then verify your identity to apply or chat.')).toBeVisible()
    expect(href('Sign in')).toBe('/en-us/get-started?redirect=%2Fen-us%2Fjob%2Fsenior-accountant-42')
    expect(apply()).toBeNull()
  })

  it('leads a member in another country to where identities are verified', async () => {
    await open({ eligibility }, unverified, { session: asMember, country: 'ph' })
    expect(await screen.findByText('Verify your identity to apply or chat.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Switch to Singapore' })).toBeVisible()
  })

  it('says to who is another identity that there is nothing to do', async () => {
    await open({ eligibility }, { is_eligible: false, reason: 'mismatch' }, { session: asMember, country: 'ph' })
    expect(await screen.findByText(/Your verified identity doesn't match/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Switch to Singapore' })).toBeNull()
  })

  it('lets who is one of them apply, and says nothing', async () => {
    await open({ eligibility }, { is_eligible: true, reason: null }, { session: asMember })
    expect(apply()).toBeVisible()
    expect(screen.queryByText(/Open to:/)).toBeNull()
  })
})
