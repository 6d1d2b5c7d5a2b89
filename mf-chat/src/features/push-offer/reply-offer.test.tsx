import { afterEach, expect, it } from '@jest/globals'
import { mockPush, mockPushApi, removePushMock } from '@jobspan/shared-features/push/testing'
import { renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { aMessage, asMember } from '../../testing/handlers.ts'
import { ReplyOffer } from './reply-offer.tsx'

setupMockApi(...mockPushApi().handlers)
afterEach(removePushMock)

const own = aMessage(11, { sender: 'seeker' })
const automatic = aMessage(12, { is_automatic: true })

it('offers to notify a member who waits for an answer', async () => {
  mockPush()
  await renderWithPlatform(<ReplyOffer messages={[own, automatic]} />, await asMember())
  expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeVisible()
})

it.each([
  ['the member has not written', []],
  ['the recruiter has answered', [own, aMessage(12)]],
  ['there is an offer to answer', [aMessage(10, { kind: 'offer' }), own]],
])('takes no room where %s', async (_, messages) => {
  mockPush()
  const { container } = await renderWithPlatform(<ReplyOffer messages={messages} />, await asMember())
  expect(container).toBeEmptyDOMElement()
})
