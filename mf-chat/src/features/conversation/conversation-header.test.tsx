import { expect, it } from '@jest/globals'
import { createTestHost, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { aChat, asMember } from '../../testing/handlers.ts'
import { ConversationHeader } from './conversation-header.tsx'

// The company's name led nowhere.
it('leads to the page of the recruiter’s company', async () => {
  const host = createTestHost({ hasPage: () => true })
  await renderWithPlatform(<ConversationHeader chat={aChat()} listPath="/chat" />, { ...(await asMember()), host })
  expect(screen.getByRole('link', { name: 'Harbour Works' })).toHaveAttribute('href', '/en-us/company/1')
})
