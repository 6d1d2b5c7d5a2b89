import { beforeAll, describe, expect, it } from '@jest/globals'
import {
  expectNoAxeViolations,
  mockApiResponse,
  type RenderOptions,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { aListing, companyFacets, companyLists } from '../testing/companies.ts'
import { handlers, inEnglish } from '../testing/fixtures.ts'
import { Page } from './companies-page.tsx'

const server = setupMockApi(handlers.options, ...companyLists)
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

const asked: URLSearchParams[] = []
const find = (items: ReturnType<typeof aListing>[], more: object = {}) =>
  server.use(
    mockApiResponse('GET', '/api/data/companies/search', (request) => {
      asked.push(new URL(request.url).searchParams)
      return { data: { items, total: items.length, page: 1, size: 24, ...more } }
    }),
  )
const open = (path: string, options: RenderOptions = {}) => {
  asked.length = 0
  return renderWithPlatform(<Page />, { ...inEnglish, path, ...options })
}

describe('the results', () => {
  it('stand with what each company is; filters in use are links to the results without them', async () => {
    find([aListing(), aListing({ id: 4, slug: 'plain-4', name: 'Plain', industry: null, size: null, excerpt: null })])
    await open('/companies?query=l&industries=3&company_sizes=4&is_company_verified=1')
    expect(await screen.findByText('2 companies')).toBeVisible()
    const [first] = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('heading'))
    expect(first).toHaveTextContent('Banking')
    expect(first).toHaveTextContent('12 open jobs2 remote jobs')
    expect(await screen.findByRole('link', { name: 'Remove Banking' })).toHaveAttribute(
      'href',
      '/en-us/companies?query=l&company_sizes=4&is_company_verified=1',
    )
    expect(screen.getByRole('link', { name: 'Remove Verified companies' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/en-us/companies?query=l')
    expect(asked[0]?.get('industries')).toBe('3')
    await expectNoAxeViolations()
  })

  it('are filtered with counts, and only when the visitor says so', async () => {
    find([aListing()])
    server.use(
      mockApiResponse('GET', '/api/data/companies/search-facets', (request) => ({
        data: companyFacets(new URL(request.url).searchParams.has('industry_types') ? 11 : 20),
      })),
    )
    const { user, platform } = await open('/companies?all=1')
    await user.click(await screen.findByRole('button', { name: 'Industry' }))
    await user.click(await screen.findByRole('checkbox', { name: /^Finance/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Insurance/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Finance/ }))
    const show = await screen.findByRole('button', { name: 'Show 11 companies' })
    expect(platform.navigate).not.toHaveBeenCalled()
    await user.click(show)
    expect(platform.navigate).toHaveBeenLastCalledWith('/companies?industry_types=2')
  })

  it('that are none say so, and lead to what is near', async () => {
    server.use(
      mockApiResponse('GET', '/api/data/companies/search', (request) => {
        const total = new URL(request.url).searchParams.has('country') ? 7 : 0
        return { data: { items: [], total, page: 1, size: 24 } }
      }),
    )
    await open('/companies?query=lumenn')
    expect(await screen.findByRole('heading', { name: 'No Results Found.' })).toBeVisible()
    expect(await screen.findByRole('link', { name: /^In all countries\s*7 companies/ })).toHaveAttribute(
      'href',
      '/en-us/companies?query=lumenn&country=all',
    )
    expect(screen.getByRole('link', { name: 'Jobs for “lumenn”' })).toHaveAttribute(
      'href',
      '/en-us/jobs-hiring/lumenn-jobs',
    )
  })

  it('of a name that was mended say that it was', async () => {
    find([aListing()], { is_mended: true })
    await open('/companies?query=lumenn')
    expect(await screen.findByText('No company is called “lumenn”. These names are close to it.')).toBeVisible()
  })

  it('that did not come can be asked for again', async () => {
    server.use(mockApiResponse('GET', '/api/data/companies/search', () => ({ status: 500, code: 50001, message: '' })))
    const { user } = await open('/companies?all=1')
    const again = await screen.findByRole('button', { name: 'Try again' })
    find([aListing()])
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'Lumen Ledger' })).toBeVisible()
  })
})
