import { beforeEach, expect, it } from '@jest/globals'
import { type JobAlert, maxJobAlerts } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { inEnglish } from '../../testing/handlers.ts'
import { JobAlerts, maxAlerts } from './job-alerts.tsx'

const anAlert = (facts: Partial<JobAlert> = {}): JobAlert => ({
  id: 1,
  criteria: { query: 'Welder', job_types: [1], arrangements: ['on_site'], country: 'sg' },
  frequency: 'daily',
  country: 'sg',
  language: 'en-us',
  time_zone: 'Asia/Singapore',
  is_paused: false,
  is_confirmed: true,
  last_run: { at: '2026-11-23T00:00:00Z', job_count: 4 },
  next_run_at: '2026-11-25T00:00:00Z',
  created_at: '2026-11-01T00:00:00Z',
  ...facts,
})

let alerts: JobAlert[] = []
let calls: { path: string; body: unknown }[] = []
const list = () => ({ data: { items: alerts } })
const noteCall = async (request: Request) => {
  const text = await request.text()
  calls.push({ path: new URL(request.url).pathname, body: text === '' ? null : JSON.parse(text) })
}
const lists = (name: string, items: { id: number; value: string }[]) =>
  mockApiResponse('GET', `/api/config/${name}/list`, {
    data: { items: items.map((item) => ({ ...item, key: `k${item.id}`, seo_value: `s${item.id}` })) },
  })
const server = setupMockApi(
  mockApiResponse('GET', '/api/job/jobs/job-alerts', list),
  mockApiResponse('PUT', '/api/job/jobs/job-alerts/1/update', async (request) => {
    const body = (await request.clone().json()) as { is_paused?: boolean }
    await noteCall(request)
    alerts = alerts.map((alert) => ({
      ...alert,
      ...(body.is_paused === undefined ? {} : { is_paused: body.is_paused }),
    }))
    return list()
  }),
  mockApiResponse('DELETE', '/api/job/jobs/job-alerts/1/delete', async (request) => {
    await noteCall(request)
    alerts = []
    return list()
  }),
  mockApiResponse('POST', '/api/job/jobs/job-alerts/create', async (request) => {
    await noteCall(request)
    alerts = [anAlert()]
    return { data: { alert: alerts[0], needs_confirmation: false } }
  }),
  mockApiResponse('POST', '/api/job/jobs/job-alerts/preview', async (request) => {
    await noteCall(request)
    return { data: { total: 3, is_total_approximate: false, items: [] } }
  }),
  lists('job_types', [
    { id: 1, value: 'Full-time' },
    { id: 2, value: 'Part-time' },
  ]),
  lists('educations', [{ id: 8, value: 'Bachelor' }]),
  lists('main_functions', [{ id: 9, value: 'Production' }]),
  lists('xp_lvls', [{ id: 3, value: '3 to 5 years' }]),
  lists('industry_lists', [{ id: 4, value: 'Shipping' }]),
  lists('company_sizes', [{ id: 5, value: '51 to 200' }]),
  lists('company_financing_stage_lists', [{ id: 6, value: 'Seed' }]),
  lists('company_benefit_lists', [{ id: 7, value: 'Meals' }]),
)
beforeEach(() => {
  alerts = [anAlert()]
  calls = []
})

const open = () => renderWithPlatform(<JobAlerts />, inEnglish)

it('says what an alert looks for, how often it comes, and what it sent last', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Welder' })).toBeVisible()
  expect(await screen.findByText('Singapore · Full-time · On-site')).toBeVisible()
  expect(screen.getByText('Every morning. 4 jobs on Nov 23, 2026.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See these jobs' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en-us\/jobs-hiring\/welder-jobs\?.*job_types=1/i),
  )
  await expectNoAxeViolations()
})

it.each([
  [{ last_run: null }, 'Every morning. The first email comes on Nov 25, 2026 if new jobs are added by then.'],
  [{ last_run: { at: '2026-11-23T00:00:00Z', job_count: 0 } }, /Nothing new on Nov 23, 2026, so no email was sent/],
  [{ is_paused: true }, 'Paused'],
  [{ is_confirmed: false }, 'Not confirmed'],
])('says where it stands: %j', async (facts, text) => {
  alerts = [anAlert(facts)]
  await open()
  expect(await screen.findByText(text)).toBeVisible()
})

// It was listed "No other filters", and came from one country alone.
it('names the country that it is about, also where nobody chose one', async () => {
  alerts = [anAlert({ criteria: { query: 'Welder' } })]
  await open()
  expect(await screen.findByText('Singapore')).toBeVisible()
})

// Who followed a company read "Any job", "At 1 company".
it('names the company that is followed', async () => {
  const company = {
    ...{ id: 7, slug: 'harbour-foods-7', name: 'Harbour Foods', logo_url: null, is_verified: true, industry: null },
    ...{
      location: null,
      open_jobs: 2,
      overview: null,
      size: null,
      financing_stage: null,
      website: null,
      address: null,
    },
    ...{ benefits: [], culture: [], country: 'sg' },
  }
  server.use(mockApiResponse('GET', '/api/data/companies/7', { data: company }))
  alerts = [anAlert({ criteria: { company_ids: [7], country: 'all' } })]
  await open()
  expect(await screen.findByText(/Harbour Foods/)).toBeVisible()
})

it('says while it is edited that no open job matches its words', async () => {
  const data = { total: 0, is_total_approximate: false, items: [], has_open_jobs: false }
  server.use(mockApiResponse('POST', '/api/job/jobs/job-alerts/preview', { data }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(await screen.findByText(/^No open job matches these words\./)).toBeInTheDocument()
})

it('names what no list has any more', async () => {
  alerts = [anAlert({ criteria: { query: 'Welder', job_types: [99] } })]
  await open()
  expect(await screen.findByText(/No longer available/)).toBeVisible()
})

it('is turned off and on at once', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('switch', { name: 'Send this alert' }))
  expect(await screen.findByText('Paused')).toBeVisible()
  expect(calls).toEqual([{ path: '/api/job/jobs/job-alerts/1/update', body: { is_paused: true } }])
})

// A second look at the alert showed what was never saved, as if it were the alert.
it('is shown as it is, whatever was changed before without being saved', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.fill(await screen.findByRole('textbox', { name: 'Job title or company' }), 'Painter')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(await screen.findByRole('textbox', { name: 'Job title or company' })).toHaveValue('Welder')
})

it('is deleted after a question, and brought back', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Job alert deleted.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('heading', { name: 'Welder' })).toBeVisible()
  expect(calls.at(-1)).toEqual({
    path: '/api/job/jobs/job-alerts/create',
    body: { criteria: anAlert().criteria, frequency: 'daily', time_zone: 'Asia/Singapore' },
  })
})

it('is edited: filters are removed and added, and the preview follows', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Last week this alert would have sent you 3 jobs.')).toBeInTheDocument()
  await user.click(dialog.getByRole('checkbox', { name: 'On-site' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Hybrid' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Qualification' }), 'Bachelor')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Production')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Japan')
  await user.type(dialog.getByRole('textbox', { name: 'Pay from (S$)' }), '4,000')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Industry' }), 'Shipping')
  await user.click(dialog.getByRole('checkbox', { name: 'Verified companies only' }))
  await user.click(dialog.getByRole('radio', { name: 'Monday mornings' }))
  await user.clear(dialog.getByRole('textbox', { name: 'Job title or company' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.filter(({ path }) => path.endsWith('update'))).toEqual([
    {
      path: '/api/job/jobs/job-alerts/1/update',
      body: {
        criteria: {
          job_types: [1],
          country: 'jp',
          industries: [4],
          degrees: [8],
          main_functions: [9],
          arrangements: ['hybrid'],
          salary_from: 4000,
          is_company_verified: true,
        },
        frequency: 'weekly',
      },
    },
  ])
})

it('says what the server refuses', async () => {
  server.use(
    mockApiResponse('PUT', '/api/job/jobs/job-alerts/1/update', { status: 404, code: 40004, message: 'Not there.' }),
  )
  const { user } = await open()
  await user.click(await screen.findByRole('switch', { name: 'Send this alert' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Not there.')
})

it('leads to the search where there is none', async () => {
  alerts = []
  await open()
  expect(await screen.findByText('No job alerts yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search for jobs to follow' })).toHaveAttribute(
    'href',
    '/en-us/jobs-hiring/job-search',
  )
})

it('knows the contract’s limit', () => {
  expect(maxAlerts).toBe(maxJobAlerts)
})
