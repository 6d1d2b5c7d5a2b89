import { describe, expect, it, jest } from '@jest/globals'
import { buildMember, expectNoAxeViolations } from '@jobspan/shared-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { results } from '../testing/fixtures.ts'
import { setUpSearchScreen, thirty } from '../testing/search-screen.tsx'

const { asked, found, open } = setUpSearchScreen()

describe('the results', () => {
  // Stands first: the first touch of a page is one for all tests.
  it('are fetched ahead where they are in sight, once the visitor has touched the page', async () => {
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(
      (callback) =>
        ({
          observe: (card: HTMLElement) =>
            callback([{ isIntersecting: card.dataset.job === '2' } as IntersectionObserverEntry], {} as never),
          disconnect: () => undefined,
        }) as never,
    )
    found(thirty())
    const { platform } = await open()
    await screen.findByText('30 jobs')
    expect(platform.prefetch).not.toHaveBeenCalled()
    fireEvent.scroll(window)
    await waitFor(() => expect(platform.prefetch).toHaveBeenCalledWith('/job/job-2'))
    expect(platform.prefetch).toHaveBeenCalledTimes(1)
    jest.restoreAllMocks()
  })

  it('are the jobs with their total, heading, and links to their pages', async () => {
    found(thirty({ total: 10_000, is_total_approximate: true }))
    await open('/jobs-hiring/accountant-jobs-in-Singapore')
    expect(await screen.findByText('≈10,000 jobs')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Accountant jobs in Singapore')
    expect(screen.getByRole('link', { name: 'Job 1' }).getAttribute('href')).toBe('/en-us/job/job-1')
    expect(asked[0]?.get('query')).toBe('accountant')
    expect(asked[0]?.get('size')).toBe('30')
    await expectNoAxeViolations()
  })

  it('come in the order of what was asked for, until the visitor chooses', async () => {
    found(thirty())
    const first = await open('/jobs-hiring/cook-jobs')
    await screen.findByText('30 jobs')
    expect(asked[0]?.get('sort')).toBe('2')
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest')
    expect(first.platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/cook-jobs?sort=1', { keepScroll: true })
    first.unmount()
    await open('/jobs-hiring/cook-jobs?sort=3')
    await screen.findByText('30 jobs')
    expect(asked[0]?.get('sort')).toBe('3')
  })

  it('have pages that are real links', async () => {
    found(thirty({ total: 95, page: 2 }))
    await open('/jobs-hiring/cook-jobs?page=2&job_types=1')
    await screen.findByText('95 jobs')
    const pages = screen.getByRole('navigation', { name: 'Pages' })
    expect(
      within(pages)
        .getByRole('link', { name: /Page 3|Next page/ })
        .getAttribute('href'),
    ).toBe('/en-us/jobs-hiring/cook-jobs?job_types=1&page=3')
    expect(asked[0]?.get('page')).toBe('2')
  })

  it('that end before the page asked for say where they end', async () => {
    found(results([], { total: 95, page: 1_000_000_000 }))
    await open('/jobs-hiring/job-search?page=1000000000')
    expect(await screen.findByText("There's no page 1,000,000,000")).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the last page' }).getAttribute('href')).toBe(
      '/en-us/jobs-hiring/job-search?page=4',
    )
  })

  it('end for guests with what an account adds, which leads back to this search', async () => {
    found(thirty())
    await open('/jobs-hiring/cook-jobs?job_types=1')
    const panel = await screen.findByRole('region', { name: 'See more jobs that fit you' })
    expect(within(panel).getAllByRole('listitem')).toHaveLength(3)
    expect(within(panel).getByRole('link').getAttribute('href')).toBe(
      '/en-us/get-started?redirect=%2Fen-us%2Fjobs-hiring%2Fcook-jobs%3Fjob_types%3D1',
    )
  })

  it('tell a member how many are at companies that they blocked, and invite nobody who is in', async () => {
    found(results([], { hidden_total: 3 }))
    await open('/jobs-hiring/cook-jobs', 'jobs', { session: { kind: 'member', user: buildMember() } })
    expect(await screen.findByText(/^3 jobs aren't shown, because you blocked their companies\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Blocked companies' }).getAttribute('href')).toBe(
      '/en-us/account-settings/block-company',
    )
    expect(screen.queryByRole('region', { name: 'See more jobs that fit you' })).toBeNull()
  })
})
