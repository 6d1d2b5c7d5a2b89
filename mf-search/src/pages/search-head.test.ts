import { beforeEach, describe, expect, it } from '@jest/globals'
import { createApiClient } from '@jobspan/shared-kit/api'
import { createI18n, loadKitTexts } from '@jobspan/shared-kit/i18n'
import type { PageContext } from '@jobspan/shared-kit/remote'
import { QueryClient } from '@tanstack/react-query'
import { searchJobsQuery } from '../features/search-jobs/search-jobs-query.ts'
import texts from '../locales/en-us.json' with { type: 'json' }
import { parseSearchUrl } from '../search-state/search-url.ts'
import { aJob, results, understood } from '../testing/fixtures.ts'
import { searchHead } from './search-head.ts'

const kit = await loadKitTexts('en-us')
const api = createApiClient({ origin: 'http://localhost', headers: () => ({}), retries: 0 })
let queryClient: QueryClient
beforeEach(() => {
  queryClient = new QueryClient()
})

/** The head of a search as the server writes it, of what the query cache holds. */
const headOf = (query: string, search = '') => {
  const context = {
    api,
    queryClient,
    locale: { language: 'en-us', country: 'sg', direction: 'ltr', intl: 'en-US', currency: 'SGD' },
    params: { query },
    search: new URLSearchParams(search),
    site: { origin: 'https://jobspan.example' },
    t: createI18n('en-us', { 'mf-search': texts, kit }).getFixedT('en-us', 'mf-search'),
  } as unknown as PageContext
  return searchHead('jobs')(context)
}
const found = (query: string, result: ReturnType<typeof results>) =>
  queryClient.setQueryData(searchJobsQuery(api, parseSearchUrl('jobs', query, new URLSearchParams())).queryKey, result)

describe('the head of a search', () => {
  it('tells how many there are, and lists them for robots', () => {
    found('cook-jobs', results([aJob()], { total: 214 }))
    const { title, description, robots, isIncomplete, jsonLd } = headOf('cook-jobs')
    expect(title).toBe('Cook jobs – Singapore')
    expect(description).toMatch(/^214 openings: Cook jobs, Singapore\./)
    expect([robots, isIncomplete]).toEqual(['index', false])
    expect(jsonLd).toMatchObject([
      { '@type': 'ItemList', itemListElement: [{ url: 'https://jobspan.example/en-us/job/accountant-7' }] },
    ])
  })

  // With the API dead, search engines were told “0 openings” of every search, and to keep that; later, to forget the search.
  it('says nothing of how many, and to come again, where no answer came', () => {
    const head = headOf('cook-jobs')
    expect(head).toMatchObject({
      title: 'Cook jobs – Singapore',
      isIncomplete: true,
      robots: 'noindex',
      canonicalPath: '/jobs-hiring/cook-jobs',
    })
    expect(head.description).toBeUndefined()
    expect(head.jsonLd).toBeUndefined()
  })

  it('keeps out of the index what finds nothing, is narrowed or was mended', () => {
    found('cook-jobs', results([]))
    expect(headOf('cook-jobs').robots).toBe('noindex')
    expect(headOf('job-search', 'job_types=1').robots).toBe('noindex')
    // Each typing error would be a page of its own, with the jobs of the right word.
    const correction = { from: 'cok', to: 'cook', marks: [], is_certain: true }
    found('cok-jobs', results([aJob()], { understood: understood({ text: 'cook', correction }) }))
    expect(headOf('cok-jobs').robots).toBe('noindex')
  })
})
