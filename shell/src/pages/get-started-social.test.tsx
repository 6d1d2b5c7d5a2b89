import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { loadLazySteps } from '../sign-in/load-lazy-steps.ts'
import { quietHandlers, signedIn } from '../testing/account-handlers.ts'
import { renderPage } from '../testing/render-page.tsx'
import * as page from './get-started-page.tsx'

const server = setupMockApi(...quietHandlers)
const open = (path: string) => renderPage(page, { path, pages: ['/job', '/onsite-job'] })

const email = () => screen.getByRole('textbox', { name: 'Email' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

const over = 'This sign-in expired. Please start again.'

// Fetched while a first step is on show; a test that begins at a later one has them at once.
beforeAll(() => loadLazySteps())
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('a social account', () => {
  const waiting = { status: 'link', provider: 'google', email: 'mei@example.com' }

  it('is linked by whoever signs in to the account of its address', async () => {
    server.use(
      mockApiResponse('GET', '/api/auth/pending', { data: waiting }),
      mockApiResponse('POST', '/api/auth/jobseekers/login', { data: signedIn }),
    )
    const { user, where } = await open('/get-started?social=done')
    expect(await screen.findByRole('heading', { name: 'Link Google to your account' })).toBeVisible()
    expect(where()).toBe('/get-started?step=link-account')
    await user.fill(screen.getByLabelText('Password'), 'a long enough secret')
    await user.click(button('Sign in'))
    await waitFor(() => expect(where()).toBe('/onsite-job'))
  })

  // Whoever took longer than ten minutes over the code was signed in, and nothing was linked: nothing said so.
  it('that waited too long for that is named once they are signed in, and the way goes on from there', async () => {
    server.use(
      mockApiResponse('GET', '/api/auth/pending', { data: waiting }),
      mockApiResponse('POST', '/api/auth/jobseekers/login', { data: { ...signedIn, not_linked: 'google' } }),
    )
    const { user, where } = await open('/get-started?step=link-account&redirect=%2Fen-us%2Fjob%2Fcook-7')
    await user.fill(await screen.findByLabelText('Password'), 'a long enough secret')
    await user.click(button('Sign in'))
    const title = await screen.findByRole('heading', { name: "Google isn't linked yet" })
    expect(title.closest('section')).toHaveFocus()
    expect(screen.getByText(/^You're signed in, but Google wasn't linked/)).toBeVisible()
    expect(where()).toBe('/get-started?step=link-expired-google&redirect=%2Fen-us%2Fjob%2Fcook-7')
    await expectNoAxeViolations()
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/en-us/job/cook-7')
  })

  it('may stay apart', async () => {
    const dropped: string[] = []
    server.use(
      mockApiResponse('GET', '/api/auth/pending', { data: waiting }),
      mockApiResponse('DELETE', '/api/auth/pending', (request) => {
        dropped.push(request.method)
        return {}
      }),
    )
    const { user, where } = await open('/get-started?step=link-account')
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(where()).toBe('/get-started'))
    expect(dropped).toEqual(['DELETE'])
  })

  it('that did not work out says so', async () => {
    await open('/get-started?social=41052')
    expect(screen.getByText("That sign-in didn't work. Try again, or choose another sign-in method.")).toBeVisible()
  })

  // “Unexpected server error. Try refreshing”: the form stood there, and no press of it could ever do anything.
  it('whose form stood open for too long begins anew, with a word', async () => {
    const registration = {
      status: 'registration',
      email: 'mei@example.com',
      phone_num: null,
      first_name: 'Mei',
      last_name: 'Tan',
      provider: 'google',
    }
    server.use(
      mockApiResponse('GET', '/api/auth/pending', { data: registration }),
      mockApiResponse('POST', '/api/auth/register/pending', { status: 404, code: 40004 }),
    )
    const { user, where } = await open('/get-started?step=complete-registration&redirect=%2Fen-us%2Fjob%2Fcook-7')
    const last = await screen.findByRole('textbox', { name: 'Last name' })
    await user.clear(last)
    await user.type(last, 'Tan-Lim')
    await user.click(screen.getByRole('checkbox', { name: /^I agree/ }))
    await user.click(button('Create account'))
    await waitFor(() => expect(where()).toBe('/get-started?step=over&redirect=%2Fen-us%2Fjob%2Fcook-7'))
    expect(screen.getByText(over)).toBeVisible()
    expect(email()).toHaveValue('mei@example.com')
    // Proven anew, by a code this time, the form has the name again.
    server.use(
      mockApiResponse('POST', '/api/auth/login/otp', { data: { resend_after: 60, expires_in: 600 } }),
      mockApiResponse('POST', '/api/auth/login/verify-otp', {
        data: { ...registration, first_name: '', last_name: '', provider: null },
      }),
    )
    await user.click(button('Continue with email'))
    await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
    await screen.findByRole('textbox', { name: 'Code' })
    await user.keyboard('222222')
    expect(await screen.findByRole('textbox', { name: 'Last name' })).toHaveValue('Tan-Lim')
  })

  // The first step stood there without a word, and whoever had just typed a password or come from Google wondered why.
  it.each(['step=complete-registration', 'step=second-factor', 'step=link-account', 'social=done'])(
    'or second step that waits no longer begins anew, with a word (%s)',
    async (at) => {
      server.use(mockApiResponse('GET', '/api/auth/pending', { status: 404, code: 40004 }))
      const { where } = await open(`/get-started?${at}&redirect=%2Fen-us%2Fjob%2Fcook-7`)
      expect((await screen.findByText(over)).closest('[role="status"]')).toBeVisible()
      expect(email()).toBeVisible()
      expect(where()).toContain('redirect=%2Fen-us%2Fjob%2Fcook-7')
    },
  )
})
