import { afterEach, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { member } from '../../testing/account-handlers.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as page from './link-page.tsx'

const server = setupMockApi()

afterEach(() => {
  window.location.hash = ''
})

const open = (token: string, options = {}) => {
  window.location.hash = token
  return renderPage(page, { path: '/get-started/link', ...options })
}
const expectNextStep = async (words: string) => {
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByRole('link', { name: 'Choose another sign-in method' })).toHaveAttribute(
    'href',
    '/en-us/get-started',
  )
  expect(screen.queryByRole('button')).toBeNull()
}

it.each([
  ['was used', 410, 41171, 'This link was used already.'],
  ['is out of date', 410, 41172, 'This link is out of date.'],
])('a link that %s says so, and leads to another', async (_, status, code, message) => {
  server.use(mockApiResponse('POST', '/api/auth/login/magic-link/read', { status, code, message }))
  await open('a'.repeat(43))
  await expectNextStep(message)
  await expectNoAxeViolations()
})

// One that was cut off within its token was told to be missing information, and to be checked and tried again.
it.each(['', 'a'.repeat(20), `${'a'.repeat(43)}.`])(
  'an address that was cut off or broken says that it is not whole, and asks nothing of the API (“%s”)',
  async (token) => {
    await open(token)
    await expectNextStep('This link is incomplete.')
  },
)

// Who pressed the link of their mail a second time read that it was used, and was offered to sign in, which they had.
it('one that was used leads whom it signed in on their way', async () => {
  server.use(mockApiResponse('POST', '/api/auth/login/magic-link/read', { status: 410, code: 41171, message: 'Used.' }))
  await open('a'.repeat(43), { session: { kind: 'member', user: member } })
  expect(await screen.findByRole('heading', { name: "You're already signed in" })).toBeVisible()
  expect(screen.getByText("You're signed in as Mei Tan.")).toBeVisible()
  expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('one that was used while it stood there, in another tab, says so at the press', async () => {
  server.use(
    mockApiResponse('POST', '/api/auth/login/magic-link/read', { data: { email: 'mei@example.com', redirect: null } }),
    mockApiResponse('POST', '/api/auth/login/magic-link/verify', {
      status: 410,
      code: 41171,
      message: 'Used already.',
    }),
  )
  const { user } = await open('a'.repeat(43))
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Used already.')
})
