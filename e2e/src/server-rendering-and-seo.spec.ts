import { findClosedJobSlug } from './application-helpers.ts'
import { expect, test, waitForHydration } from './fixtures.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

const languages = ['en-us', 'zh-cn', 'zh-tw', 'ja', 'es-es', 'pt-br', 'ms', 'id', 'tr', 'ar']

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  for (const [language, country] of [
    ['en-us', 'sg'],
    ['ar', 'sa'],
    ['ja', 'jp'],
  ] as const) {
    test(`search and job page can be read and walked (${language})`, {
      tag: language === 'en-us' ? '@main' : [],
    }, async ({ page, context }) => {
      await context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])
      const t = textsOf(language)
      await page.goto(`/${language}/jobs-hiring/job-search`)
      const results = page.getByRole('list', { name: t('mf-search', 'results.label') })
      await expect(results.locator('> li')).toHaveCount(30)
      await page
        .getByRole('navigation', { name: t('kit', 'pagination.label') })
        .getByRole('link')
        .last()
        .click()
      await expect(page).toHaveURL(/page=\d+/)
      const link = results.getByRole('link').first()
      const title = (await link.textContent()) ?? ''
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      await expect(page.getByRole('heading', { name: t('mf-job-detail', 'section.description') })).toBeVisible()
    })
  }
})

test('a page tells search engines its languages, each of them back again', async ({ request }) => {
  const alternatesOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    return new Map(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(([, tag, href]) => [
        tag,
        href,
      ]),
    )
  }
  const start = await alternatesOf('/en-us/jobs-hiring/accountant-jobs')
  expect(start.size).toBe(languages.length + 1)
  expect(start.has('x-default')).toBe(true)
  for (const href of start.values()) expect(await alternatesOf(new URL(href as string).pathname)).toEqual(start)
})

test('a job is described to search engines as far as it is known', { tag: '@main' }, async ({ request }) => {
  const found = await (await request.get('/api/job/jobs/search?country=sg')).json()
  const open = await request.get(`/en-us/job/${found.data.items[0].slug}`)
  expect(open.status()).toBe(200)
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await open.text()) ?? []
  const postings = [JSON.parse(json ?? '{}')].flat().filter((entry) => entry['@type'] === 'JobPosting')
  expect(postings).toHaveLength(1)
  expect(postings[0].title).toBe(found.data.items[0].title)
  expect(postings[0].datePosted).toMatch(/^\d{4}-\d\d-\d\d/)
})

test('a closed job says so, answers 410 and is described to search engines no more', async ({ request }) => {
  const closed = await request.get(`/en-us/job/${await findClosedJobSlug(request, 'closed')}`)
  expect(closed.status()).toBe(410)
  const html = await closed.text()
  expect(html).toContain('This job is closed')
  expect(html).not.toContain('"JobPosting"')
})

const expectedStatuses = [
  ['a missing page', '/en-us/no-such-page', 404],
  ['the kit’s page, which is for development only,', '/en-us/kit', 404],
  ['an unknown job', '/en-us/job/accountant-2000000000', 404],
  ['a garbage job id', '/en-us/job/%00%3Cscript%3E', 404],
  ['a malformed address', '/en-us/job/%ff', 404],
  ['an address with slashes to spare', '//jobspan.example/en-us', 404],
  ['nothing but slashes', '///', 200],
  ['an unknown country', '/en-us/place/zz?back=%2Fen-us', 404],
  ['an unknown language', '/xx-yy/jobs-hiring/job-search', 404],
  ['page −1', '/en-us/jobs-hiring/job-search?page=-1', 200],
  ['page 10⁹', '/en-us/jobs-hiring/job-search?page=1000000000', 200],
  ['unknown filter ids', '/en-us/jobs-hiring/job-search?job_types=999999,x,-1&xp_lvls=%27%22&country=zz', 200],
  ['markup as a keyword', '/en-us/jobs-hiring/%3Cscript%3Ealert(1)%3C%2Fscript%3E-jobs', 200],
  ['a long keyword', `/en-us/jobs-hiring/${'engineer-'.repeat(850)}jobs`, 200],
  // Each letter takes nine in an address.
  ['a long keyword in Japanese', `/ja/jobs-hiring/${encodeURIComponent('経'.repeat(850))}-jobs`, 200],
] as const

test('every address gets a right page and status', { tag: '@main' }, async ({ request }) => {
  for (const [what, path, status] of expectedStatuses) {
    const answer = await request.get(site.origin + path)
    expect(answer.status(), what).toBe(status)
    const html = await answer.text()
    expect(html, what).toMatch(/<h1/)
    expect(html, what).not.toContain('<script>alert(1)</script>')
  }
})

test('an address of more than 8 KB is refused in words', async ({ request }) => {
  const answer = await request.get(`${site.origin}/en-us/jobs-hiring/${'engineer-'.repeat(1100)}jobs`)
  expect(answer.status()).toBe(414)
  expect(await answer.text()).toBe('The address is longer than 8192 bytes.')
})

// An unknown number answered with the shell's words for any missing page, garbage with the job's own.
test('an address that names no job says that there is no such job', async ({ request }) => {
  for (const slug of ['accountant-2000000000', 'garbage']) {
    const html = await (await request.get(`/en-us/job/${slug}`)).text()
    const [, heading = ''] = /<h1[^>]*>([^<]*)/.exec(html) ?? []
    expect(heading.replaceAll('&#x27;', "'")).toMatch(textsOf('en-us')('mf-job-detail', 'missing.title'))
  }
})

test('robots.txt names the sitemaps, and every address in one answers', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const [, index] = /^Sitemap: (.+)$/m.exec(robots) ?? []
  const maps = [...(await (await request.get(new URL(index as string).pathname)).text()).matchAll(/<loc>(.*?)<\/loc>/g)]
  expect(maps.length).toBeGreaterThan(0)
  const pages = await (await request.get(new URL((maps[0] as RegExpMatchArray)[1] as string).pathname)).text()
  for (const path of ['/en-us/terms', '/ar/privacy']) {
    expect(pages).toContain(`${path}</loc>`)
    expect((await request.get(path)).status()).toBe(200)
  }
  const urls = [
    ...(await (await request.get(new URL((maps.at(-1) as RegExpMatchArray)[1] as string).pathname)).text()).matchAll(
      /<loc>(.*?)<\/loc>/g,
    ),
  ]
  expect(urls.length).toBeGreaterThan(0)
  expect(urls.length).toBeLessThanOrEqual(50_000)
  const first = await request.get(new URL(urls[0]?.[1] as string).pathname)
  expect(first.status()).toBe(200)
})

test('the scripts of shell and remotes come as they were compressed when they were released, for good', async ({
  request,
}) => {
  const html = await (await request.get('/en-us/jobs-hiring/job-search')).text()
  const scripts = [
    ...new Set([...html.matchAll(/(?:href|src)="(\/(?:assets|remotes)\/[^"]+\.js)"/g)].map(([, path]) => path)),
  ]
  for (const owner of ['/assets/', '/remotes/mf-search/']) {
    expect(
      scripts.some((path) => path?.startsWith(owner)),
      owner,
    ).toBe(true)
  }
  for (const path of scripts as string[]) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    const headers = answer.headers()
    expect([headers['content-encoding'], headers['cache-control']], path).toEqual(['br', 'max-age=31536000, immutable'])
    expect((await answer.body()).length, path).toBeGreaterThan(Number(headers['content-length']))
  }
})

// A preload with another hash than the one that its script is loaded with is not used, and nothing fails: the file comes twice.
test('each script of a page is asked for once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url())
  })
  await page.goto('/en-us/jobs-hiring/job-search')
  await waitForHydration(page)
  expect(asked.some((url) => url.includes('/remotes/mf-search/'))).toBe(true)
  expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([])
})
