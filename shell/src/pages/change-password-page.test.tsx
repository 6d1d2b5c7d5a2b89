import { describe, expect, it } from '@jest/globals'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { member, quietHandlers, signedIn } from '../testing/account-handlers.ts'
import { renderPage } from '../testing/render-page.tsx'
import * as page from './change-password-page.tsx'

const server = setupMockApi()
/** Of a suspended account. */
const signInRefused = mockApiResponse('POST', '/api/auth/jobseekers/login', { status: 403, code: 41044 })
const button = (name: string) => screen.getByRole('button', { name })

describe('a forgotten password', () => {
  it('takes email and code of the address over and scrubs them from it at once', async () => {
    const set: unknown[] = []
    server.use(
      mockApiResponse('POST', '/api/auth/reset-password', async (request) => {
        set.push(await request.json())
        return {}
      }),
      signInRefused,
    )
    const { user, where } = await renderPage(page, { path: '/change-password?email=mei%40example.com&otp=123456' })
    expect(where()).toBe('/change-password')
    const field = screen.getByLabelText('New password')
    await user.type(field, 'short')
    await user.click(button('Set new password'))
    expect(field).toHaveAccessibleDescription('Use at least 8 characters')
    await user.type(field, ' is not enough')
    await user.click(button('Set new password'))
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
    expect(set).toEqual([{ email: 'mei@example.com', otp: '123456', new_password: 'short is not enough' }])
  })

  // Who came with an old code typed a new password again and again, and nothing on the page led to another code.
  it.each([41040, 41042, 41043])('offers a new code where the one in the address is refused (%i)', async (code) => {
    server.use(
      mockApiResponse('POST', '/api/auth/reset-password', { status: 422, code, message: 'This code does not count.' }),
      mockApiResponse('POST', '/api/auth/reset-password/otp', { data: { resend_after: 60, expires_in: 600 } }),
    )
    const { user } = await renderPage(page, { path: '/change-password?email=mei%40example.com&otp=123456' })
    await user.fill(screen.getByLabelText('New password'), 'long enough it is')
    await user.click(button('Set new password'))
    expect(await screen.findByRole('alert')).toHaveTextContent('This code does not count.')
    await user.click(button('Send a new code'))
    expect(await screen.findByRole('textbox', { name: 'Code' })).toHaveFocus()
  })

  const setPassword = async (options: Partial<Parameters<typeof renderPage>[1]> = {}) => {
    const rendered = await renderPage(page, { path: '/change-password?email=Mei%40example.com&otp=123456', ...options })
    await rendered.user.fill(screen.getByLabelText('New password'), 'long enough it is')
    await rendered.user.click(button('Set new password'))
    return rendered
  }

  // Address and password were typed again, a moment after the password was chosen.
  it('signs in with the new password', async () => {
    const sent: unknown[] = []
    server.use(
      ...quietHandlers,
      mockApiResponse('POST', '/api/auth/reset-password', {}),
      mockApiResponse('POST', '/api/auth/jobseekers/login', async (request) => {
        sent.push(await request.json())
        return { data: signedIn }
      }),
    )
    const { platform, where } = await setPassword({ pages: ['/onsite-job'] })
    await waitFor(() => expect(platform.store.get(sessionAtom)).toMatchObject({ kind: 'member' }))
    expect(sent).toEqual([{ login: 'mei@example.com', password: 'long enough it is', language_code: 'en-us' }])
    expect(where()).toBe('/onsite-job')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('long enough it is')
  })

  it('asks for the second factor where there is one', async () => {
    server.use(
      mockApiResponse('POST', '/api/auth/reset-password', {}),
      mockApiResponse('POST', '/api/auth/jobseekers/login', { data: { status: 'two_factor', methods: ['totp'] } }),
    )
    const { platform, where } = await setPassword()
    await waitFor(() => expect(where()).toBe('/get-started?step=second-factor'))
    expect(platform.store.get(sessionAtom).kind).toBe('guest')
  })

  it('fills the address in where it cannot sign in', async () => {
    server.use(mockApiResponse('POST', '/api/auth/reset-password', {}), signInRefused)
    await setPassword()
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
    expect(JSON.parse(sessionStorage.getItem('sign-in') ?? '{}')).toMatchObject({ email: 'mei@example.com' })
  })

  // “Sign in” said that they were signed in already, and led on to “your session has ended”.
  it.each([
    ['ends the session of whoever is signed in with it here', 'Mei@example.com', 'guest'],
    ['ends nobody’s session where somebody else is signed in', 'kim@example.com', 'member'],
  ])('%s', async (_, email, kind) => {
    server.use(mockApiResponse('POST', '/api/auth/reset-password', {}), signInRefused)
    const { user, platform } = await renderPage(page, {
      path: `/change-password?email=${encodeURIComponent(email)}&otp=123456`,
      session: { kind: 'member', user: member },
    })
    const changes: unknown[] = []
    platform.events.on('session.changed', (change) => changes.push(change))
    await user.fill(screen.getByLabelText('New password'), 'long enough it is')
    await user.click(button('Set new password'))
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
    expect(platform.store.get(sessionAtom).kind).toBe(kind)
    expect(changes).toEqual(kind === 'guest' ? [{ kind }] : [])
  })

  // Who had mistyped their address waited for a code that went to somebody else, and nothing led back.
  it('takes another address while the code is awaited', async () => {
    server.use(mockApiResponse('POST', '/api/auth/reset-password/otp', { data: { resend_after: 60, expires_in: 600 } }))
    const { user } = await renderPage(page, { path: '/change-password' })
    await user.fill(screen.getByRole('textbox', { name: 'Email' }), 'mie@example.com')
    await user.click(button('Email me a code'))
    await user.click(await screen.findByRole('button', { name: 'Use another address' }))
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mie@example.com')
  })

  // “Too many attempts” was said after one code, and the page that waits for it was gone.
  it('waits for the code again where it went there a moment ago', async () => {
    server.use(mockApiResponse('POST', '/api/auth/reset-password/otp', { data: { resend_after: 60, expires_in: 600 } }))
    const { user } = await renderPage(page, { path: '/change-password' })
    await user.fill(screen.getByRole('textbox', { name: 'Email' }), 'kai@example.com')
    await user.click(button('Email me a code'))
    await user.click(await screen.findByRole('button', { name: 'Use another address' }))
    server.use(
      http.post('http://api.test/api/auth/reset-password/otp', () =>
        HttpResponse.json({ code: 40006, message: '', data: null }, { status: 429, headers: { 'retry-after': '21' } }),
      ),
    )
    await user.click(button('Email me a code'))
    expect(await screen.findByRole('textbox', { name: 'Code' })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('We just sent you a code. You can ask for another in 0:21.')
  })

  it('says that there were too many attempts', async () => {
    server.use(mockApiResponse('POST', '/api/auth/reset-password/otp', { status: 429, code: 40006 }))
    const { user } = await renderPage(page, { path: '/change-password' })
    await user.fill(screen.getByRole('textbox', { name: 'Email' }), 'mei@example.com')
    await user.click(button('Email me a code'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Try again later.')
  })

  it('goes on with the right code only', async () => {
    server.use(
      mockApiResponse('POST', '/api/auth/reset-password/otp', { data: { resend_after: 60, expires_in: 600 } }),
      mockApiResponse('POST', '/api/auth/reset-password/verify-otp', async (request) => {
        const { otp } = (await request.json()) as { otp: string }
        return otp === '222222' ? {} : { status: 422, code: 41040, message: 'OTP is incorrect, please try again' }
      }),
    )
    const { user } = await renderPage(page, { path: '/change-password' })
    await user.fill(screen.getByRole('textbox', { name: 'Email' }), 'mei@example.com')
    await user.click(button('Email me a code'))
    const code = await screen.findByRole('textbox', { name: 'Code' })
    await user.keyboard('111111')
    await waitFor(() => expect(code).toHaveAccessibleDescription('OTP is incorrect, please try again'))
    await expectNoAxeViolations()
    await user.clear(code)
    await user.keyboard('222222')
    expect(await screen.findByLabelText('New password')).toBeVisible()
  })
})
