import { beforeEach, expect, it } from '@jest/globals'
import {
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
  testPlatform,
} from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { inEnglish } from '../testing/handlers.ts'
import { head, Page, queries } from './job-alert-link-page.tsx'

const token = 'a-token-of-forty-three-characters-in-a-mail'
const alert = {
  id: 1,
  criteria: { function_job_title_ids: [12] },
  frequency: 'daily',
  country: 'sg',
  language: 'en-us',
  time_zone: 'Asia/Singapore',
  is_paused: false,
  is_confirmed: false,
  last_run: null,
  next_run_at: '2026-11-25T00:00:00Z',
  created_at: '2026-11-01T00:00:00Z',
}
let calls: { path: string; body: unknown }[] = []
const path = (rest = '') => `/api/job/jobs/job-alerts/link${rest}`
const note = async (request: Request) =>
  calls.push({ path: new URL(request.url).pathname, body: await request.clone().json() })
const linkIs = (purpose: string, facts = {}) =>
  mockApiResponse('POST', path(), async (request) => {
    await note(request)
    const data = { purpose, email: 'a•••@example.com', name: 'Welder · Tuas', alert: { ...alert, ...facts } }
    return { data }
  })
const server = setupMockApi(
  linkIs('confirm'),
  mockApiResponse('POST', path('/confirm'), async (request) => {
    await note(request)
    return { data: { alert: { ...alert, is_confirmed: true } } }
  }),
  mockApiResponse('POST', path('/update'), async (request) => {
    const changes = (await request.clone().json()) as { frequency?: string; is_paused?: boolean }
    await note(request)
    return { data: { alert: { ...alert, ...changes, token: undefined } } }
  }),
  mockApiResponse('POST', path('/unsubscribe'), async (request) => {
    await note(request)
    return { data: null }
  }),
)
beforeEach(() => {
  calls = []
  window.location.hash = token
})

const guest = { ...inEnglish, session: { kind: 'guest' as const } }
const open = () => renderWithPlatform(<Page />, { ...guest, path: '/job-alert/confirm' })

it('changes nothing before the button is pressed, and takes the token out of the address', async () => {
  const { platform } = await open()
  expect(await screen.findByRole('heading', { name: 'Confirm your job alert' })).toBeVisible()
  expect(screen.getByText('Welder · Tuas')).toBeVisible()
  expect(calls).toEqual([{ path: path(), body: { token } }])
  expect(platform.navigate).toHaveBeenCalledWith(expect.not.stringContaining(token), {
    replace: true,
    keepScroll: true,
  })
  expect(screen.getByText(/you create a Jobspan account with this address/)).toBeVisible()
  await expectNoAxeViolations()
})

it('confirms the alert', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Confirm alert' }))
  const title = await screen.findByRole('heading', { name: 'Job alert on' })
  expect(document.activeElement).toContainElement(title)
  expect(document.body).not.toHaveFocus()
  expect(calls.at(-1)).toEqual({ path: path('/confirm'), body: { token } })
})

it('says so of a link that was used before', async () => {
  server.use(linkIs('confirm', { is_confirmed: true }))
  await open()
  expect(await screen.findByRole('heading', { name: 'Job alert on' })).toBeVisible()
})

it('changes how often the alert comes, pauses it and goes on', async () => {
  server.use(linkIs('manage', { is_confirmed: true }))
  const { user } = await open()
  await user.click(await screen.findByRole('radio', { name: 'Monday mornings' }))
  expect(await screen.findByText('Saved.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByText('This alert is paused.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(screen.queryByText('This alert is paused.')).toBeNull())
  expect(calls.slice(1).map(({ body }) => body)).toEqual([
    { token, frequency: 'weekly' },
    { token, is_paused: true },
    { token, is_paused: false },
  ])
})

it.each(['manage', 'unsubscribe'])('ends the alert from a link to %s', async (purpose) => {
  server.use(linkIs(purpose, { is_confirmed: true }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
  const title = await screen.findByRole('heading', { name: /unsubscribed/ })
  expect(document.activeElement).toContainElement(title)
  expect(document.body).not.toHaveFocus()
  expect(calls.at(-1)).toEqual({ path: path('/unsubscribe'), body: { token } })
})

it.each([
  ['an expired one', 410, 41172, 'This job alert link has expired'],
  ['one of an alert that is gone', 404, 40004, "This link doesn't work"],
])('of %s says what it is, and where to go on', async (_, status, code, title) => {
  server.use(mockApiResponse('POST', path(), { status, code }))
  await open()
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to job alert settings' })).toHaveAttribute(
    'href',
    '/en-us/account-settings/job-alert',
  )
})

it('asks the server nothing of a link that was cut off', async () => {
  window.location.hash = 'short'
  await open()
  expect(await screen.findByRole('heading', { name: "This link doesn't work" })).toBeVisible()
  expect(calls).toEqual([])
})

it('offers to try again where the server is at fault', async () => {
  server.use(mockApiResponse('POST', path(), { status: 503, code: 50101 }))
  const { user } = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.use(linkIs('confirm'))
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Confirm your job alert' })).toBeVisible()
})

it('knows no other purpose, and is not for search engines', async () => {
  const { api } = await testPlatform(guest)
  const context = { params: { purpose: 'open' }, api, t: String } as unknown as Parameters<typeof queries>[0]
  await expect(queries(context)[0]?.options.queryFn()).rejects.toMatchObject({ status: 404 })
  expect(queries({ ...context, params: { purpose: 'confirm' } })).toEqual([])
  expect(head(context)).toMatchObject({ robots: 'noindex' })
})
