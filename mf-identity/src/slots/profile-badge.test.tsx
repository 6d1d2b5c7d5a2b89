import { describe, expect, it } from '@jest/globals'
import type { Host } from '@jobspan/shared-kit/remote'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { aStatus, asMember, aVerification, paths } from '../testing/handlers.ts'
import { Slot } from './profile-badge.tsx'

const server = setupMockApi()
const host = { hasOverlay: (flag: string) => flag === 'showSingpassInfo' } as unknown as Host
const render = async (status: ReturnType<typeof aStatus>) => {
  server.use(mockApiResponse('GET', paths.status, { data: status }))
  return renderWithPlatform(<Slot />, { ...(await asMember()), host, path: '/manage-profile/profile?edit=skills' })
}

describe('beside the member’s name', () => {
  it('tells what was checked and when', async () => {
    await render(aStatus({ verification: aVerification() }))
    expect(await screen.findByText('Identity verified')).toBeVisible()
    expect(
      screen.getByText('Checked with Singpass on November 20, 2026: Name, Nationality, and Pass type'),
    ).toBeVisible()
    await expectNoAxeViolations()
  })

  it('has the identity button, and beside it the way to what a verification is, above the same page', async () => {
    const { user, platform } = await render(aStatus())
    expect(await screen.findByRole('button', { name: 'Verify with Sing pass' })).toBeVisible()
    expect(screen.queryByText(/Local stand-in for Singpass/)).toBeNull()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'How it works' }))
    expect(platform.navigate).toHaveBeenCalledWith('/manage-profile/profile?edit=skills&showSingpassInfo=1')
  })

  it('says where a stand-in plays Singpass', async () => {
    await render(aStatus({ is_stand_in: true }))
    expect(await screen.findByText(/Local stand-in for Singpass/)).toBeVisible()
  })

  it('offers it again once the pass has run out, and not where nobody can be verified', async () => {
    const expired = await render(aStatus({ verification: aVerification({ is_valid: false }) }))
    expect(await screen.findByRole('button', { name: 'Verify with Sing pass' })).toBeVisible()
    expired.unmount()
    const { container, platform } = await render(aStatus({ is_available: false }))
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    expect(container).toBeEmptyDOMElement()
  })
})
