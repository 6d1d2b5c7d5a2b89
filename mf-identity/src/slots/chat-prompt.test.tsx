import { afterEach, describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { aStatus, asMember, aVerification, paths } from '../testing/handlers.ts'
import { Slot } from './chat-prompt.tsx'

const server = setupMockApi(mockApiResponse('GET', paths.status, { data: aStatus() }))

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a page writes it.
  document.cookie = 'singpass_skip=; path=/; max-age=0'
})

const expectNothing = async ({ container, platform }: Awaited<ReturnType<typeof renderWithPlatform>>) => {
  await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
  expect(container).toBeEmptyDOMElement()
}

describe('beside a chat', () => {
  it('proposes to verify, in few words', async () => {
    await renderWithPlatform(<Slot />, await asMember())
    expect(await screen.findByText('Show recruiters that your identity is verified.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Verify with Sing pass' })).toBeVisible()
    await expectNoAxeViolations()
  })

  it('can be put off, and is not there again after that', async () => {
    const { user, container, unmount } = await renderWithPlatform(<Slot />, await asMember())
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(container).toBeEmptyDOMElement()
    expect(document.cookie).toContain('singpass_skip=1')
    unmount()
    await expectNothing(await renderWithPlatform(<Slot />, await asMember()))
  })

  it.each([
    ['to who is verified', aStatus({ verification: aVerification() }), {}],
    ['where nobody can be', aStatus({ is_available: false }), {}],
    ['in another country', aStatus(), { country: 'jp' as const }],
  ])('says nothing %s', async (_, status, where) => {
    server.use(mockApiResponse('GET', paths.status, { data: status }))
    await expectNothing(await renderWithPlatform(<Slot />, await asMember(where)))
  })
})
