import { describe, expect, it } from '@jest/globals'
import { SkeletonRegion } from '@jobspan/shared-kit/design'
import { page } from '@jobspan/shared-kit/remote'
import { createElement } from 'react'
import { createSendPageFixture } from './send-page-fixture.ts'

const never = { queryKey: ['never'], queryFn: () => new Promise(() => undefined) }
const Waiting = () => createElement(SkeletonRegion, null, null)
const Nothing = () => null

/** An answer that comes right after its page was rendered without it. */
const justLate = Promise.withResolvers<string>()
const WithoutAnswer = () => {
  justLate.resolve('too late')
  return null
}

/** Pages whose data does not come: all of it, or what the head does not need; or comes when the page has been rendered. */
const latePages = [
  page('/late', async () => ({
    Page: Nothing,
    queries: () => [{ options: never, critical: true }],
    head: () => ({ title: 'x' }),
  })),
  page('/partly-late', async () => ({
    Page: Waiting,
    queries: () => [{ options: never, critical: false }],
    head: () => ({ title: 'x', isIncomplete: true }),
  })),
  page('/just-late', async () => ({
    Page: WithoutAnswer,
    queries: () => [{ options: { queryKey: ['just-late'], queryFn: () => justLate.promise } }],
    head: () => ({ title: 'x' }),
  })),
  page('/with-picture', async () => ({
    Page: Nothing,
    head: () => ({ title: 'x', preloadImage: '/api/picture?language_code=ja' }),
  })),
]

const { app, open, ask } = createSendPageFixture({ pages: latePages })

// Browsers asked for the largest picture of a page once they had read down to it, beside the display face: it was painted 0.1 s later.
it('asks for the largest picture of a page ahead of the page itself', async () => {
  await open()
  expect((await ask('/ja/with-picture')).headers.link).toBe(
    '</api/picture?language_code=ja>; rel=preload; as=image; fetchpriority=high',
  )
  expect((await ask('/ja/terms')).headers).not.toHaveProperty('link')
})

// After signing out, “Back” showed whoever sat there next the page that the browser had kept, with the member's name and address.
describe('what a browser may keep', () => {
  it('is no page of a member’s, and those of guests', async () => {
    await open()
    const keeping = async (url: string, cookies: Record<string, string>) =>
      (await app.inject({ url, cookies })).headers['cache-control']
    for (const url of ['/en-us/terms', '/en-us/get-started', '/en-us/nowhere'])
      expect([url, await keeping(url, { sessionid: 'of-somebody-incomplete' })]).toEqual([url, 'private, no-store'])
    expect(await keeping('/en-us/terms', {})).toBe('private, no-cache')
  })
})

// Without scripts the page said that it loads, for ever.
describe('a page whose data does not come', () => {
  it.each([
    ['/ja/late?page=2', 'ページを読み込めませんでした'],
    ['/en-us/partly-late?page=2', 'This part didn&#x27;t load'],
  ])('ends with a link to ask for it again, for browsers without scripts: %s', async (url, title) => {
    await open({ QUERY_DEADLINE: '500' })
    const { body } = await ask(url)
    const [, withoutScripts] = /<noscript>(.*?)<\/noscript>/s.exec(body) ?? []
    expect(withoutScripts).toContain(title)
    expect(withoutScripts).toContain(`href="${url}"`)
  })

  // The browser began with an answer that the markup lacked, and React threw the markup away (error 418).
  it('is not sent along where it came after the page was rendered', async () => {
    await open({ QUERY_DEADLINE: '50' })
    const { body } = await ask('/en-us/just-late')
    expect(await justLate.promise).toBe('too late')
    expect(body).not.toContain('too late')
  })

  it('is told of no page that came', async () => {
    await open()
    expect((await ask('/en-us/terms')).body).not.toContain('<noscript>')
  })
})

// Such a host named itself, and the sitemap and JobPosting the public one: a page had several addresses of its own.
describe("a country's own host", () => {
  it('shows pages that name their one address, on the public host', async () => {
    await open({ PUBLIC_ORIGIN: 'https://jobspan.example' })
    const { body } = await app.inject({ url: '/ja/terms', headers: { host: 'jp.jobspan.example' } })
    const own = 'https://jobspan.example/ja/terms'
    expect(body).toContain(`<link rel="canonical" href="${own}">`)
    expect(body).toContain(`<meta property="og:url" content="${own}">`)
    const alternates = [...body.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)].map(
      ([, href]) => new URL(href ?? '').host,
    )
    expect([alternates.length, new Set(alternates)]).toEqual([11, new Set(['jobspan.example'])])
  })
})

// An address of 88 KB gave a page of 4.2 MB: each of its links to other languages and countries repeated the address.
describe('a long address', () => {
  it('is not repeated by the links to other languages and countries', async () => {
    await open()
    const usual = (await ask('/en-us/terms')).body.length
    const long = await ask(`/en-us/terms?x=${'y'.repeat(7_000)}`)
    expect(long.statusCode).toBe(200)
    expect(long.body.length).toBeLessThan(usual + 30_000)
  })
})

// An address in capitals, or copied with the bracket behind it, was “Page not found”.
describe('an address that is not quite right', () => {
  it('leads to the page that was meant', async () => {
    await open()
    const meant = async (url: string) => {
      const { statusCode, headers } = await ask(url)
      return [statusCode, headers.location]
    }
    expect(await meant('/EN-US/Terms?x=1')).toEqual([301, '/en-us/terms?x=1'])
    expect(await meant('/en-us/terms).')).toEqual([301, '/en-us/terms'])
    expect(await meant('/TERMS%20')).toEqual([302, '/en-us/terms'])
    expect((await ask('/en-us/terms')).statusCode).toBe(200)
    expect((await ask('/en-us/nothing).')).statusCode).toBe(404)
  })
})

describe('more pages than one address may have', () => {
  it('are a short page in the visitor’s language, with when to come again', async () => {
    await open({ RATE_LIMIT_FACTOR: '0.004' })
    expect((await ask('/ja/terms')).statusCode).toBe(200)
    const { statusCode, headers, body } = await ask('/ja/terms')
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(body).toContain('ただいまアクセスが集中しています')
  })
})
