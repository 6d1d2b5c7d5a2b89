import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { companySitemap } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { jobSitemap } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { REMOTE_CONTRACT_VERSION } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import Fastify from 'fastify'
import * as frame from '../../src/frame-server.tsx'
import { readEnv } from '../env.ts'
import { createEmptyRelease } from '../releases/create-empty-release.ts'
import type { ShellContext } from '../shell-context.ts'
import { documentOf } from '../testing/fake-registry.ts'
import { serveSitemaps } from './serve-sitemaps.ts'

const origin = 'https://jobspan.example'
const changed = '2026-11-17T08:00:00.000Z'
/** Open jobs, fewer than a file has room for. */
const jobs = Array.from({ length: 50 }, (_, index) => ({
  slug: `${'assistant-cook-'.repeat(6)}${index + 1}`,
  language: null,
  updated_at: changed,
}))

/** How many jobs the shell asked for, for one file. */
let jobsAskedFor = 0

const api = Fastify()
const app = Fastify()

beforeAll(async () => {
  api.get<{ Querystring: { page: string; size: string } }>(jobSitemap.path, async ({ query }, reply) => {
    if (Number(query.page) > 10_000) return reply.code(422).send({ code: 40001, message: 'page', data: null })
    jobsAskedFor = Number(query.size)
    const items = query.page === '1' ? jobs.slice(0, jobsAskedFor) : []
    return { code: 0, message: '', data: { items, pages: [1] } }
  })
  api.get(companySitemap.path, async () => ({
    code: 0,
    message: '',
    data: { items: [{ slug: 'harbour-foods-7', updated_at: changed }], pages: [1] },
  }))
  await api.listen({ port: 0, host: '127.0.0.1' })
  const pages = ['/job/:slug', '/company/:slug'].map((path) => ({ path, access: 'public' as const, files: [] }))
  const current = { ...createEmptyRelease('mf-job-detail', 'b1'), pages }
  const rollout = { name: 'mf-job-detail', enabled: true, salt: '', current, previous: null, canary: null }
  serveSitemaps(app, {
    env: readEnv({ API_ORIGIN: api.listeningOrigin, PUBLIC_ORIGIN: origin }),
    frame,
    documents: { of: () => documentOf({ remotes: [rollout] }) },
    capabilities: { contract: REMOTE_CONTRACT_VERSION, shared: {} },
  } as unknown as ShellContext)
})
afterAll(() => Promise.all([app.close(), api.close()]))

const read = async (path: string) => (await app.inject(path)).body
const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, found]) => found)

describe('the sitemap', () => {
  it('lists the pages of the site, and the files that hold jobs and companies', async () => {
    expect(all(await read('/sitemap.xml'), /<loc>(.*?)<\/loc>/g)).toEqual([
      `${origin}/sitemaps/pages.xml`,
      `${origin}/sitemaps/jobs-1.xml`,
      `${origin}/sitemaps/companies-1.xml`,
    ])
    const pages = all(await read('/sitemaps/pages.xml'), /<loc>(.*?)<\/loc>/g)
    for (const { key } of languages) expect(pages).toContain(`${origin}/${key}/terms`)
  })

  it('names every job in each language, with all of them beside it and its own last change, within what a file may hold', async () => {
    const xml = await read('/sitemaps/jobs-1.xml')
    const addresses = all(xml, /<loc>(.*?)<\/loc>/g)
    expect(new Set(addresses).size).toBe(jobs.length * languages.length)
    const [first = ''] = xml.match(/<url>.*?<\/url>/) ?? []
    expect(all(first, /hreflang="[^"]*" href="([^"]*)"/g)).toEqual(
      languages.map(({ key }) => `${origin}/${key}/job/${jobs[0]?.slug}`),
    )
    expect(all(xml, /<lastmod>(.*?)<\/lastmod>/g)).toEqual(addresses.map(() => changed))
    // The protocol allows 50,000 addresses and 50 MB in one file. A full file had more: the number was kept, the size was not.
    expect(jobsAskedFor * languages.length).toBeLessThanOrEqual(50_000)
    expect((xml.length / jobs.length) * jobsAskedFor).toBeLessThan(50_000_000)
  })

  it('names every company in each language', async () => {
    const addresses = all(await read('/sitemaps/companies-1.xml'), /<loc>(.*?)<\/loc>/g)
    expect(addresses).toEqual(languages.map(({ key }) => `${origin}/${key}/company/harbour-foods-7`))
  })

  // One without a job was an empty list, which the protocol has not; one past all reason a failure of the server.
  it.each(['2', '0', '99999999', '9'.repeat(40)])('has no file of jobs %s', async (page) => {
    expect((await app.inject(`/sitemaps/jobs-${page}.xml`)).statusCode).toBe(404)
  })
})
