import { expect, it } from '@jest/globals'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import texts from './locales/en-us.json' with { type: 'json' }
import { RegisterForm } from './register-form.tsx'

const server = setupMockApi()

const open = async () => {
  const opened = await renderWithPlatform(
    <RegisterForm email="ann@example.com" onDone={async () => undefined} onSend={() => undefined} />,
    { namespace: 'shell', texts: { shell: texts } },
  )
  const first = screen.getByRole('textbox', { name: 'First name' })
  const last = screen.getByRole('textbox', { name: 'Last name' })
  await opened.user.type(last, 'Tan')
  await opened.user.fill(screen.getByLabelText('Password'), 'a long enough secret')
  await opened.user.click(screen.getByRole('checkbox', { name: /^I agree/ }))
  const send = () => opened.user.click(screen.getByRole('button', { name: 'Create account' }))
  return { ...opened, first, last, send }
}

// Whatever the API refused but a taken address, the form said nothing at all.
it('marks the field that the API refuses, and says why', async () => {
  server.use(
    mockApiResponse('POST', '/api/auth/register', {
      status: 422,
      code: 40001,
      errors: { last_name: ['not_a_name'], country_key: ['not_listed'], error: ['Not valid.'] },
    }),
  )
  const { user, first, last, send } = await open()
  await user.type(first, 'Ann')
  await send()
  await waitFor(() => expect(last).toHaveFocus())
  expect(last).toHaveAccessibleDescription('Enter only your name, without web or email addresses')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Something on this page is out of date. Reload the page and try again.',
  )
})

it('says of a name that is there what is wrong with it, and takes what nobody sees out of another', async () => {
  const sent: { first_name?: string }[] = []
  server.use(
    mockApiResponse('POST', '/api/auth/register', async (request) => {
      sent.push((await request.json()) as object)
      return { status: 422, code: 41001, message: 'The email has already been taken.' }
    }),
  )
  const { user, first, send } = await open()
  await user.click(first)
  await user.paste('A'.repeat(51))
  await send()
  expect(first).toHaveAccessibleDescription('This is too long')
  await user.clear(first)
  await user.paste('evil.example')
  await send()
  expect(first).toHaveAccessibleDescription('Enter only your name, without web or email addresses')
  await user.clear(first)
  await user.paste('\u0644\u064a\u0644\u0649\u200f @ Ann\u200b')
  await send()
  await waitFor(() => expect(sent).toHaveLength(1))
})
