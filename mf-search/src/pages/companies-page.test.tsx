import { beforeAll, describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aListing, companyLists } from '../testing/companies.ts'
import { inEnglish } from '../testing/fixtures.ts'
import { Page } from './companies-page.tsx'

const server = setupMockApi(...companyLists)
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
const open = () => renderWithPlatform(<Page />, { ...inEnglish, path: '/companies' })

describe('the page to begin at', () => {
  it('shows companies of four kinds, each with a way to its page and to more of them', async () => {
    const names = { popular: 'Kopi House', featured: 'Lumen Ledger', remote: 'Far & Near', web3: 'Chainworks' }
    server.use(
      mockApiResponse('GET', '/api/data/companies/featured-companies', (request) => {
        const kind = new URL(request.url).searchParams.get('kind') as keyof typeof names
        const id = Object.keys(names).indexOf(kind) + 1
        const slug = `${kind}-${id}`
        return { data: { items: [aListing({ id, slug, name: names[kind], remote_jobs: 1, web3_jobs: 5 })] } }
      }),
    )
    await open()
    expect(await screen.findByRole('link', { name: 'Kopi House' })).toHaveAttribute('href', '/en-us/company/popular-1')
    const featured = within(await screen.findByRole('region', { name: 'Featured companies' }))
    expect(await featured.findByText('We keep the books of small shops.')).toBeVisible()
    const remote = within(screen.getByRole('region', { name: 'Hiring remotely' }))
    expect(await remote.findByText('1 remote job')).toBeVisible()
    expect(remote.getByRole('link', { name: 'All with remote jobs' })).toHaveAttribute(
      'href',
      '/en-us/companies?area=remote',
    )
    expect(await screen.findByText('5 Web3 jobs')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Health' })).toHaveAttribute(
      'href',
      '/en-us/companies?industry_types=4',
    )
    await expectNoAxeViolations()
  })

  it('says of a part that did not load that it did not, and is whole without one that is empty', async () => {
    server.use(
      mockApiResponse('GET', '/api/data/companies/featured-companies', (request) =>
        new URL(request.url).searchParams.get('kind') === 'popular'
          ? { status: 500, code: 50001, message: '' }
          : { data: { items: [] } },
      ),
    )
    await open()
    expect(await screen.findByText("This part didn't load.")).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Building Web3' })).toBeNull())
  })

  it('suggests companies by a part of a name, and leads to the one that is taken', async () => {
    server.use(
      mockApiResponse('GET', '/api/data/companies/featured-companies', { data: { items: [] } }),
      mockApiResponse('GET', '/api/data/companies/search-suggestion', {
        data: { items: [aListing({ name: '光芒会计', slug: 'lumen-ledger-3' })] },
      }),
    )
    const { user, platform } = await open()
    await user.click(screen.getByRole('textbox', { name: 'Company name' }))
    await user.type(await screen.findByRole('combobox', { name: 'Company name' }), '光芒')
    // Two may have one name.
    await user.click(await screen.findByRole('option', { name: /^光芒会计.*Banking · Singapore/ }))
    expect(platform.navigate).toHaveBeenCalledWith('/company/lumen-ledger-3')
  })
})
