import { afterEach, expect, it } from '@jest/globals'
import { apiAnswer, expectNoAxeViolations, useApiServer } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { renderPage } from '../../testing/render-page.tsx'
import * as page from './link-page.tsx'

// biome-ignore lint/correctness/useHookAtTopLevel: begins and ends with the file; it is no React hook.
const server = useApiServer()

afterEach(() => {
  window.location.hash = ''
})

const open = (token: string) => {
  window.location.hash = token
  return renderPage(page, { path: '/get-started/link' })
}
const expectWayOn = async (words: string) => {
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByRole('link', { name: 'Choose another way to sign in' })).toHaveAttribute(
    'href',
    '/en-us/get-started',
  )
  expect(screen.queryByRole('button')).toBeNull()
}

it.each([
  ['was used', 410, 41171, 'This link was used already.'],
  ['is out of date', 410, 41172, 'This link is out of date.'],
])('a link that %s says so, and leads to another', async (_, status, code, message) => {
  server.use(apiAnswer('POST', '/api/auth/login/magic-link/read', { status, code, message }))
  await open('a'.repeat(43))
  await expectWayOn(message)
  await expectNoAxeViolations()
})

it('an address that was cut off before its token says that it is not whole, and asks nothing of the API', async () => {
  await open('')
  await expectWayOn('This address lacks its key.')
})

it('one that was used while it stood there, in another tab, says so at the press', async () => {
  server.use(
    apiAnswer('POST', '/api/auth/login/magic-link/read', { data: { email: 'mei@example.com', redirect: null } }),
    apiAnswer('POST', '/api/auth/login/magic-link/verify', { status: 410, code: 41171, message: 'Used already.' }),
  )
  const { user } = await open('a'.repeat(43))
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Used already.')
})
