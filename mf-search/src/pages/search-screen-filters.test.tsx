import { describe, expect, it } from '@jest/globals'
import { mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aCompany, facets, results } from '../testing/fixtures.ts'
import { setUpSearchScreen, thirty } from '../testing/search-screen.tsx'

const { asked, found, open, server } = setUpSearchScreen()

describe('the filters', () => {
  it('in use stand by name, and each is a link to the search without it', async () => {
    found(thirty())
    await open('/jobs-hiring/cook-jobs?job_types=2,999&posted_within=7&page=3')
    const chips = await screen.findByRole('list', { name: 'Filters in use' })
    await waitFor(() => expect(within(chips).getByText('Part-time')).toBeTruthy())
    expect(within(chips).getByText('Last 7 days')).toBeTruthy()
    // The country took a sentence and a link of its own, three rows on a phone.
    expect(screen.getByRole('button', { name: 'Singapore' })).toBeVisible()
    expect(within(chips).getAllByRole('listitem')).toHaveLength(3)
    // The pills counted an id that no list knows, which had no chip and changed nothing.
    expect(screen.getByRole('button', { name: 'Filters · 2' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Job type · 1' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Remove Part-time' })).toHaveAttribute(
      'href',
      '/en-us/jobs-hiring/cook-jobs?job_types=999&posted_within=7',
    )
  })

  it('name the company also where none of its jobs is in sight', async () => {
    found(results([]))
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search/relaxations', { data: { items: [] } }),
      mockApiResponse('GET', '/api/data/companies/9', { data: aCompany({ id: 9, name: 'Accord Ltd' }) }),
    )
    await open('/jobs-hiring/job-search?job_types=2&company_ids=9')
    expect(await screen.findByRole('link', { name: 'Remove Accord Ltd' })).toHaveAttribute(
      'href',
      '/en-us/jobs-hiring/job-search?job_types=2',
    )
  })

  it('are chosen with counts, and searched only when the visitor says so', async () => {
    found(thirty())
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search/facets', (request) => ({
        data: facets(new URL(request.url).searchParams.get('job_types') === '2' ? 14 : 300),
      })),
    )
    const { user, platform } = await open()
    await screen.findByText('30 jobs')
    await user.click(screen.getByRole('button', { name: 'Job type' }))
    await screen.findByRole('button', { name: 'Show 300 jobs' })
    await user.click(screen.getByRole('checkbox', { name: /Part-time/ }))
    const show = await screen.findByRole('button', { name: 'Show 14 jobs' })
    expect(platform.navigate).not.toHaveBeenCalled()
    await user.click(show)
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/job-search?job_types=2')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leave out what the page itself is', async () => {
    found(thirty())
    await open('/remote-jobs', 'remote')
    await screen.findByText('30 jobs')
    expect(asked[0]?.get('arrangements')).toBe('remote')
    expect(screen.queryByRole('button', { name: 'Work setting' })).toBeNull()
    expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull()
  })
})
