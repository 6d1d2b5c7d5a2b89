import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { loadLazySteps } from '../sign-in/load-lazy-steps.ts'
import { member, quietHandlers, signedIn } from '../testing/account-handlers.ts'
import { renderPage } from '../testing/render-page.tsx'
import * as page from './get-started-page.tsx'

const server = setupMockApi(...quietHandlers)
const pages = ['/job', '/onsite-job']
const open = (path = '/get-started') => renderPage(page, { path, pages })
type Opened = Awaited<ReturnType<typeof open>>

const email = () => screen.getByRole('textbox', { name: 'Email' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const toPassword = async ({ user }: Opened) => {
  await user.fill(email(), 'mei@example.com')
  await user.click(button('Continue with email'))
  return screen.findByLabelText('Password')
}

const over = 'This sign-in expired. Please start again.'

// Fetched while a first step is on show; a test that begins at a later one has them at once.
beforeAll(() => loadLazySteps())
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('ways in', () => {
  it('offers what the API lists and what this browser can do, and nothing else', async () => {
    await open()
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible()
    expect(button('Continue with LINE')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Facebook/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
    await expectNoAxeViolations()
  })

  it('asks for an address that can be one', async () => {
    const { user, where } = await open()
    await user.click(button('Continue with email'))
    // Nothing was typed whose format could be wrong.
    expect(email()).toHaveAccessibleDescription('This field cannot be empty.')
    await user.type(email(), 'mei@')
    await user.click(button('Continue with email'))
    expect(email()).toHaveAccessibleDescription('Enter a valid email address')
    expect(email()).toHaveFocus()
    expect(where()).toBe('/get-started')
  })

  it('says why somebody is here whose session has ended', async () => {
    await open('/get-started?step=expired&redirect=%2Fen-us%2Fjob%2Fcook-7')
    expect(screen.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  })

  it('does not register whoever is signed in already', async () => {
    await renderPage(page, {
      path: '/get-started?redirect=%2Fen-us%2Fjob%2Fcook-7',
      pages,
      session: { kind: 'member', user: member },
    })
    expect(await screen.findByRole('heading', { name: "You're already signed in" })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/en-us/job/cook-7')
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('the get-started record', () => {
  it('has the address or the number that was typed, and neither where none was', async () => {
    const recorded: unknown[] = []
    server.use(
      mockApiResponse('POST', '/api/jobseeker/click/get-started-record', async (request) => {
        recorded.push(await request.json())
        return {}
      }),
      mockApiResponse('POST', '/api/auth/login/otp', { data: { resend_after: 60, expires_in: 600 } }),
      mockApiResponse('POST', '/api/auth/jobseekers/social-login', { status: 500, code: 50001 }),
    )
    const byEmail = await open()
    await toPassword(byEmail)
    await byEmail.user.click(button('Email me a code'))
    await waitFor(() => expect(recorded).toEqual([{ way: 'email_code', email: 'mei@example.com' }]))
    byEmail.unmount()
    const byPhone = await open('/get-started?step=phone')
    await byPhone.user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '81234567')
    await byPhone.user.click(button('Text me a code'))
    await waitFor(() => expect(recorded[1]).toEqual({ way: 'phone_code', phone_num: '+6581234567' }))
    byPhone.unmount()
    const bySocial = await open()
    await bySocial.user.click(await screen.findByRole('button', { name: 'Continue with Google' }))
    await waitFor(() => expect(recorded[2]).toEqual({ way: 'google' }))
  })
})

describe('a password', () => {
  it('leads back to where the visitor came from', async () => {
    const sent: unknown[] = []
    server.use(
      mockApiResponse('POST', '/api/auth/jobseekers/login', async (request) => {
        sent.push(await request.json())
        return { data: signedIn }
      }),
    )
    const opened = await open('/get-started?redirect=%2Fen-us%2Fjob%2Fcook-7')
    await opened.user.fill(await toPassword(opened), 'a long enough secret')
    await opened.user.click(button('Sign in'))
    await waitFor(() => expect(opened.where()).toBe('/job/cook-7'))
    expect(sent).toEqual([{ login: 'mei@example.com', password: 'a long enough secret', language_code: 'en-us' }])
    expect(sessionStorage.getItem('sign-in')).toBeNull()
  })

  // It said “You are signed in” and that cookies are refused, one over the other, and led to a page for members.
  it('signs nobody in where the browser keeps no cookies, which is said beforehand and in the form', async () => {
    const cookieSpy = jest.spyOn(document, 'cookie', 'get').mockReturnValue('')
    const refused = /^Your browser refuses cookies/
    server.use(mockApiResponse('POST', '/api/auth/jobseekers/login', { data: signedIn }))
    const opened = await open()
    expect(screen.getByText(refused)).toBeVisible()
    await opened.user.fill(await toPassword(opened), 'a long enough secret')
    await opened.user.click(button('Sign in'))
    expect(await screen.findByText(refused)).toBeVisible()
    expect(screen.queryByText("You're signed in")).toBeNull()
    expect(opened.where()).toMatch(/^\/get-started/)
    cookieSpy.mockRestore()
  })

  // The code was over as soon as it was shown, and nothing said why.
  it('shows no code to scan where the browser keeps no cookies, and says why', async () => {
    let begun = 0
    server.use(
      mockApiResponse('POST', '/api/auth/qr', () => {
        begun += 1
        return { data: { id: 'q', url: 'http://site.test/en-us/get-started/device/q', expires_in: 300 } }
      }),
      mockApiResponse('GET', '/api/auth/qr', { data: { status: 'waiting' } }),
    )
    const cookieSpy = jest.spyOn(document, 'cookie', 'get').mockReturnValue('')
    const opened = await open('/get-started?step=qr')
    expect(await screen.findByText(/^Your browser refuses cookies/)).toBeVisible()
    expect(begun).toBe(0)
    cookieSpy.mockReturnValue('source=job_search')
    await opened.user.click(button('Show a new code'))
    expect(await screen.findByRole('img', { name: /code/i })).toBeVisible()
    expect(screen.queryByText(/^Your browser refuses cookies/)).toBeNull()
    cookieSpy.mockRestore()
  })

  it('does not lead to another site', async () => {
    server.use(mockApiResponse('POST', '/api/auth/jobseekers/login', { data: signedIn }))
    const opened = await open('/get-started?redirect=%2F%2Fevil.example%2Fjob%2Fx')
    await opened.user.fill(await toPassword(opened), 'a long enough secret')
    await opened.user.click(button('Sign in'))
    await waitFor(() => expect(opened.where()).toBe('/onsite-job'))
  })

  it.each([
    [401, 40002, 'Wrong email or password.'],
    [422, 40001, 'Wrong email or password.'],
    [403, 41044, 'Account suspended'],
    [429, 40006, 'Too many attempts. Try again later.'],
  ])('is refused in place with %i', async (status, code, text) => {
    server.use(mockApiResponse('POST', '/api/auth/jobseekers/login', { status, code }))
    const opened = await open()
    await opened.user.type(await toPassword(opened), 'wrong')
    await opened.user.click(button('Sign in'))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByLabelText('Password')).toHaveValue('wrong')
  })

  it('says a failure of the server as a notification', async () => {
    server.use(mockApiResponse('POST', '/api/auth/jobseekers/login', { status: 500, code: 50001 }))
    const opened = await open()
    await opened.user.type(await toPassword(opened), 'right')
    await opened.user.click(button('Sign in'))
    await waitFor(() =>
      expect(opened.platform.notify).toHaveBeenCalledWith(expect.stringMatching(/^We are sorry\./), 'error'),
    )
  })

  it('asks for the second step, which takes a recovery code too', async () => {
    server.use(
      mockApiResponse('POST', '/api/auth/jobseekers/login', {
        data: { status: 'two_factor', methods: ['totp', 'recovery_code'] },
      }),
      mockApiResponse('POST', '/api/auth/two-factor/verify', async (request) => {
        const { method, code } = (await request.json()) as { method: string; code: string }
        if (method === 'recovery_code' && code === 'abcd-efgh') return { data: signedIn }
        return { status: 422, code: 41040, message: 'The OTP you have entered is wrong. Please try again.' }
      }),
    )
    const opened = await open()
    await opened.user.fill(await toPassword(opened), 'a long enough secret')
    await opened.user.click(button('Sign in'))
    const code = await screen.findByRole('textbox', { name: 'Code from the app' })
    expect(code).toHaveFocus()
    expect(opened.where()).toBe('/get-started?step=second-factor')
    await opened.user.keyboard('123456')
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription('The OTP you have entered is wrong. Please try again.'),
    )
    await opened.user.click(button('Use a recovery code'))
    const recovery = screen.getByRole('textbox', { name: 'Recovery code' })
    expect(recovery).toHaveFocus()
    await opened.user.click(button('Continue'))
    expect(recovery).toHaveAccessibleDescription('Enter a recovery code')
    expect(recovery).toHaveFocus()
    await opened.user.keyboard('abcd-efgh')
    await opened.user.click(button('Continue'))
    await waitFor(() => expect(opened.where()).toBe('/onsite-job'))
  })
})

// Every code of the app was called expired, however new, and nothing led on.
it('begins anew, with a word, where the second step was asked for too long ago', async () => {
  server.use(
    mockApiResponse('GET', '/api/auth/pending', { data: { status: 'two_factor', methods: ['totp'] } }),
    mockApiResponse('POST', '/api/auth/two-factor/verify', { status: 422, code: 41043 }),
  )
  const { user, where } = await open('/get-started?step=second-factor')
  await user.type(await screen.findByRole('textbox', { name: 'Code from the app' }), '123456')
  expect(await screen.findByText(over)).toBeVisible()
  expect(where()).toBe('/get-started?step=over')
})

describe('the form of a new account', () => {
  // The cursor stood in the third field, below two that were empty too and out of sight on a phone.
  it('leads to the first field that lacks something, from top to bottom', async () => {
    const { user } = await open('/get-started?step=register')
    await user.click(await screen.findByRole('button', { name: 'Create account' }))
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    await user.keyboard('Mei')
    await user.click(button('Create account'))
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveFocus()
    await user.keyboard('Tan')
    await user.click(button('Create account'))
    expect(email()).toHaveFocus()
    expect(email()).toHaveAccessibleDescription('This field cannot be empty.')
    await user.keyboard('mei@example.com')
    await user.fill(screen.getByLabelText('Password'), 'a long enough secret')
    await user.click(button('Create account'))
    expect(screen.getByRole('checkbox', { name: /^I agree/ })).toHaveFocus()
  })
})

describe('a code', () => {
  const sendsCode = mockApiResponse('POST', '/api/auth/login/otp', { data: { resend_after: 60, expires_in: 600 } })

  it('lets a new address make an account without a password', async () => {
    const made: unknown[] = []
    server.use(
      sendsCode,
      mockApiResponse('POST', '/api/auth/login/verify-otp', async (request) => {
        const { otp } = (await request.json()) as { otp: string }
        if (otp === '111111') return { status: 422, code: 41040, message: 'OTP is incorrect, please try again' }
        return {
          data: {
            status: 'registration',
            email: 'mei@example.com',
            phone_num: null,
            first_name: '',
            last_name: '',
            provider: null,
          },
        }
      }),
      mockApiResponse('POST', '/api/auth/register/pending', async (request) => {
        made.push(await request.json())
        return { data: { user: member } }
      }),
    )
    localStorage.setItem('utmCampaign', '{"utm_source":"mail"}')
    const opened = await open()
    await toPassword(opened)
    await opened.user.click(button('Email me a code'))
    const code = await screen.findByRole('textbox', { name: 'Code' })
    expect(opened.where()).toBe('/get-started?step=code')
    expect(button(/^New code in/)).toBeDisabled()
    await opened.user.keyboard('111111')
    await waitFor(() => expect(code).toHaveAccessibleDescription('OTP is incorrect, please try again'))
    await opened.user.clear(code)
    await opened.user.keyboard('222222')

    expect(await screen.findByText(/mei@example\.com.? is confirmed\./)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
    await opened.user.click(button('Create account'))
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription('Enter your name')
    await opened.user.type(screen.getByRole('textbox', { name: 'First name' }), 'Mei')
    await opened.user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Tan')
    await opened.user.click(screen.getByRole('checkbox', { name: /^I agree/ }))
    await expectNoAxeViolations()
    await opened.user.click(button('Create account'))
    await waitFor(() => expect(opened.where()).toBe('/onsite-job'))
    expect(made).toEqual([
      {
        first_name: 'Mei',
        last_name: 'Tan',
        terms_and_condition: 1,
        is_subscribe: 0,
        country_key: 'sg',
        utm: { utm_source: 'mail' },
      },
    ])
  })

  it('waits where it was sent after a reload, and is never kept', async () => {
    server.use(sendsCode, mockApiResponse('POST', '/api/auth/login/verify-otp', { status: 429, code: 40006 }))
    const opened = await open()
    await toPassword(opened)
    await opened.user.click(button('Email me a code'))
    await screen.findByRole('textbox', { name: 'Code' })
    await opened.user.keyboard('123456')
    expect(sessionStorage.getItem('sign-in')).not.toContain('123456')
    opened.unmount()
    await open(opened.where())
    expect(await screen.findByText(/mei@example\.com/)).toBeVisible()
    expect(button(/^New code in/)).toBeDisabled()
  })

  // With a link asked for in between, only the last was remembered: the code that was on its way was lost, and “Too many attempts” was
  // said of the second one.
  it('is waited for again where it went there a moment ago, and nothing else is said', async () => {
    const tooEarly = http.post('http://api.test/api/auth/login/otp', () =>
      HttpResponse.json({ code: 40006, message: '', data: null }, { status: 429, headers: { 'retry-after': '21' } }),
    )
    server.use(sendsCode, mockApiResponse('POST', '/api/auth/login/magic-link', { data: { resend_after: 60 } }))
    const opened = await open()
    const { user } = opened
    await toPassword(opened)
    await user.click(button('Email me a code'))
    await screen.findByRole('textbox', { name: 'Code' })
    expect(screen.queryByText(/We just sent you a code/)).toBeNull()
    const back = async () => {
      await act(() => opened.platform.navigate('/get-started?step=email'))
      await screen.findByLabelText('Password')
    }
    await back()
    await user.click(button('Email me a link'))
    await waitFor(() => expect(opened.where()).toBe('/get-started?step=link'))
    await back()
    server.use(tooEarly)
    await user.click(button('Email me a code'))
    expect(await screen.findByRole('textbox', { name: 'Code' })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('We just sent you a code. You can ask for another in 0:21.')
    expect(button(/^New code in 0:2/)).toBeDisabled()
    expect(screen.queryByText(/Too many attempts/)).toBeNull()
  })

  // The first step stood there without a word, and whoever had waited for the mail took it for a page that forgets.
  it.each(['code', 'link'])(
    'or link is not asked for where none was sent from here, with a word (%s)',
    async (step) => {
      const { where } = await open(`/get-started?step=${step}&redirect=%2Fen-us%2Fjob%2Fcook-7`)
      expect((await screen.findByText(over)).closest('[role="status"]')).toBeVisible()
      expect(where()).toBe('/get-started?step=over&redirect=%2Fen-us%2Fjob%2Fcook-7')
      expect(email()).toBeVisible()
    },
  )

  it('asks for the address first where none was typed here', async () => {
    const { where } = await open('/get-started?step=email')
    await waitFor(() => expect(where()).toBe('/get-started'))
    expect(screen.queryByText(over)).toBeNull()
    expect(email()).toBeVisible()
  })

  it('goes to a mobile number; the API says what is wrong with one', async () => {
    const asked: unknown[] = []
    server.use(
      mockApiResponse('POST', '/api/auth/login/otp', async (request) => {
        asked.push(await request.json())
        return { status: 422, code: 41350, message: 'Numbers begin with 8 or 9.' }
      }),
    )
    const opened = await open('/get-started?step=phone')
    const number = await screen.findByRole('textbox', { name: 'Mobile number' })
    await opened.user.click(button('Text me a code'))
    await waitFor(() => expect(number).toHaveAccessibleDescription('Enter your mobile number'))
    await opened.user.type(number, '61234567')
    await opened.user.click(button('Text me a code'))
    await waitFor(() => expect(number).toHaveAccessibleDescription('Numbers begin with 8 or 9.'))
    await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'ca')
    await opened.user.click(button('Text me a code'))
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked).toEqual([
      { channel: 'phone', phone_num: '+6561234567', phone_country: 'sg' },
      { channel: 'phone', phone_num: '+161234567', phone_country: 'ca' },
    ])
  })
})
