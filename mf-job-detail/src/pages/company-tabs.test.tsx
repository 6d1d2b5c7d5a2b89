import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { setUpCompanyPage } from '../testing/company-page.tsx'
import { exampleCompany, jobsFound } from '../testing/example-company.ts'
import { exampleJob } from '../testing/example-job.ts'

const { open, server } = setUpCompanyPage()

describe('the jobs of a company', () => {
  it('are searched within it by words and place, which the address says', async () => {
    const asked: URLSearchParams[] = []
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search', (request) => {
        asked.push(new URL(request.url).searchParams)
        return { data: jobsFound([exampleJob()], { total: 45 }) }
      }),
    )
    const { user, platform } = await open(exampleCompany(), { tab: 'remote-jobs', search: '?query=accountant&page=2' })
    expect(await screen.findByText('45 jobs')).toBeVisible()
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      company_ids: '7',
      country: 'all',
      arrangements: 'remote',
      query: 'accountant',
      page: '2',
    })
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/en-us/company/marina-ledger-7/remote-jobs?query=accountant&page=3',
    )
    await expectNoAxeViolations()
    const form = screen.getByRole('search')
    await user.type(within(form).getByLabelText('Location'), ' Tampines ')
    await user.click(within(form).getByRole('button', { name: 'Search' }))
    expect(platform.navigate).toHaveBeenCalledWith(
      '/company/marina-ledger-7/remote-jobs?query=accountant&location=Tampines',
      { keepScroll: true },
    )
  })

  it('leads back to all where nothing is found', async () => {
    server.use(mockApiResponse('GET', '/api/job/jobs/search', { data: jobsFound([]) }))
    await open(exampleCompany(), { tab: 'jobs', search: '?query=cook' })
    expect(await screen.findByText('No jobs found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all jobs' })).toHaveAttribute(
      'href',
      '/en-us/company/marina-ledger-7/jobs',
    )
  })

  it('says that they are hidden where the member blocked the company', async () => {
    server.use(mockApiResponse('GET', '/api/job/jobs/search', { data: jobsFound([], { hidden_total: 4 }) }))
    await open(exampleCompany({ is_blocked: true }), { tab: 'jobs' })
    expect(await screen.findByText('You blocked this company, so its jobs are hidden.')).toBeVisible()
  })
})

describe('the album of a company', () => {
  it('opens a picture large and moves by the arrow keys, around the ends', async () => {
    const { user } = await open(exampleCompany(), { tab: 'life' })
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Our office' }))
    const dialog = await screen.findByRole('dialog', { name: 'Photos' })
    expect(within(dialog).getByRole('status')).toHaveTextContent('1 of 2')
    await user.keyboard('{ArrowLeft}')
    expect(within(dialog).getByRole('status')).toHaveTextContent('2 of 2')
    await user.click(within(dialog).getByRole('button', { name: 'Next photo' }))
    expect(within(dialog).getByRole('img', { name: 'Our office' })).toBeVisible()
  })

  it('fetches what the page did not bring on request', async () => {
    const all = Array.from({ length: 3 }, (_, index) => ({
      id: index,
      url: `/pictures/${index}.webp`,
      width: 800,
      height: 600,
      caption: `Floor ${index}`,
    }))
    server.use(
      mockApiResponse('GET', '/api/data/companies/7/pictures', { data: { items: all, total: 3, page: 1, size: 24 } }),
    )
    const { user } = await open(exampleCompany({ pictures: all.slice(0, 1), pictures_total: 3 }), { tab: 'life' })
    await user.click(screen.getByRole('button', { name: 'Show more photos' }))
    expect(await screen.findByRole('button', { name: 'Floor 2' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more photos' })).toBeNull())
  })
})
