import { describe, expect, it } from '@jest/globals'
import type { PositionEligibility } from '@jobspan/shared-kit/contracts/identity'
import type { Host } from '@jobspan/shared-kit/remote'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { Slot } from '../../slots/job-eligibility.tsx'
import { asMember, paths } from '../../testing/answers.ts'

const server = setupMockApi()
const host = { hasOverlay: (flag: string) => flag === 'showSingpassInfo' } as unknown as Host
const eligibility = { user_identities: [{ id: 1, value: 'Singapore citizen' }], text: null }

const render = async (reason: PositionEligibility['reason']) => {
  server.use(mockApiResponse('GET', paths.eligibility, { data: { is_eligible: reason === null, reason, eligibility } }))
  const job = { status: 'open' as const, eligibility }
  return renderWithPlatform(<Slot jobId={7} job={job} place="actions" />, {
    ...(await asMember()),
    host,
    path: '/job/waiter-7',
  })
}

describe('beside Apply', () => {
  // The whole card with the identity button was cut off: the page has room for some lines there.
  it('one button leads to the verification above the page', async () => {
    const { user, platform } = await render('not_verified')
    await user.click(await screen.findByRole('button', { name: 'Verify your identity' }))
    expect(platform.navigate).toHaveBeenCalledWith('/job/waiter-7?showSingpassInfo=1')
    await expectNoAxeViolations()
  })

  // On a phone the overlay came 1.6 s after the touch.
  it('fetches the overlay once the page is at rest', async () => {
    const { platform } = await render('not_verified')
    await screen.findByRole('button', { name: 'Verify your identity' })
    await waitFor(() => expect(platform.prefetch).toHaveBeenCalledTimes(1), { timeout: 4000 })
  })

  it('says that the member is another identity', async () => {
    await render('mismatch')
    expect(
      await screen.findByText(/open to: Singapore citizen\. The identity information does not match/),
    ).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
