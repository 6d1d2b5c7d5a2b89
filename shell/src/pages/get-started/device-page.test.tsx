import { expect, it } from '@jest/globals'
import { mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { member } from '../../testing/account-handlers.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as page from './device-page.tsx'

let isVerified = false
let responses: unknown[] = []
let purposes: unknown[] = []

const server = setupMockApi(
  mockApiResponse('GET', '/api/auth/qr/:id', {
    data: { device_name: 'Firefox · Linux', country: 'jp', requested_at: '2026-11-21T08:00:00Z' },
  }),
  mockApiResponse('POST', '/api/auth/qr/:id/answer', async (request) => {
    if (!isVerified) return { status: 403, code: 40007 }
    responses.push(await request.json())
    return { data: { is_allowed: true } }
  }),
  mockApiResponse('POST', '/api/auth/confirm/otp', async (request) => {
    purposes.push(await request.json())
    return { data: { resend_after: 60, expires_in: 600 } }
  }),
  mockApiResponse('POST', '/api/auth/confirm', async (request) => {
    const { otp } = (await request.json()) as { otp: string }
    if (otp !== '222222') return { status: 422, code: 41040, message: 'OTP is incorrect, please try again' }
    isVerified = true
    return { data: { confirmed_until: '2026-11-21T08:15:00Z' } }
  }),
)

const open = () => {
  isVerified = false
  responses = []
  purposes = []
  return renderPage(page, {
    path: `/get-started/device/${'a'.repeat(22)}`,
    params: { id: 'a'.repeat(22) },
    session: { kind: 'member', user: member },
  })
}

it('lets a device in once a member whose proof is old has proved it by a mailed code, on the spot', async () => {
  const { user } = await open()
  expect(await screen.findByText('Firefox · Linux')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Allow' }))
  const code = await screen.findByRole('textbox', { name: 'Code' })
  expect(screen.getByText(/the 6-digit code we emailed to .*mei@example\.com/)).toBeVisible()
  expect(purposes).toEqual([{ purpose: 'let_in' }])
  await user.keyboard('111111')
  await waitFor(() => expect(code).toHaveAccessibleDescription('OTP is incorrect, please try again'))
  await user.clear(code)
  await user.keyboard('222222')
  expect(await screen.findByRole('heading', { name: 'Allowed' })).toBeVisible()
  expect(responses).toEqual([{ is_allowed: true }])
})

it('says that a code is over which expired while the member read', async () => {
  server.use(mockApiResponse('POST', '/api/auth/qr/:id/answer', { status: 404, code: 40004 }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Allow' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This code has expired or was already used.')
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
})

// It said “expired” of every failure, so that a code was thrown away which was good.
it('says of a code that it could not ask about what went wrong, and asks again', async () => {
  server.use(
    mockApiResponse('GET', '/api/auth/qr/:id', { status: 401, code: 40003, message: 'Your browser refuses cookies.' }),
  )
  const { user } = await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser refuses cookies.')
  server.use(
    mockApiResponse('GET', '/api/auth/qr/:id', {
      data: { device_name: 'Firefox · Linux', country: 'jp', requested_at: '2026-11-21T08:00:00Z' },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Try again now' }))
  expect(await screen.findByText('Firefox · Linux')).toBeVisible()
  server.use(mockApiResponse('GET', '/api/auth/qr/:id', { status: 404, code: 40004 }))
  cleanup()
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('This code has expired or was already used.')
})
