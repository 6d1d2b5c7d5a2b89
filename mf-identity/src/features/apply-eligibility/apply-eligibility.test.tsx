import { describe, expect, it, jest } from '@jest/globals'
import type { PositionEligibility } from '@jobspan/shared-kit/contracts/identity/identity'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { Host } from '@jobspan/shared-kit/remote'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { Slot } from '../../slots/job-eligibility.tsx'
import { aStatus, asMember, paths } from '../../testing/handlers.ts'

const server = setupMockApi(mockApiResponse('GET', paths.status, { data: aStatus() }))
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
  // The whole card was cut off: the page has room for some lines there.
  it('the identity button stands, and the way to what a verification is, above the page', async () => {
    const { user, platform } = await render('not_verified')
    expect(await screen.findByRole('button', { name: 'Verify with Sing pass' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'How it works' }))
    expect(platform.navigate).toHaveBeenCalledWith('/job/waiter-7?showSingpassInfo=1')
    await expectNoAxeViolations()
  })

  it('says what went wrong', async () => {
    server.use(mockApiResponse('POST', paths.begin, { status: 503, code: errorCode.unavailable }))
    jest.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await render('not_verified')
    await user.click(await screen.findByRole('button', { name: 'Verify with Sing pass' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    expect(screen.getByRole('button', { name: 'Verify with Sing pass' })).toHaveAccessibleDescription(
      /Something went wrong/,
    )
  })
})
