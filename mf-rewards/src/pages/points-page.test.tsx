import { expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { aProgramme, asMember, englishText, paths } from '../testing/handlers.ts'
import { Page } from './points-page.tsx'

const entry = (id: number, points: number) => ({
  id,
  kind: points > 0 ? 'reward' : 'reserved',
  points,
  balance_after: 1000,
  at: '2026-11-20T08:00:00Z',
})
const server = setupMockApi(
  mockApiResponse('GET', paths.programme, { data: aProgramme() }),
  mockApiResponse('GET', paths.points, { data: { available: 1000, reserved: 200 } }),
  mockApiResponse('GET', paths.entries, (request) =>
    new URL(request.url).searchParams.get('before') === '8'
      ? { data: { items: [entry(7, 100)], has_more: false } }
      : { data: { items: [entry(9, 100), entry(8, -200)], has_more: true } },
  ),
)

it('shows what there is, what is set aside, and how it came about, part by part', async () => {
  const { user } = await renderWithPlatform(<Page />, asMember())
  const list = await screen.findByRole('list', { name: englishText('points.history') })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText(englishText('points.reserved')).nextElementSibling).toHaveTextContent('200')
  expect(await screen.findByRole('link', { name: englishText('points.withdraw') })).toBeVisible()
  await user.click(screen.getByRole('button', { name: englishText('more') }))
  expect(await within(list).findAllByText('+100')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: englishText('more') })).not.toBeInTheDocument()
  await expectNoAxeViolations()
})

it('keeps points where they are not paid out', async () => {
  server.use(mockApiResponse('GET', paths.programme, { data: aProgramme({ is_cash_on: false }) }))
  await renderWithPlatform(<Page />, asMember())
  expect(await screen.findByText(englishText('withdraw.off'))).toBeVisible()
  expect(screen.queryByRole('link', { name: englishText('points.withdraw') })).not.toBeInTheDocument()
})
