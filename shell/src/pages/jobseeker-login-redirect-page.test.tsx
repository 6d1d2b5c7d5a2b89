import { expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { member } from '../testing/account-handlers.ts'
import { renderPage } from '../testing/render-page.tsx'
import * as page from './jobseeker-login-redirect-page.tsx'

const server = setupMockApi()

const open = () => renderPage(page, { path: '/jobseeker-login-redirect', session: { kind: 'member', user: member } })

// They read that the address is none of ours, which it was, and were left with the way home.
it.each([41044, 41047, 41347])('a suspended member reads so, and whom to write to (%i)', async (code) => {
  server.use(mockApiResponse('POST', '/api/auth/hand-off', { status: 403, code, message: 'suspended' }))
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'help@jobspan.test' })).toHaveAttribute('href', 'mailto:help@jobspan.test')
  expect(screen.queryByText("This isn't one of our sites")).toBeNull()
  await expectNoAxeViolations()
})

it('an address that is not listed is not followed, and says so', async () => {
  server.use(mockApiResponse('POST', '/api/auth/hand-off', { status: 422, code: 40001, message: 'not listed' }))
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: "This isn't one of our sites" })).toBeTruthy()
})

it('what failed can be tried again', async () => {
  server.use(mockApiResponse('POST', '/api/auth/hand-off', { status: 500, code: 50001 }))
  const { user } = await open()
  const again = await screen.findByRole('button', { name: 'Try again now' })
  server.use(mockApiResponse('POST', '/api/auth/hand-off', { status: 403, code: 41044 }))
  await user.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeTruthy()
})
