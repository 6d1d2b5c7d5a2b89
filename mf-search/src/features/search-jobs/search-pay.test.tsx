import { expect, it } from '@jest/globals'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { aJob, handlers, inEnglish, results, understood } from '../../testing/fixtures.ts'
import { SearchPay } from './search-pay.tsx'

const accountant = understood({ occupation: { id: 'accountant', name: 'Accountant' } })
const insight = {
  kind: 'title',
  title: { id: 1, key: 'accountant', value: 'Accountant' },
  pay: { low: 5000, median: 5600, high: 6400, currency: 'SGD', period: 'MONTH', jobs: 42 },
  location: { id: 3, key: 'tampines', value: 'Tampines' },
}
const asked: URLSearchParams[] = []
const server = setupMockApi(
  handlers.jobs(results([aJob()], { understood: accountant })),
  mockApiResponse('GET', '/api/job/insight/pay', (request) => {
    asked.push(new URL(request.url).searchParams)
    return { data: insight }
  }),
)
const open = (path: string) => renderWithPlatform(<SearchPay />, { ...inEnglish, path })

it('says what the occupation of a search pays at its place, and of how many jobs', async () => {
  const { container } = await open('/jobs-hiring/accountant-jobs?job_locations=3')
  await waitFor(() =>
    expect(container.textContent).toMatch(/Accountant, Tampines: S\$5,000.*6,400.*median S\$5,600 · 42\sjobs$/),
  )
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ occupation: 'accountant', job_location: '3' })
})

it('says nothing where too few postings state their pay', async () => {
  server.use(mockApiResponse('GET', '/api/job/insight/pay', { data: null }))
  const { container, platform } = await open('/jobs-hiring/accountant-jobs')
  await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
  expect(container.textContent).toBe('')
})

// Where the connection was gone, the amber mark of the line stayed on the page, without a word beside it.
it('keeps no line where it cannot be asked for', async () => {
  onlineManager.setOnline(false)
  try {
    const { container } = await open('/jobs-hiring/accountant-jobs')
    expect(container.querySelector('p')).toBeNull()
  } finally {
    onlineManager.setOnline(true)
  }
})

it.each([
  ['of all jobs', '/jobs-hiring/job-search'],
  ['of all countries together', '/jobs-hiring/accountant-jobs?country=all'],
  ['on a later page', '/jobs-hiring/accountant-jobs?page=2'],
])('asks for no pay %s', async (_, path) => {
  asked.length = 0
  await open(path)
  expect(screen.queryByText(/median/)).toBeNull()
  expect(asked).toEqual([])
})
