import { describe, expect, it } from '@jest/globals'
import { mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { aJob, results, understood } from '../testing/fixtures.ts'
import { setUpSearchScreen, thirty } from '../testing/search-screen.tsx'

const { asked, found, open, server } = setUpSearchScreen()

const correction = {
  from: 'registerd nurse',
  to: 'registered nurse',
  marks: [{ start: 0, end: 10 }],
  is_certain: true,
}

describe('a search whose words were mended', () => {
  // A typing error found nothing, and nothing said why.
  it('says what it shows, leads back to the words as typed, and tells who hears the page once', async () => {
    found(thirty({ understood: understood({ text: correction.to, correction }) }))
    await open('/jobs-hiring/registerd%20nurse-jobs?job_types=1')
    const otherSearch = await screen.findByRole('link', { name: /^Search for “ ?registerd nurse ?” instead$/ })
    expect(otherSearch).toHaveAttribute('href', '/en-us/jobs-hiring/registerd-nurse-jobs?exact=1&job_types=1')
    const line = otherSearch.closest('p') as HTMLElement
    expect(line).toHaveTextContent(/^Showing jobs for registered nurse\./)
    expect(within(line).getByText('registered').tagName).toBe('B')
    const announcements = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announcements).toEqual(['Showing jobs for registered nurse. 30 jobs'])
  })

  it('stays by the letter once it was asked for, and leads on to similar words', async () => {
    found(thirty({ understood: understood({ text: 'nrse', is_exact: true }) }))
    await open('/jobs-hiring/nrse-jobs?exact=1')
    expect(await screen.findByRole('link', { name: 'Include similar words' })).toHaveAttribute(
      'href',
      '/en-us/jobs-hiring/nrse-jobs',
    )
    expect(asked[0]?.get('exact')).toBe('1')
  })
})

describe('what words stand for', () => {
  const parts = understood({
    text: 'cook part time over 5000 in Leeds at Lumen',
    filters: [
      { words: 'part time', query_without: 'cook over 5000', field: 'job_types', value: '2', label: 'Part-time' },
      {
        words: 'over 5000',
        query_without: 'cook part time',
        field: 'salary_from',
        value: '5000',
        label: null,
        amount: 5000,
        currency: 'SGD',
      },
    ],
    place: { words: 'in Leeds', query_without: 'cook', label: 'Leeds', location_id: 5 },
    company: {
      words: 'at Lumen',
      query_without: 'cook in Leeds',
      company: { id: 3, slug: 'lumen-3', name: 'Lumen Ledger', logo_url: null, is_verified: true },
    },
  })

  // “Part time” showed six full-time jobs.
  it('is a pill before all others, each a link to the search without these words', async () => {
    found(thirty({ understood: parts }))
    await open('/jobs-hiring/cook%20part%20time-jobs?job_types=3')
    await screen.findByRole('link', { name: 'Remove Part-time' })
    const pills = within(screen.getByRole('list', { name: 'Filters in use' })).getAllByRole('link')
    expect(pills.map(({ textContent }) => textContent)).toEqual([
      'Part-time',
      'From S$5,000',
      'Leeds',
      'Lumen Ledger',
      'Contract',
    ])
    expect(pills[0]).toHaveAccessibleName('Remove Part-time')
    expect(pills[0]).toHaveAttribute('href', '/en-us/jobs-hiring/cook-over-5000-jobs?job_types=3')
  })

  it('is told of a job that lacks it, below those that lack nothing', async () => {
    found(
      results(
        [aJob({ id: 1 }), aJob({ id: 2, missing_words: ['night', 'ward'] }), aJob({ id: 3, missing_words: ['night'] })],
        { total: 9 },
      ),
    )
    await open('/jobs-hiring/night-ward-nurse-jobs')
    const rows = within(await screen.findByRole('list', { name: 'Jobs' })).getAllByRole('listitem')
    expect(rows[0]).not.toHaveTextContent('Not in this job')
    expect(rows[1]).toHaveTextContent(/^Close to what you searched for.*Not in this job: night and ward/)
    expect(rows[2]).toHaveTextContent(/Not in this job: night/)
    expect(screen.getAllByText('Close to what you searched for')).toHaveLength(1)
  })
})

// An alert was all that was offered where nothing was found, also for an alert that could never fire.
it('a search that finds nothing leads to what is near, before it offers an alert', async () => {
  found(
    results([], {
      near: [
        {
          kind: 'fewer_words',
          label: 'nurse',
          words: 'submarine',
          criteria: { query: 'nurse' },
          count: 13,
          is_approximate: false,
        },
        {
          kind: 'other_country',
          label: 'submarine nurse',
          criteria: { country: 'all' },
          count: 2,
          is_approximate: false,
        },
      ],
    }),
  )
  server.use(
    mockApiResponse('GET', '/api/job/jobs/search/relaxations', {
      data: { items: ['country', 'job_types'].map((filter) => ({ filter, total: 2, is_approximate: false })) },
    }),
  )
  await open('/jobs-hiring/submarine-nurse-jobs?job_types=2')
  const near = await screen.findByRole('link', { name: /nurse, without “submarine”/ })
  expect(near).toHaveTextContent('13 jobs')
  expect(near).toHaveAttribute('href', '/en-us/jobs-hiring/nurse-jobs?job_types=2')
  const alert = screen.getByRole('button', { name: 'Get job alerts' })
  expect(near.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  // What is near already is not offered again as a filter to remove.
  expect(await screen.findByRole('link', { name: /With any job type/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /in all countries/i })).toHaveTextContent('submarine nurse')
})
