import { describe, expect, it } from '@jest/globals'
import { mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aCompany, facets, results } from '../testing/fixtures.ts'
import { setUpSearchScreen, thirty } from '../testing/search-screen.tsx'

const { asked, found, open, server } = setUpSearchScreen()

describe('the filters', () => {
  it('in use stand as chips by name, and each can be removed', async () => {
    found(thirty())
    const { user, platform } = await open('/jobs-hiring/cook-jobs?job_types=2,999&posted_within=7&page=3')
    const chips = await screen.findByRole('list', { name: 'Filters in use' })
    await waitFor(() => expect(within(chips).getByText('Part-time')).toBeTruthy())
    expect(within(chips).getByText('Last 7 days')).toBeTruthy()
    expect(within(chips).getAllByRole('listitem')).toHaveLength(3)
    // The pills counted an id that no list knows, which had no chip and changed nothing.
    expect(screen.getByRole('button', { name: 'Filters · 2' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Job type · 1' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove Part-time' }))
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/cook-jobs?job_types=999&posted_within=7')
  })

  it('name the company also where none of its jobs is in sight', async () => {
    found(results([]))
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search/relaxations', { data: { items: [] } }),
      mockApiResponse('GET', '/api/data/companies/9', { data: aCompany({ id: 9, name: 'Accord Ltd' }) }),
    )
    const { user, platform } = await open('/jobs-hiring/job-search?job_types=2&company_ids=9')
    await user.click(await screen.findByRole('button', { name: 'Remove Accord Ltd' }))
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/job-search?job_types=2')
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

  it('can look beyond the country', async () => {
    found(thirty())
    await open()
    expect(await screen.findByText('Jobs in Singapore, plus remote jobs open to people in Singapore.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Search all countries' }).getAttribute('href')).toBe(
      '/en-us/jobs-hiring/job-search?country=all',
    )
  })
})
