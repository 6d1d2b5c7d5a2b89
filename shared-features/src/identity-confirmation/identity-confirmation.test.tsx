import { beforeEach, describe, expect, it } from '@jest/globals'
import { usePlatform } from '@jobspan/shared-kit/remote'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import {
  IdentityConfirmationProvider,
  isConfirmationCancelled,
  useConfirmedAction,
} from './identity-confirmation-provider.tsx'
import { signInMethods } from './testing/sign-in-methods.ts'

let isConfirmed = false
let purposes: unknown[] = []
beforeEach(() => {
  isConfirmed = false
  purposes = []
})

const server = setupMockApi(
  mockApiResponse('GET', '/api/auth/ways-in', { data: signInMethods }),
  mockApiResponse('DELETE', '/api/auth/sessions', () =>
    isConfirmed ? { data: { ended: 3 } } : { status: 403, code: 40007, message: 'Confirm who you are.' },
  ),
  mockApiResponse('POST', '/api/auth/confirm', async (request) => {
    const body = (await request.json()) as { password?: string; otp?: string }
    if (body.password !== undefined && body.password !== 'the right one')
      return { status: 422, code: 41009, message: "That isn't your current password." }
    if (body.otp !== undefined && body.otp !== '123456') return { status: 422, code: 41040, message: 'Wrong OTP.' }
    isConfirmed = true
    return { data: { confirmed_until: '2026-11-20T09:00:00Z' } }
  }),
  mockApiResponse('POST', '/api/auth/confirm/otp', async (request) => {
    purposes.push(await request.json())
    return { data: { resend_after: 60, expires_in: 600 } }
  }),
)

function SignOutOthers() {
  const { api } = usePlatform()
  const runConfirmed = useConfirmedAction()
  const [outcome, setOutcome] = useState('')
  const run = async () => {
    const { revokeOtherSessions } = await import('@jobspan/shared-kit/contracts/auth/account-security')
    await runConfirmed(() => api.call(revokeOtherSessions), 'let_in').then(
      ({ ended }) => setOutcome(`ended ${ended}`),
      (error) => setOutcome(isConfirmationCancelled(error) ? 'cancelled' : 'failed'),
    )
  }
  return (
    <>
      <button type="button" onClick={() => void run()}>
        Sign out others
      </button>
      <p>{outcome}</p>
    </>
  )
}

const ask = async () => {
  const { user } = await renderWithPlatform(
    <IdentityConfirmationProvider>
      <SignOutOthers />
    </IdentityConfirmationProvider>,
    { session: { kind: 'member', user: buildMember() } },
  )
  await user.click(screen.getByRole('button', { name: 'Sign out others' }))
  await screen.findByRole('dialog', { name: "Confirm it's you" })
  return user
}
const passwordField = () => screen.findByLabelText('Password', { selector: 'input' })

describe('an action that needs a proof', () => {
  it('asks for the password, and then happens by itself', async () => {
    const user = await ask()
    const field = await passwordField()
    await user.fill(field, 'a wrong one')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription("That isn't your current password."))
    await expectNoAxeViolations()
    await user.clear(field)
    await user.fill(field, 'the right one')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('ended 3')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('takes a code that was mailed with its purpose, and says when it is wrong', async () => {
    const user = await ask()
    await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
    const code = await screen.findByRole('textbox', { name: '6-digit code' })
    expect(purposes).toEqual([{ purpose: 'let_in' }])
    await user.type(code, '999999')
    await waitFor(() => expect(code).toHaveAccessibleDescription("That code isn't right. Try again."))
    await user.clear(code)
    await user.type(code, '123456')
    expect(await screen.findByText('ended 3')).toBeInTheDocument()
  })

  it('does not happen when the question is closed', async () => {
    const user = await ask()
    await passwordField()
    await user.keyboard('{Escape}')
    expect(await screen.findByText('cancelled')).toBeInTheDocument()
  })

  it.each([
    ['Too many attempts. Please try again in 15 minutes.', 'Too many attempts. Please try again in 15 minutes.'],
    ['', 'Too many attempts. Try again later.'],
  ])('says how long to wait after too many tries, in the words of the API: %j', async (message, said) => {
    server.use(mockApiResponse('POST', '/api/auth/confirm', { status: 429, code: 40006, message }))
    const user = await ask()
    const field = await passwordField()
    await user.fill(field, 'a wrong one')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(said))
  })
})
