import { expect, it } from '@jest/globals'
import { IdentityConfirmationProvider } from '@jobspan/shared-features/identity-confirmation'
import { signInMethods } from '@jobspan/shared-features/identity-confirmation/testing'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { DeleteRow } from '../features/delete-account/delete-row.tsx'
import { DownloadRow } from '../features/download-data/download-row.tsx'
import { PasswordRow } from '../features/password/password-row.tsx'
import texts from '../locales/en-us.json' with { type: 'json' }
import { aSetting, inEnglish } from '../testing/handlers.ts'

let purposes: unknown[] = []
const unconfirmed = { status: 403, code: 40007, message: 'Confirm who you are.' }
setupMockApi(
  mockApiResponse('GET', '/api/auth/ways-in', { data: signInMethods }),
  mockApiResponse('GET', '/api/jobseekers/account-setting', { data: aSetting() }),
  mockApiResponse('POST', '/api/auth/password', unconfirmed),
  mockApiResponse('POST', '/api/auth/confirm/otp', async (request) => {
    purposes.push(await request.json())
    return { data: { resend_after: 60, expires_in: 600 } }
  }),
  mockApiResponse('POST', '/api/jobseeker/account/delete', unconfirmed),
  mockApiResponse('GET', '/api/jobseeker/account-data', unconfirmed),
)

const closeQuestion = async (user: Awaited<ReturnType<typeof renderWithPlatform>>['user']) => {
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('says in the mail with its code that it deletes or tells everything', async () => {
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
  await closeQuestion(user)
  await user.click(screen.getByRole('button', { name: texts.delete.button }))
  await user.click(await screen.findByRole('button', { name: texts.delete.answer }))
  await askForCode()
  expect(purposes).toEqual([{ purpose: 'download' }, { purpose: 'delete' }])
})

it('calls nothing an error when the question is closed, and keeps what was typed', async () => {
  const { user } = await renderWithPlatform(
    <IdentityConfirmationProvider>
      <PasswordRow hasPassword email="mei@example.com" />
    </IdentityConfirmationProvider>,
    inEnglish,
  )
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.fill(screen.getByLabelText('New password'), 'a new long one')
  await user.click(screen.getByRole('button', { name: 'Save password' }))
  await screen.findByLabelText('Password', { selector: 'input' })
  await closeQuestion(user)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('New password')).toHaveValue('a new long one')
})
