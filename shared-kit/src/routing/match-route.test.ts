import { describe, expect, it } from '@jest/globals'
import { matchRoute } from './match-route.ts'
import { inLanguage, splitLanguage, urls } from './urls.ts'

const routes = [
  { path: '/' },
  { path: '/jobs-hiring/:query' },
  { path: '/job/:slug' },
  { path: '/job/:slug/apply/success' },
  { path: '/job/new' },
]

describe('matching a path to its route', () => {
  it('reads parameters, decoded', () => {
    const match = matchRoute(routes, urls.search({ keyword: 'C# / 100%', location: '東京' }))
    expect(match?.route.path).toBe('/jobs-hiring/:query')
    expect(match?.params.query).toBe('C~23-~2F-100~25-jobs-in-東京')
  })

  it('prefers literal segments', () => {
    expect(matchRoute(routes, '/job/new')?.route.path).toBe('/job/new')
    expect(matchRoute(routes, '/job/cook-7?x=1#y')?.params).toEqual({ slug: 'cook-7' })
  })

  it('takes a slash at the end for none, and no empty segment for a parameter', () => {
    expect(matchRoute(routes, '/job/cook-7/')?.params).toEqual({ slug: 'cook-7' })
    expect(matchRoute(routes, '/job/')).toBeUndefined()
    expect(matchRoute(routes, '/job//apply/success')).toBeUndefined()
    expect(matchRoute(routes, '/')?.route.path).toBe('/')
  })

  it('finds nothing where nothing is, and survives broken encodings', () => {
    expect(matchRoute(routes, '/nope/x')).toBeUndefined()
    expect(matchRoute(routes, '/job/%E0%A4%A')?.params).toEqual({ slug: '%E0%A4%A' })
  })
})

describe('addresses', () => {
  it('drop empty values, keep zero and false, and join lists by comma', () => {
    expect(
      urls.search({
        keyword: 'cook',
        job_types: [1, 3],
        salary_from: 0,
        is_company_verified: false,
        page: undefined,
        degrees: [],
      }),
    ).toBe('/jobs-hiring/cook-jobs?job_types=1,3&salary_from=0&is_company_verified=false')
  })

  it('carry their language and lose it again', () => {
    expect(inLanguage('ar', '/')).toBe('/ar')
    expect(inLanguage('ar', '/?x=1')).toBe('/ar?x=1')
    expect(splitLanguage('/ar?x=1')).toEqual({ language: 'ar', path: '/?x=1' })
    expect(splitLanguage('/ZH-TW/job/x')).toEqual({ language: 'zh-tw', path: '/job/x' })
    expect(splitLanguage('/zh-tw/job/x')).toEqual({ language: 'zh-tw', path: '/job/x' })
    expect(splitLanguage('/xx/job/x')).toEqual({ language: undefined, path: '/xx/job/x' })
  })
})
