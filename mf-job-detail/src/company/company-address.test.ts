import { describe, expect, it } from '@jest/globals'
import { bareCompany, exampleCompany } from '../testing/example-company.ts'
import { companyTabsOf, findRedirect } from './company-address.ts'

describe('the tabs of a company', () => {
  it('are those with content, those that seekers look for first', () => {
    expect(companyTabsOf(exampleCompany())).toEqual(['jobs', 'remote-jobs', 'about', 'culture', 'life'])
    expect(companyTabsOf(bareCompany())).toEqual([])
    expect(companyTabsOf(bareCompany({ website: 'https://a.example', open_jobs: 1 }))).toEqual(['jobs', 'about'])
  })
})

describe('where an address of a company leads on to', () => {
  const redirectOf = (company: Parameters<typeof exampleCompany>[0], path: string) => {
    const url = new URL(path, 'http://own.invalid')
    const [, , slug, tab] = url.pathname.split('/')
    return findRedirect(exampleCompany(company), { slug, tab, search: url.searchParams })
  }

  it.each([
    ['its own address', '/company/marina-ledger-7', null],
    ['a tab', '/company/marina-ledger-7/jobs?page=2', null],
    ['a former name', '/company/ledger-7', { path: '/company/marina-ledger-7', status: 301 }],
    ['a tab of a former name', '/company/7/jobs?page=2', { path: '/company/marina-ledger-7/jobs?page=2', status: 301 }],
    ['no tab', '/company/marina-ledger-7/salaries', { path: '/company/marina-ledger-7', status: 302 }],
  ])('of %s', (_, path, redirect) => {
    expect(redirectOf({}, path)).toEqual(redirect)
  })

  it('is the overview, for now, where a tab has no content', () => {
    const empty = { pictures: [], pictures_total: 0, news: [] }
    expect(redirectOf(empty, '/company/marina-ledger-7/life')).toEqual({
      path: '/company/marina-ledger-7',
      status: 302,
    })
  })

  it('is the company that it became part of, for good', () => {
    const moved_to = { id: 8, slug: 'bay-books-8', name: 'Bay Books', logo_url: null, is_verified: false }
    expect(redirectOf({ moved_to }, '/company/marina-ledger-7/jobs')).toEqual({
      path: '/company/bay-books-8/jobs',
      status: 301,
    })
  })
})
