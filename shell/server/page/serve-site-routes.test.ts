import cookie from '@fastify/cookie'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { countries, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { inLanguage, readRedirect, splitLanguage, urls } from '@jobspan/shared-kit/routing'
import Fastify from 'fastify'
import { countryLinks, languageLinks } from '../../src/frame/locale-links.ts'
import type { ShellContext } from '../shell-context.ts'
import { serveSiteRoutes } from './serve-site-routes.ts'

const app = Fastify()

beforeAll(async () => {
  await app.register(cookie)
  const env = { PUBLIC_ORIGIN: 'http://localhost:3000' } as ShellContext['env']
  serveSiteRoutes(app, { env, frame: { inLanguage, readRedirect, splitLanguage } as ShellContext['frame'] })
})
afterAll(() => app.close())

const pages = [
  urls.accountSettings('account'),
  urls.accountSettings('block-company'),
  urls.getStarted('/ja/job/cook-7'),
  '/get-started?step=phone',
  '/change-password',
  urls.search({ query: 'R&D “cook”', page: 2 }),
  '/job/cook-7',
  '/recommended-job/saved',
]

describe('the switch of language and country', () => {
  it.each(pages)('keeps the page, with what its address says: %s', async (path) => {
    const here = inLanguage('en-us', path)
    const inOthers = languageLinks(here, 'en-us')
    expect(inOthers.map(({ href }) => href)).toEqual(languages.map(({ key }) => inLanguage(key, path)))

    const elsewhere = countryLinks(here, 'en-us', 'sg')
    expect(elsewhere).toHaveLength(countries.length)
    for (const { key, href } of elsewhere) {
      const shared = await app.inject({ url: href, headers: { host: 'localhost:3000' } })
      expect([shared.statusCode, shared.headers.location]).toEqual([303, here])
      expect(shared.cookies).toMatchObject([{ name: 'geoConfiguration', value: `${key}_en-us`, maxAge: 2_592_000 }])
      // A country's own host is left for the other's.
      const own = await app.inject({ url: href, headers: { host: 'sg.localhost:3000' } })
      expect(own.headers.location).toBe(key === 'sg' ? here : `http://${key}.localhost:3000${here}`)
    }
  })

  // A member who changed the country on a country's own host was a guest afterwards, without a word.
  it('takes a member’s session along to the other country’s host', async () => {
    const url = `/en-us/place/jp?back=${encodeURIComponent('/en-us/job/cook-7?x=1')}`
    const headers = { host: 'sg.localhost:3000' }
    const member = await app.inject({ url, headers, cookies: { sessionid: 'a', user: 'sealed' } })
    const back = encodeURIComponent('/en-us/job/cook-7?x=1')
    expect(member.headers.location).toBe(
      `http://jp.localhost:3000/api/auth/session-transfer/start?from=sg&back=${back}`,
    )
    const guest = await app.inject({ url, headers, cookies: { sessionid: 'a' } })
    expect(guest.headers.location).toBe('http://jp.localhost:3000/en-us/job/cook-7?x=1')
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', ''])(
    'leads home instead of elsewhere: %j',
    async (back) => {
      const { headers } = await app.inject(`/ar/place/sa?back=${encodeURIComponent(back)}`)
      expect(headers.location).toBe('/ar')
    },
  )

  it('knows no other country or language', async () => {
    for (const url of ['/en-us/place/xx', '/xx/place/sg']) expect((await app.inject(url)).statusCode).toBe(404)
  })
})

// The marks and albums of companies stood on indexed pages, and crawlers were forbidden to fetch them.
it('keeps crawlers from the API, but for the pictures of indexed pages', async () => {
  const rules = (await app.inject('/robots.txt')).body.split('\n')
  expect(rules).toContain('Disallow: /api/')
  expect(rules).toContain('Allow: /api/data/company-pictures/')
  expect(rules).toContain('Allow: /api/data/resume-layouts/')
})
