import { afterEach, expect, it } from '@jest/globals'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { member } from '../../testing/account-handlers.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as page from './email-page.tsx'

const path = '/get-started/email'
const linkIs = (purpose: 'confirm' | 'stop') =>
  mockApiResponse('POST', '/api/data/email/link', {
    data: { purpose, email: 'm•••••@example.com', created_at: '2026-11-28T06:00:00Z' },
  })
const refused = (code: number, status = 410) =>
  mockApiResponse('POST', '/api/data/email/link', { status, code, message: 'No.' })
const confirms = (user: object | null) => mockApiResponse('POST', '/api/data/email/link/confirm', { data: { user } })
const server = setupMockApi(linkIs('confirm'), confirms(null))

afterEach(() => {
  window.location.hash = ''
})

const open = (options = {}, token = 'a'.repeat(120)) => {
  window.location.hash = token
  return renderPage(page, { path, pages: ['/recommended-job', '/account-settings/account'], ...options })
}

// Guests who applied had to find a code in their settings: no mail led to confirming the address.
it('confirms at the press of a button, on a device that is not signed in', async () => {
  const { user } = await open()
  expect(await screen.findByText(/An account with the address .*m•••••@example.com.* was created on/)).toBeVisible()
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: 'Confirm email address' }))
  expect(await screen.findByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/en-us/get-started?redirect=%2Fen-us%2Frecommended-job',
  )
})

it('tells the session of whoever confirms their own address', async () => {
  server.use(confirms({ ...member, is_email_verify: true }))
  const { user, platform } = await open({ session: { kind: 'member', user: { ...member, is_email_verify: false } } })
  await user.click(await screen.findByRole('button', { name: 'Confirm email address' }))
  expect(await screen.findByRole('link', { name: 'My jobs' })).toHaveAttribute('href', '/en-us/recommended-job')
  expect(platform.store.get(sessionAtom)).toMatchObject({ user: { is_email_verify: true } })
})

it.each(['confirm', 'stop'] as const)('ends the mails of an account that is somebody else’s (%s)', async (purpose) => {
  let stopped = 0
  server.use(
    linkIs(purpose),
    mockApiResponse('POST', '/api/data/email/link/stop', () => {
      stopped += 1
      return { data: null }
    }),
  )
  const { user } = await open()
  await user.click(
    await screen.findByRole('button', { name: purpose === 'stop' ? 'Stop these emails' : "This wasn't me" }),
  )
  expect(await screen.findByRole('heading', { name: "You won't get these emails anymore" })).toBeVisible()
  expect(stopped).toBe(1)
})

// Whoever was invited again and again could not end it.
it('ends invitations to an address, which is about no account', async () => {
  let stopped = 0
  server.use(
    mockApiResponse('POST', '/api/data/email/link', {
      data: { purpose: 'stop_invitations', email: 'm•••••@example.com', created_at: null },
    }),
    mockApiResponse('POST', '/api/data/email/link/stop', () => {
      stopped += 1
      return { data: null }
    }),
  )
  const { user } = await open()
  expect(await screen.findByText(/m•••••@example.com/)).toBeVisible()
  expect(stopped).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Stop invitations' }))
  expect(await screen.findByRole('heading', { name: "You won't get invitations anymore" })).toBeVisible()
  expect(stopped).toBe(1)
})

it.each([
  ['This address is already confirmed', refused(41171)],
  ['This link has expired', refused(41172)],
  ["This link doesn't work", refused(40004, 404)],
])('says: %s', async (title, answer) => {
  server.use(answer)
  await open()
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

it('asks nothing of the API by a link that was cut off', async () => {
  await open({}, 'short')
  expect(await screen.findByRole('heading', { name: "This link doesn't work" })).toBeVisible()
})
