import { expect, it } from '@jest/globals'
import {
  buildMember,
  mockApiResponse,
  type RenderOptions,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { inEnglish } from '../../testing/fixtures.ts'
import { FollowButton } from './follow-button.tsx'

const server = setupMockApi()
const member = { kind: 'member', user: buildMember() } as const
const open = (options: RenderOptions) =>
  renderWithPlatform(
    <FollowButton
      company={{ id: 3, name: 'Lumen Ledger' }}
      label="Follow"
      texts={(key, { company }) => `${key} ${company}`}
    />,
    { ...inEnglish, ...options },
  )

it('follows by an alert for the company alone, shown at once, and ended the same way', async () => {
  let alerts: object[] = [{ id: 1, criteria: { country: 'all', company_ids: [3], query: 'cook' } }]
  const aFollow = { id: 2, criteria: { country: 'all', company_ids: [3] } }
  const alert = {
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
  server.use(
    mockApiResponse('GET', '/api/job/jobs/job-alerts', () => ({
      data: { items: alerts.map((each) => ({ ...alert, ...each })) },
    })),
    mockApiResponse('POST', '/api/data/companies/3/follow', () => {
      alerts = [aFollow, ...alerts]
      return { data: { is_followed: true } }
    }),
    mockApiResponse('DELETE', '/api/data/companies/3/follow', () => {
      alerts = alerts.filter((each) => each !== aFollow)
      return { data: { is_followed: false } }
    }),
  )
  const { user, platform } = await open({ session: member })
  const button = screen.getByRole('button', { name: 'Follow' })
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await user.click(button)
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('companies.followed Lumen Ledger', 'success', {
      label: 'Manage job alerts',
      to: '/account-settings/job-alert',
    }),
  )
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
  await user.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
  expect(alerts).toHaveLength(1)
})

// It promised emails, which nobody gets before their address is confirmed.
it('says that the address has to be confirmed first', async () => {
  server.use(
    mockApiResponse('GET', '/api/job/jobs/job-alerts', { data: { items: [] } }),
    mockApiResponse('POST', '/api/data/companies/3/follow', { data: { is_followed: true, needs_confirmation: true } }),
  )
  const { user, platform } = await open({ session: member })
  await user.click(screen.getByRole('button', { name: 'Follow' }))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('companies.unconfirmed Lumen Ledger', 'warning', expect.anything()),
  )
})

it('leads a guest to sign in, and back', async () => {
  const { user, platform } = await open({ path: '/companies?query=lumen' })
  await user.click(screen.getByRole('button', { name: 'Follow' }))
  expect(platform.navigate).toHaveBeenCalledWith('/get-started?redirect=%2Fen-us%2Fcompanies%3Fquery%3Dlumen')
})
