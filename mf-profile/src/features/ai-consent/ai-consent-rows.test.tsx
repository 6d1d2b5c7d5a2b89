import { expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { aiHelpIs, aModel, anAiHelp, consented } from '../../testing/ai-help-handlers.ts'
import { inEnglish } from '../../testing/handlers.ts'
import { AiConsentRows } from './ai-consent-rows.tsx'

const server = setupMockApi()

it('withdraws the consent to a provider, and says that nothing goes there', async () => {
  const withoutConsent = { text: { source: aModel, consented_at: null } }
  server.use(aiHelpIs({ text: consented }))
  server.use(mockApiResponse('DELETE', '/api/jobseeker/ai-help/consents/text', { data: anAiHelp(withoutConsent) }))
  const { user, platform } = await renderWithPlatform(<AiConsentRows />, inEnglish)
  expect(await screen.findByText('Allowed since November 20, 2026')).toBeVisible()
  expect(screen.queryByText('AI for pictures')).toBeNull()
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('Your consent is withdrawn.', 'success'))
  expect(screen.getByText('Nothing goes to Example AI. You are asked before the first time.')).toBeVisible()
})

it('shows nothing where no model is configured', async () => {
  server.use(aiHelpIs())
  const { container, platform } = await renderWithPlatform(<AiConsentRows />, inEnglish)
  await waitFor(() => expect(platform.queryClient.getQueryData(['ai-help'])).toBeDefined())
  expect(container).toBeEmptyDOMElement()
})
