import { createApiClient } from '@jobspan/shared-kit/api'
import { jobSitemap } from '@jobspan/shared-kit/contracts/jobs'
import { languages } from '@jobspan/shared-kit/contracts/places'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './document.ts'
import { routesOf } from './routes.ts'
import type { Site } from './site.ts'

/** Addresses a sitemap file may hold (sitemaps.org); every job stands in each language, with its alternates. */
const sitemapLimit = 50_000
const jobsPerFile = sitemapLimit / languages.length

const wrap = (name: 'sitemapindex' | 'urlset', entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${
    name === 'urlset' ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  }>${entries.join('')}</${name}>`

/** One page in all languages: ten entries, each naming all ten. */
const sitemapEntries = (addressIn: (language: string) => string, lastmod?: string): string[] => {
  const alternates = languages
    .map(({ key, intl }) => `<xhtml:link rel="alternate" hreflang="${intl}" href="${escapeHtml(addressIn(key))}"/>`)
    .join('')
  return languages.map(
    ({ key }) =>
      `<url><loc>${escapeHtml(addressIn(key))}</loc>${lastmod ? `<lastmod>${escapeHtml(lastmod)}</lastmod>` : ''}${alternates}</url>`,
  )
}

/** `/sitemap.xml` lists the files: one of the site's own pages, and one for every 5,000 open jobs. */
export const serveSitemaps = (app: FastifyInstance, site: Site): void => {
  const { env, frame } = site
  const origin = env.PUBLIC_ORIGIN
  const api = createApiClient({ origin: env.API_ORIGIN, headers: () => ({}), retries: 1, timeout: 20_000 })
  const readJobs = (page: number) => api.call(jobSitemap, { query: { page, size: jobsPerFile } })

  app.get('/sitemap.xml', async (_request, reply) => {
    const { total } = await readJobs(1)
    const files = ['/sitemaps/pages.xml']
    for (let page = 1; page <= Math.ceil(total / jobsPerFile); page++) files.push(`/sitemaps/jobs-${page}.xml`)
    return reply
      .type('application/xml')
      .header('cache-control', 'public, max-age=600')
      .send(
        wrap(
          'sitemapindex',
          files.map((file) => `<sitemap><loc>${origin}${file}</loc></sitemap>`),
        ),
      )
  })

  app.get('/sitemaps/pages.xml', async (_request, reply) => {
    const paths = routesOf(site)
      .filter(({ path, release, access }) => release && access === 'public' && !path.includes(':'))
      .map(({ path }) => path)
    if (routesOf(site).some(({ path }) => path === '/jobs-hiring/:query')) paths.push(frame.urls.search())
    const entries = paths.flatMap((path) =>
      sitemapEntries((language) => origin + frame.inLanguage(language as 'en-us', path)),
    )
    return reply.type('application/xml').header('cache-control', 'public, max-age=600').send(wrap('urlset', entries))
  })

  app.get<{ Params: { page: string } }>('/sitemaps/jobs-:page(^\\d+).xml', async (request, reply) => {
    const { items } = await readJobs(Number(request.params.page))
    const entries = items.flatMap(({ slug, updated_at }) =>
      sitemapEntries((language) => origin + frame.inLanguage(language as 'en-us', frame.urls.job(slug)), updated_at),
    )
    return reply.type('application/xml').header('cache-control', 'public, max-age=600').send(wrap('urlset', entries))
  })
}
