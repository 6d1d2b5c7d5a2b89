import { afterEach, beforeAll, expect, it } from '@jest/globals'
import type { JobAlertCriteria } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { loadParts } from '../../lazy-part/lazy-part.tsx'
import { emptySearch } from '../../search-state/search-state.ts'
import { aJob, inEnglish } from '../../testing/fixtures.ts'
import { JobAlertButton } from './job-alert-button.tsx'

type Sent = { criteria: JobAlertCriteria; frequency?: string; email?: string; time_zone?: string }
let previews: Sent[] = []
let created: { body: Sent; key: string | null }[] = []
const answerPreview = (total: number) =>
  mockApiResponse('POST', '/api/job/jobs/job-alerts/preview', async (request) => {
    previews.push((await request.json()) as Sent)
    return { data: { total, is_total_approximate: false, items: total === 0 ? [] : [aJob()] } }
  })
const answerCreate = (needsConfirmation: boolean) =>
  mockApiResponse('POST', '/api/job/jobs/job-alerts/create', async (request) => {
    created.push({ body: (await request.json()) as Sent, key: request.headers.get('idempotency-key') })
    return { data: { alert: null, needs_confirmation: needsConfirmation } }
  })
const refuse = (status: number, code: number, message: string) =>
  server.use(mockApiResponse('POST', '/api/job/jobs/job-alerts/create', () => ({ status, code, message })))
let own: object[] = []
const server = setupMockApi(
  answerPreview(4),
  answerCreate(true),
  mockApiResponse('GET', '/api/job/jobs/job-alerts', () => ({ data: { items: own } })),
)
beforeAll(loadParts)
afterEach(() => {
  previews = []
  created = []
  own = []
})

const search = {
  ...emptySearch,
  query: 'welder',
  arrangements: ['on_site' as const],
  posted_within: 7,
  page: 3,
  sort: 2 as const,
}
const member = { kind: 'member', user: buildMember() } as const

const open = async (options: Parameters<typeof renderWithPlatform>[1] = {}) => {
  const view = await renderWithPlatform(
    <JobAlertButton state={search} understood={null} titleOf={() => 'Welder jobs'} variant="toggle" />,
    {
      ...inEnglish,
      ...options,
    },
  )
  await view.user.click(screen.getByRole('button', { name: 'Alert me' }))
  return { ...view, dialog: within(await screen.findByRole('dialog')) }
}

it('shows what the alert would have sent last week, for the search without its order and page', async () => {
  const { dialog } = await open()
  expect(await dialog.findByText('Last week this alert would have sent you 4 jobs:')).toBeInTheDocument()
  expect(dialog.getByRole('link', { name: aJob().title })).toBeInTheDocument()
  expect(previews).toEqual([{ criteria: { query: 'welder', arrangements: ['on_site'] } }])
  await expectNoAxeViolations()
})

it('says so where nothing came last week', async () => {
  server.use(answerPreview(0))
  const { dialog } = await open()
  expect(await dialog.findByText(/No new jobs like these last week/)).toBeInTheDocument()
})

// An alert on "nrse" was offered with "We'll email you as soon as there are some".
it('says so where no open job matches the words at all', async () => {
  const data = { total: 0, is_total_approximate: false, items: [], has_open_jobs: false }
  server.use(mockApiResponse('POST', '/api/job/jobs/job-alerts/preview', { data }))
  const { dialog } = await open()
  expect(await dialog.findByText(/^No open job matches this search\. Check the spelling/)).toBeInTheDocument()
})

const alert = {
  id: 1,
  criteria: { arrangements: ['on_site'], query: 'welder' },
  frequency: 'daily',
  country: 'sg',
  language: 'en-us',
  time_zone: 'Asia/Singapore',
  is_paused: false,
  is_confirmed: true,
  last_run: null,
  next_run_at: '2026-11-25T00:00:00Z',
  created_at: '2026-11-01T00:00:00Z',
}

// After it was made the page still said "Get job alerts"; later it said so, and the settings had to be found to end it.
it('is switched off and on where it was made', async () => {
  server.use(
    answerCreate(false),
    mockApiResponse('PUT', '/api/job/jobs/job-alerts/1/update', async (request) => {
      own = [{ ...alert, ...((await request.json()) as object) }]
      return { data: { items: own } }
    }),
  )
  const { dialog, user } = await open({ session: member })
  own = [{ ...alert, id: 2, criteria: { query: 'welder' } }, { ...alert, id: 3, country: 'jp' }, alert]
  await user.click(dialog.getByRole('button', { name: 'Create alert' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  const toggle = await screen.findByRole('switch', { name: 'Alert me' })
  expect(toggle).toBeChecked()
  await user.click(toggle)
  await waitFor(() => expect(own).toMatchObject([{ is_paused: true }]))
  expect(await screen.findByRole('switch', { name: 'Alert me', checked: false })).toBe(toggle)
  await user.click(toggle)
  await waitFor(() => expect(own).toMatchObject([{ is_paused: false }]))
  expect(await screen.findByRole('switch', { name: 'Alert me', checked: true })).toBe(toggle)
})

it('stays as it is where it cannot be switched off, and says so', async () => {
  own = [alert]
  server.use(
    mockApiResponse('PUT', '/api/job/jobs/job-alerts/1/update', () => ({ status: 500, code: 50001, message: '' })),
  )
  const { user, platform } = await renderWithPlatform(
    <JobAlertButton state={search} understood={null} titleOf={() => 'Welder jobs'} variant="toggle" />,
    { ...inEnglish, session: member },
  )
  const toggle = await screen.findByRole('switch', { name: 'Alert me' })
  await user.click(toggle)
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith("The alert couldn't be changed. Try again in a moment.", 'error'),
  )
  expect(toggle).toBeChecked()
})

it('asks a guest for an address, and says that it is to be confirmed', async () => {
  const { dialog, user } = await open()
  await user.click(dialog.getByRole('button', { name: 'Create alert' }))
  expect(dialog.getByText('Please enter a valid email address.')).toBeInTheDocument()
  expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveFocus()
  expect(created).toEqual([])
  await user.fill(dialog.getByRole('textbox', { name: /Email/ }), 'ada@example.com')
  await user.click(dialog.getByRole('radio', { name: 'Monday mornings' }))
  await user.click(dialog.getByRole('button', { name: 'Create alert' }))
  expect(await screen.findByText(/We've sent an email to ada@example.com/)).toBeInTheDocument()
  expect(created).toMatchObject([
    { body: { frequency: 'weekly', email: 'ada@example.com', time_zone: expect.any(String) }, key: expect.any(String) },
  ])
})

// A guest who asked for the mail once more was told that it was sent: the answer to the first request was repeated, and nothing was.
it('sends the mail again where a guest asks for the same alert again', async () => {
  const { dialog, user } = await open()
  await user.fill(dialog.getByRole('textbox', { name: /Email/ }), 'ada@example.com')
  await user.click(dialog.getByRole('button', { name: 'Create alert' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'Alert me' }))
  await user.click(await screen.findByRole('button', { name: 'Create alert' }))
  await screen.findByRole('button', { name: 'Done' })
  const [first, second] = created
  expect(second?.body).toEqual(first?.body)
  expect(second?.key).not.toBe(first?.key)
})

it('needs no address of a member, and leads to their alerts', async () => {
  server.use(answerCreate(false))
  const { dialog, user } = await open({ session: member })
  expect(dialog.queryByRole('textbox')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Create alert' }))
  expect(await screen.findByText(/We'll email you new jobs every morning/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Manage job alerts' })).toHaveAttribute(
    'href',
    '/en-us/account-settings/job-alert',
  )
  expect(created[0]?.body).not.toHaveProperty('email')
})

it('says what the server refuses', async () => {
  refuse(422, 40024, 'You have 20 job alerts.')
  const { dialog, user } = await open({ session: member })
  await user.click(dialog.getByRole('button', { name: 'Create alert' }))
  expect(await dialog.findByText('You have 20 job alerts.')).toBeInTheDocument()
})

it('says that it failed where the server is at fault', async () => {
  refuse(500, 50001, 'Sorry')
  const { dialog, user } = await open({ session: member })
  await user.click(dialog.getByRole('button', { name: 'Create alert' }))
  expect(await dialog.findByText(/Failed to enable job alert/)).toBeInTheDocument()
})
