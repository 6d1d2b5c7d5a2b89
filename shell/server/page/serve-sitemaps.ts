import { createApiClient } from '@jobspan/shared-kit/api'
import { companySitemap } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { jobSitemap } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { anonymousVisitor, selectReleasesFor } from '../releases/resolve-visit.ts'
import type { ShellContext } from '../shell-context.ts'
import { routesOf } from './page-routes.ts'
import { resolveLocaleKeys } from './resolve-locale-keys.ts'

/**
 * Jobs or companies in one file. A file may hold 50,000 addresses and 50 MB (sitemaps.org). Each entry stands in ten languages, each
 * with all its alternates: some 10 KB for a short slug, 20 KB for a long one. So the size is reached long before the number.
 */
const entriesPerFile = 2000
/** Files that a sitemap index may hold, and the API tells of; each of the ids of the database lies in one of them. */
const lastFile = 10_000

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

/** `/sitemap.xml` lists the files: one of the site's own pages, and one for every 2,000 ids that hold an open job, or a company. */
export const serveSitemaps = (app: FastifyInstance, site: ShellContext): void => {
  const { env, frame } = site
  const origin = env.PUBLIC_ORIGIN
  const api = createApiClient({ origin: env.API_ORIGIN, headers: () => ({}), retries: 1, timeoutMs: 20_000 })

  const routesHere = ({ headers }: FastifyRequest) => {
    const defaults = { country: env.DEFAULT_COUNTRY, language: env.DEFAULT_LANGUAGE }
    const { country } = resolveLocaleKeys({ host: headers.host ?? '', defaults })
    return routesOf(site, selectReleasesFor(site, country, anonymousVisitor))
  }
  /** What has a page of its own for each of many. Where that page is off, none is listed. */
  const kinds = {
    jobs: {
      pathOf: frame.urls.job,
      read: (page: number) => api.call(jobSitemap, { query: { page, size: entriesPerFile } }),
    },
    companies: {
      pathOf: (slug: string) => frame.urls.company({ slug }),
      read: (page: number) => api.call(companySitemap, { query: { page, size: entriesPerFile } }),
    },
  }
  type Kind = keyof typeof kinds
  const isOn = (request: FastifyRequest, kind: Kind) =>
    frame.matchRoute(routesHere(request), kinds[kind].pathOf('any-1')) !== undefined

  app.get('/sitemap.xml', async (request, reply) => {
    const listed = await Promise.all(
      (Object.keys(kinds) as Kind[]).map(async (kind) => {
        const { pages } = isOn(request, kind) ? await kinds[kind].read(1) : { pages: [] }
        return pages.map((page) => `/sitemaps/${kind}-${page}.xml`)
      }),
    )
    const files = ['/sitemaps/pages.xml', ...listed.flat()]
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

  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const routes = routesHere(request)
    const paths = routes
      .filter(({ path, release, access }) => release && access === 'public' && !path.includes(':'))
      .map(({ path }) => path)
    if (frame.matchRoute(routes, frame.urls.search())) paths.push(frame.urls.search())
    paths.push(frame.urls.terms(), frame.urls.privacy())
    const entries = paths.flatMap((path) =>
      sitemapEntries((language) => origin + frame.inLanguage(language as 'en-us', path)),
    )
    return reply.type('application/xml').header('cache-control', 'public, max-age=600').send(wrap('urlset', entries))
  })

  for (const [name, { pathOf, read }] of Object.entries(kinds))
    app.get<{ Params: { page: string } }>(`/sitemaps/${name}-:page(^\\d+).xml`, async (request, reply) => {
      const page = Number(request.params.page)
      const items = page >= 1 && page <= lastFile && isOn(request, name as Kind) ? (await read(page)).items : []
      // The protocol has no empty list.
      if (items.length === 0)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found')
      const entries = items.flatMap(({ slug, updated_at }) =>
        sitemapEntries((language) => origin + frame.inLanguage(language as 'en-us', pathOf(slug)), updated_at),
      )
      return reply.type('application/xml').header('cache-control', 'public, max-age=600').send(wrap('urlset', entries))
    })
}
