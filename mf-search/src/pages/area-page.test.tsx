import { beforeAll, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { loadParts } from '../lazy-part/lazy-part.tsx'
import { aJob, handlers, inEnglish, results } from '../testing/fixtures.ts'
import { Page as RemoteJobs } from './remote-jobs-page.tsx'
import { Page as Web3Jobs } from './web3-jobs-page.tsx'

const insight = {
  total: 19,
  is_approximate: false,
  utc_offset_hours: 8,
  countries: [
    { key: 'sg', name: 'Singapore', utc_offset_hours: 8, jobs: 9 },
    { key: 'jp', name: 'Japan', utc_offset_hours: 9, jobs: 6 },
    { key: 'gb', name: 'United Kingdom', utc_offset_hours: 0, jobs: 4 },
  ],
  languages: [{ key: 'zh-cn', name: 'Simplified Chinese', jobs: 5 }],
  functions: [{ function: { id: 2, key: 'design', value: 'Design' }, jobs: 7 }],
  arrangements: [{ arrangement: 'hybrid', jobs: 3 }],
}
setupMockApi(
  handlers.options,
  handlers.jobs(results([aJob({ title: 'Bookkeeper' })])),
  mockApiResponse('GET', '/api/job/insight/area', { data: insight }),
)
// The search is a part with parts of its own.
beforeAll(async () => {
  await loadParts()
  await loadParts()
})

const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

// The page was the search with one filter set, and did not say who hires from where.
it('begins with who hires for remote work from where; each line is a search', async () => {
  await renderWithPlatform(<RemoteJobs />, { ...inEnglish, path: '/remote-jobs' })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Singapore')
  expect(await screen.findByText('19 open jobs from 3 countries')).toBeVisible()
  const hours = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('link')
  expect(hours.map((link) => link.getAttribute('href'))).toEqual([
    '/en-us/remote-jobs?hiring_countries=sg,jp',
    '/en-us/remote-jobs?hiring_countries=gb',
  ])
  expect(hours[0]?.textContent).toContain('15')
  expect(hrefOf(/^Japan/)).toBe('/en-us/remote-jobs?hiring_countries=jp')
  expect(hrefOf(/^Simplified Chinese/)).toBe('/en-us/remote-jobs?posting_languages=zh-cn')
  expect(hrefOf(/^Design/)).toBe('/en-us/remote-jobs?main_functions=2')
  expect(hrefOf(/^Bookkeeper/)).toBe('/en-us/job/accountant-7')
  await expectNoAxeViolations()
})

it('begins with the roles of Web3, and with where the work is done', async () => {
  await renderWithPlatform(<Web3Jobs />, { ...inEnglish, path: '/web3-jobs' })
  expect(await screen.findByText('19 open jobs from 3 countries')).toBeVisible()
  expect(hrefOf(/^Design/)).toBe('/en-us/web3-jobs?job_function_ids=2')
  expect(hrefOf(/^Hybrid/)).toBe('/en-us/web3-jobs?arrangements=hybrid')
})

it('is the search, with what was chosen to be taken away, once anything is asked for', async () => {
  await renderWithPlatform(<RemoteJobs />, {
    ...inEnglish,
    path: '/remote-jobs?hiring_countries=jp&posting_languages=zh-cn',
  })
  const filters = await screen.findByRole('list', { name: 'Filters in use' })
  expect(within(filters).getByRole('link', { name: /Japan/ })).toHaveAttribute(
    'href',
    '/en-us/remote-jobs?posting_languages=zh-cn',
  )
  expect(within(filters).getByRole('link', { name: /Chinese/ })).toHaveAttribute(
    'href',
    '/en-us/remote-jobs?hiring_countries=jp',
  )
})
