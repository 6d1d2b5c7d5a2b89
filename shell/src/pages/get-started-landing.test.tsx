import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { buildMember, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { loadLazySteps } from '../sign-in/load-lazy-steps.ts'
import { quietHandlers } from '../testing/account-handlers.ts'
import { renderPage } from '../testing/render-page.tsx'
import * as linkPage from './get-started/link-page.tsx'
import * as page from './get-started-page.tsx'

const server = setupMockApi(...quietHandlers)

const completion = '/jobseeker-complete-profile'
const job = '/en-us/job/cook-7'
const back = `?redirect=${encodeURIComponent(job)}`
const everything = ['/job', '/onsite-job', completion]

type Opened = Awaited<ReturnType<typeof renderPage>>
const open = (at: string, pages = everything) => renderPage(page, { path: `/get-started${at}`, pages })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const withStep = (step: string, search: string) => `?step=${step}${search.replace('?', '&')}`

const typeEmail = async ({ user }: Opened) => {
  await user.fill(screen.getByRole('textbox', { name: 'Email' }), 'mei@example.com')
  await user.click(await button('Continue with email'))
}
const typePassword = async ({ user }: Opened) => {
  await user.fill(await screen.findByLabelText('Password'), 'a long enough secret')
  await user.click(await button('Sign in'))
}
const typeNames = async ({ user }: Opened) => {
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Mei')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Tan')
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }))
}
const sendsCode = mockApiResponse('POST', '/api/auth/login/otp', { data: { resend_after: 60, expires_in: 600 } })

/** Answers with the member, at whose sign-in the way ends. */
type SignInMethod = (user: SessionUser, search: string, pages?: string[]) => Promise<Opened>

const bytes = (text: string) => new TextEncoder().encode(text).buffer
/** A browser with one passkey, which it gives to whoever asks. */
const givePasskey = () => {
  const credential = {
    id: 'a2V5',
    rawId: bytes('key'),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    response: { authenticatorData: bytes('a'), clientDataJSON: bytes('{}'), signature: bytes('s'), userHandle: null },
    getClientExtensionResults: () => ({}),
  }
  Object.assign(window, { PublicKeyCredential: class {} })
  Object.assign(navigator, { credentials: { get: async () => credential } })
}

const signInMethods: Record<string, SignInMethod> = {
  'a password': async (user, search, pages) => {
    server.use(mockApiResponse('POST', '/api/auth/jobseekers/login', { data: { status: 'signed_in', user } }))
    const opened = await open(search, pages)
    await typeEmail(opened)
    await typePassword(opened)
    return opened
  },
  'a code by mail': async (user, search, pages) => {
    server.use(
      sendsCode,
      mockApiResponse('POST', '/api/auth/login/verify-otp', { data: { status: 'signed_in', user } }),
    )
    const opened = await open(search, pages)
    await typeEmail(opened)
    await opened.user.click(await button('Email me a code'))
    await opened.user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456')
    return opened
  },
  'a code by text message': async (user, search, pages) => {
    server.use(
      sendsCode,
      mockApiResponse('POST', '/api/auth/login/verify-otp', { data: { status: 'signed_in', user } }),
    )
    const opened = await open(withStep('phone', search), pages)
    await opened.user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '81234567')
    await opened.user.click(await button('Text me a code'))
    await opened.user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456')
    return opened
  },
  'a mailed link': async (user, search, pages = everything) => {
    const redirect = new URLSearchParams(search).get('redirect')
    server.use(
      mockApiResponse('POST', '/api/auth/login/magic-link/read', { data: { email: 'mei@example.com', redirect } }),
      mockApiResponse('POST', '/api/auth/login/magic-link/verify', { data: { status: 'signed_in', user } }),
    )
    window.location.hash = 'a'.repeat(43)
    const opened = await renderPage(linkPage, { path: '/get-started/link', pages })
    await opened.user.click(await button('Sign in'))
    return opened
  },
  'a code that a phone scanned': async (user, search, pages) => {
    server.use(
      mockApiResponse('POST', '/api/auth/qr', { data: { id: 'q', url: 'http://site.test/q', expires_in: 300 } }),
      mockApiResponse('GET', '/api/auth/qr', { data: { status: 'confirmed' } }),
      mockApiResponse('POST', '/api/auth/qr/claim', { data: { status: 'signed_in', user } }),
    )
    // The step suspends while it is rendered first, and React keeps what follows until somebody touches the page, which nobody does.
    const opened = await act(() => open(withStep('qr', search), pages))
    return opened
  },
  'a passkey': async (user, search, pages) => {
    givePasskey()
    server.use(
      mockApiResponse('POST', '/api/auth/passkeys/login/options', { data: { options: { challenge: 'YQ' } } }),
      mockApiResponse('POST', '/api/auth/passkeys/login/verify', { data: { status: 'signed_in', user } }),
    )
    const opened = await open(search, pages)
    await opened.user.click(await button('Use a passkey'))
    return opened
  },
  'a second step': async (user, search, pages) => {
    const second = { status: 'two_factor', methods: ['totp'] }
    server.use(
      mockApiResponse('POST', '/api/auth/jobseekers/login', { data: second }),
      mockApiResponse('POST', '/api/auth/two-factor/verify', { data: { status: 'signed_in', user } }),
    )
    const opened = await open(search, pages)
    await typeEmail(opened)
    await typePassword(opened)
    await opened.user.type(await screen.findByRole('textbox', { name: 'Code from the app' }), '123456')
    return opened
  },
  // The API's way back has signed them in: the session is there when the page comes.
  'a social account': (user, search, pages = everything) =>
    renderPage(page, {
      path: `/get-started${search ? `${search}&` : '?'}social=done`,
      pages,
      session: { kind: 'member', user },
    }),
  'a social account that is joined': async (user, search, pages) => {
    const waiting = { status: 'link', provider: 'google', email: 'mei@example.com' }
    server.use(
      mockApiResponse('GET', '/api/auth/pending', { data: waiting }),
      mockApiResponse('POST', '/api/auth/jobseekers/login', { data: { status: 'signed_in', user } }),
    )
    const opened = await open(`${search ? `${search}&` : '?'}social=done`, pages)
    await typePassword(opened)
    return opened
  },
}

/** Somebody new: the API says that no profile is asked of them, so that only their being new leads there. */
const registrationMethods: Record<string, SignInMethod> = {
  'a password': async (user, search, pages) => {
    server.use(mockApiResponse('POST', '/api/auth/register', { status: 201, data: { user } }))
    const opened = await open(withStep('register', search), pages)
    await typeNames(opened)
    await opened.user.fill(screen.getByRole('textbox', { name: 'Email' }), 'mei@example.com')
    await opened.user.fill(screen.getByLabelText('Password'), 'a long enough secret')
    await opened.user.click(await button('Create account'))
    return opened
  },
  ...Object.fromEntries(
    [
      ['an address that was proven', { email: 'mei@example.com', phone_num: null, provider: null }],
      ['a social account', { email: 'mei@example.com', phone_num: null, provider: 'google' }],
    ].map(([name, facts]) => [
      name as string,
      (async (user, search, pages) => {
        const pending = { status: 'registration', first_name: '', last_name: '', ...(facts as object) }
        server.use(
          mockApiResponse('GET', '/api/auth/pending', { data: pending }),
          mockApiResponse('POST', '/api/auth/register/pending', { data: { user } }),
        )
        const opened = await open(`${search ? `${search}&` : '?'}social=done`, pages)
        await typeNames(opened)
        await opened.user.click(await button('Create account'))
        return opened
      }) satisfies SignInMethod,
    ]),
  ),
}

const complete = buildMember({ id: 7 })
const incomplete = buildMember({ id: 7, is_profile_completed: false })

beforeAll(() => loadLazySteps())
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  window.location.hash = ''
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

// docs/product-rules.md#landing. Without a remote that publishes profile completion nothing of it was ever seen through a page. Where it
// leads in each state is a function's business (`landing-path.test.ts`); here, that each way in asks it about the member and the way back.
it.each(Object.entries(signInMethods))(
  'who comes in by %s and lacks some of the profile completes it, with the way back',
  async (_, comeIn) => {
    const { where } = await comeIn(incomplete, back)
    await waitFor(() => expect(where()).toBe(`${completion}${back}`))
  },
)

it.each(Object.entries(registrationMethods))(
  'who signs up by %s completes the profile, with the way back',
  async (_, signUp) => {
    const { where } = await signUp(complete, back)
    await waitFor(() => expect(where()).toBe(`${completion}${back}`))
  },
)

describe('who is signed in and opens the page', () => {
  it.each<[string, SessionUser, string, string[], string]>([
    ['goes on to completion, in their language', incomplete, back, everything, `/en-us${completion}${back}`],
    ['goes home where nothing is on', incomplete, '', [], '/en-us'],
  ])('%s', async (_, user, search, pages, href) => {
    await renderPage(page, { path: `/get-started${search}`, pages, session: { kind: 'member', user } })
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', href)
  })
})
