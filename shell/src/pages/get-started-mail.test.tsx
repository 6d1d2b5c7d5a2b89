import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { loadLazySteps } from '../sign-in/load-lazy-steps.ts'
import { quietHandlers } from '../testing/account-handlers.ts'
import { renderPage } from '../testing/render-page.tsx'
import * as resetPage from './change-password-page.tsx'
import * as page from './get-started-page.tsx'

const server = setupMockApi(...quietHandlers)

const words = 'We cannot send emails right now. Try again in a minute, or choose another way.'
const away = { status: 503, code: 50102, message: words }
const sent = { data: { resend_after: 60, expires_in: 600 } }

const toEmail = async (search: string) => {
  const opened = await renderPage(page, { path: `/get-started${search}` })
  await opened.user.fill(screen.getByRole('textbox', { name: 'Email' }), 'mei@example.com')
  await opened.user.click(screen.getByRole('button', { name: 'Continue with email' }))
  await screen.findByLabelText('Password')
  return opened
}

beforeAll(() => loadLazySteps())
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

// Issued in good time by the API (`transports.test.ts`); that a person reads it, and loses nothing of what they typed, was held by nothing.
describe('while the mail server is away', () => {
  it.each([
    ['Email me a code', '/api/auth/login/otp', 'code'],
    ['Email me a link', '/api/auth/login/magic-link', 'link'],
  ])('“%s” says so in place, and sends it once it is back', async (name, path, step) => {
    server.use(mockApiResponse('POST', path, away))
    const { user, where, platform } = await toEmail('?redirect=%2Fen-us%2Fjob%2Fcook-7')
    const at = where()
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(platform.notify).not.toHaveBeenCalled()
    expect(where()).toBe(at)
    expect(screen.getByText(/mei@example\.com/)).toBeVisible()
    await expectNoAxeViolations()
    server.use(mockApiResponse('POST', path, sent))
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(where()).toContain(`step=${step}`))
  })

  it('a forgotten password’s code says so in place, with the address still there', async () => {
    server.use(mockApiResponse('POST', '/api/auth/reset-password/otp', away))
    const { user, where } = await renderPage(resetPage, { path: '/change-password' })
    await user.fill(await screen.findByRole('textbox', { name: 'Email' }), 'mei@example.com')
    await user.click(screen.getByRole('button', { name: 'Email me a code' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mei@example.com')
    expect(where()).toBe('/change-password')
  })
})
