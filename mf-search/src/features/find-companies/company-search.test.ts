import { describe, expect, it } from '@jest/globals'
import {
  buildCompaniesUrl,
  changeCompanySearch,
  clearCompanyFilters,
  countCompanyFilters,
  emptyCompanySearch,
  hasCompanyResults,
  parseCompanySearch,
} from './company-search.ts'

const parse = (query: string) => parseCompanySearch(new URLSearchParams(query))

describe('the address of a search for companies', () => {
  it.each([
    '',
    'query=kopi+%E5%92%96%E5%95%A1',
    'query=lumen&industry_types=1,2&industries=7&locations=5&financing_stages=3&company_sizes=1&company_types=2',
    'is_company_verified=1&area=remote&country=all&sort=name&page=3',
    'all=1',
  ])('"%s" says all of it', (query) => {
    const search = parse(query)
    expect(parse(buildCompaniesUrl(search).split('?')[1] ?? '')).toEqual(search)
  })

  it('leaves out what makes no sense', () => {
    expect(
      parse('query=%00%20&industries=x,-1,0&area=moon&country=zz&sort=7&page=-2&is_company_verified=maybe'),
    ).toEqual(emptyCompanySearch)
    expect(parse(`query=${'x'.repeat(600)}&page=999999999`)).toMatchObject({ query: 'x'.repeat(200), page: 10_000 })
  })

  it('stays one of results where the last filter is taken away, and begins at the first page', () => {
    const search = changeCompanySearch(parse('industries=7&page=4'), { industries: [] })
    expect(buildCompaniesUrl(search)).toBe('/companies?all=1')
    expect([hasCompanyResults(search), hasCompanyResults(emptyCompanySearch)]).toEqual([true, false])
  })

  it('keeps words, country and order where the filters are cleared', () => {
    const search = parse('query=lumen&industries=7,8&area=web3&is_company_verified=1&country=all&sort=name')
    expect(countCompanyFilters(search)).toBe(4)
    expect(buildCompaniesUrl(clearCompanyFilters(search))).toBe('/companies?query=lumen&country=all&sort=name')
  })
})
