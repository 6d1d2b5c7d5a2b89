import { describe, expect, it } from '@jest/globals'
import type { PositionEligibility } from '@jobspan/shared-kit/contracts/identity/identity'
import type { Host, SlotParams } from '@jobspan/shared-kit/remote'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { aStatus, asMember, aVerification, paths } from '../testing/handlers.ts'
import { Slot } from './job-eligibility.tsx'

const server = setupMockApi()
const host = { hasOverlay: (flag: string) => flag === 'showSingpassInfo' } as unknown as Host

const citizen = { id: 1, value: 'Singapore citizen' }
const resident = { id: 2, value: 'Singapore permanent resident' }
const locals = { user_identities: [citizen, resident], text: null }

const render = async (
  reason: PositionEligibility['reason'],
  job: SlotParams['job.eligibility']['job'] = { status: 'open', eligibility: locals },
) => {
  let asked = 0
  const verification = reason === 'expired' ? aVerification({ is_valid: false }) : null
  server.use(
    mockApiResponse('GET', paths.status, { data: aStatus({ verification }) }),
    mockApiResponse('GET', paths.eligibility, () => {
      asked += 1
      return { data: { is_eligible: reason === null, reason, eligibility: locals } }
    }),
  )
  const rendered = await renderWithPlatform(<Slot jobId={7} job={job} />, { ...(await asMember()), host })
  return { ...rendered, timesAsked: () => asked }
}

describe('on a job that is open to some identities alone', () => {
  it.each(['not_verified', 'expired'] as const)(
    'offers the way to show that one is one of them (%s)',
    async (reason) => {
      const { platform } = await render(reason)
      expect(await screen.findByRole('button', { name: 'Verify with Sing pass' })).toBeVisible()
      // It cannot be put off: nothing can be done here without it.
      expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
      await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
      await expectNoAxeViolations()
    },
  )

  it.each([null, 'mismatch'] as const)('offers nothing to who is one of them, or another (%s)', async (reason) => {
    const { container, platform, timesAsked } = await render(reason)
    await waitFor(() => expect(timesAsked()).toBe(1))
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    expect(container).toBeEmptyDOMElement()
  })

  it('asks nothing of a job that is open to all, or closed', async () => {
    const jobs: SlotParams['job.eligibility']['job'][] = [
      { status: 'open', eligibility: { user_identities: [], text: 'A clean record' } },
      { status: 'closed', eligibility: locals },
    ]
    for (const job of jobs) {
      const { platform, timesAsked, unmount } = await render('not_verified', job)
      await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
      expect(timesAsked()).toBe(0)
      unmount()
    }
  })
})
