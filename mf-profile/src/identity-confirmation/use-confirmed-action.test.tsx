import { describe, expect, it } from '@jest/globals'
import { Button } from '@jobspan/shared-kit/design'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { DeleteRow } from '../features/delete-account/delete-row.tsx'
import { DownloadRow } from '../features/download-data/download-row.tsx'
import { PasswordRow } from '../features/password/password-row.tsx'
import texts from '../locales/en-us.json' with { type: 'json' }
import { aSetting, inEnglish, signInMethods } from '../testing/handlers.ts'
import { IdentityConfirmationProvider } from './identity-confirmation-provider.tsx'

let isConfirmed = false
let saved: string[] = []
let purposes: unknown[] = []
const unconfirmed = { status: 403, code: 40007, message: 'Confirm who you are.' }
const server = setupMockApi(
  mockApiResponse('GET', '/api/auth/ways-in', { data: signInMethods() }),
  mockApiResponse('GET', '/api/jobseekers/account-setting', { data: aSetting() }),
  mockApiResponse('POST', '/api/auth/password', async (request) => {
    const { new_password } = (await request.json()) as { new_password: string }
    if (!isConfirmed) return unconfirmed
    saved.push(new_password)
    return { data: signInMethods() }
  }),
  mockApiResponse('POST', '/api/auth/confirm', async (request) => {
    const body = (await request.json()) as { method: string; password?: string; otp?: string }
    if (body.password !== undefined && body.password !== 'the old one') return { status: 401, code: 40002 }
    if (body.otp !== undefined && body.otp !== '123456') return { status: 422, code: 41040 }
    isConfirmed = true
    return { data: { confirmed_until: '2026-11-20T09:00:00Z' } }
  }),
  mockApiResponse('POST', '/api/auth/confirm/otp', async (request) => {
    purposes.push(await request.json())
    return { data: { resend_after: 60, expires_in: 600 } }
  }),
  mockApiResponse('POST', '/api/jobseeker/account/delete', unconfirmed),
  mockApiResponse('GET', '/api/jobseeker/account-data', unconfirmed),
)

const ask = async () => {
  isConfirmed = false
  saved = []
  purposes = []
  const view = await renderWithPlatform(
    <IdentityConfirmationProvider>
      <PasswordRow hasPassword email="mei@example.com" />
      <Button>Elsewhere</Button>
    </IdentityConfirmationProvider>,
    inEnglish,
  )
  await view.user.click(screen.getByRole('button', { name: 'Change' }))
  await view.user.fill(screen.getByLabelText('New password'), 'a new long one')
  await view.user.click(screen.getByRole('button', { name: 'Save password' }))
  await screen.findByRole('dialog', { name: "Confirm it's you" })
  return view
}

describe('a change that needs a proof', () => {
  it('asks for the password, and then happens by itself', async () => {
    const { user, platform } = await ask()
    const field = await screen.findByLabelText('Password', { selector: 'input' })
    await user.fill(field, 'a wrong one')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription("That isn't the password of this account."))
    await expectNoAxeViolations()
    await user.clear(field)
    await user.fill(field, 'the old one')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(saved).toEqual(['a new long one']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith(
        'Your password is saved. All other devices are signed out.',
        'success',
      ),
    )
  })

  it('takes a code that was mailed, and says when it is wrong', async () => {
    const { user } = await ask()
    await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
    const code = await screen.findByRole('textbox', { name: '6-digit code' })
    expect(purposes).toEqual([{ purpose: 'change' }])
    await user.type(code, '999999')
    await waitFor(() => expect(code).toHaveAccessibleDescription("That code isn't right. Try again."))
    await user.clear(code)
    await user.type(code, '123456')
    await waitFor(() => expect(saved).toEqual(['a new long one']))
  })

  it('that deletes or tells everything says so in the mail with its code', async () => {
    purposes = []
    const { user } = await renderWithPlatform(
      <IdentityConfirmationProvider>
        <DownloadRow />
        <DeleteRow />
      </IdentityConfirmationProvider>,
      inEnglish,
    )
    const askForCode = async () => {
      await screen.findByRole('dialog', { name: "Confirm it's you" })
      await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
      await screen.findByRole('textbox', { name: '6-digit code' })
    }
    await user.click(screen.getByRole('button', { name: texts.download.button }))
    await askForCode()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: texts.delete.button }))
    await user.click(await screen.findByRole('button', { name: texts.delete.answer }))
    await askForCode()
    expect(purposes).toEqual([{ purpose: 'download' }, { purpose: 'delete' }])
  })

  it('does not happen when the question is closed, and nothing is called an error', async () => {
    const { user } = await ask()
    await screen.findByLabelText('Password', { selector: 'input' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saved).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('New password')).toHaveValue('a new long one')
  })

  it.each([
    ['Too many attempts. Please try again in 15 minutes.', 'Too many attempts. Please try again in 15 minutes.'],
    ['', 'Too many attempts. Try again later.'],
  ])('says how long to wait after too many tries, in the words of the API: %j', async (message, said) => {
    server.use(mockApiResponse('POST', '/api/auth/confirm', { status: 429, code: 40006, message }))
    const { user } = await ask()
    const field = await screen.findByLabelText('Password', { selector: 'input' })
    await user.fill(field, 'a wrong one')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(said))
  })
})
