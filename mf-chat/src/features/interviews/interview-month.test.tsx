import { expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anAcceptedInterview } from '../../testing/an-interview.ts'
import { asMember } from '../../testing/handlers.ts'
import { InterviewMonth } from './interview-month.tsx'

const server = setupMockApi(
  mockApiResponse('GET', '/api/apiGo/interview/list', {
    data: { items: [anAcceptedInterview()], total: 1, page: 1, size: 100 },
  }),
)

it('a month marks its days, is walked by keyboard, and shows the interviews of the chosen day', async () => {
  const { user, platform } = await renderWithPlatform(
    <InterviewMonth day="2026-12-02" timeZone="Asia/Singapore" />,
    await asMember(),
  )
  const grid = screen.getByRole('grid', { name: 'December 2026' })
  const first = await within(grid).findByRole('button', { name: /December 1, 2026: 1 interview$/ })
  expect(screen.getByText('No interviews on this day.')).toBeInTheDocument()
  within(grid)
    .getByRole('button', { name: /December 2, 2026$/ })
    .focus()
  await user.keyboard('{ArrowLeft}')
  expect(first).toHaveFocus()
  expect(platform.navigate).toHaveBeenLastCalledWith('/chat/interviews?view=month&day=2026-12-01', {
    replace: true,
    keepScroll: true,
  })
  expect(screen.getByRole('heading', { name: 'Interview with Harbour Works' })).toBeInTheDocument()
  await expectNoAxeViolations()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: /November 30, 2026/ })).toHaveFocus())
})

// Without a connection, a month that was never loaded said that there was nothing on its days.
it('a month says nothing of its days until it is here', async () => {
  const { user } = await renderWithPlatform(
    <InterviewMonth day="2026-12-02" timeZone="Asia/Singapore" />,
    await asMember(),
  )
  expect(await screen.findByText('No interviews on this day.')).toBeInTheDocument()
  const answer = Promise.withResolvers<{ status: number; code: number }>()
  server.use(mockApiResponse('GET', '/api/apiGo/interview/list', () => answer.promise))
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(screen.queryByText('No interviews on this day.')).not.toBeInTheDocument()
  answer.resolve({ status: 500, code: 50001 })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
