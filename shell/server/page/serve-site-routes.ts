import { type CountryKey, countries, type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyInstance } from 'fastify'
import type { ShellContext } from '../shell-context.ts'
import { getOtherHostUrl } from './cross-host-session.ts'
import { cookieMaxAgeSeconds } from './open-session.ts'
import { hostForCountry, writeGeoConfiguration } from './resolve-locale-keys.ts'

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0E6B51"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"><path d="M6 22C10 9 22 9 26 22" opacity=".75"/><path d="M5 22h22"/></g></svg>`

/** Small addresses of the site itself: the country switch, robots.txt and the icon. */
export const serveSiteRoutes = (app: FastifyInstance, { env, frame }: Pick<ShellContext, 'env' | 'frame'>): void => {
  const https = env.PUBLIC_ORIGIN.startsWith('https:')

  // Others are left to the pages, one of which says that there is nothing here.
  const oneOf = (all: readonly { key: string }[]) => `(^(?:${all.map(({ key }) => key).join('|')})$)`
  app.get<{ Params: { language: LanguageKey; country: CountryKey }; Querystring: { back?: string } }>(
    `/:language${oneOf(languages)}/place/:country${oneOf(countries)}`,
    async (request, reply) => {
      const { language, country } = request.params
      // Any own path may be come back to: what is no page of this country answers for itself.
      const back = frame.readRedirect(request.query.back, language, () => true) ?? frame.inLanguage(language, '/')
      const host = request.headers.host ?? ''
      const target = hostForCountry(host, country)
      return reply
        .setCookie('geoConfiguration', writeGeoConfiguration({ country, language }), {
          path: '/',
          sameSite: 'lax',
          secure: https,
          maxAge: cookieMaxAgeSeconds,
        })
        .header('cache-control', 'no-store')
        .redirect(
          target === host ? back : getOtherHostUrl(request, `${https ? 'https' : 'http'}://${target}`, back),
          303,
        )
    },
  )

  app.get('/favicon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(icon),
  )
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301))

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          // Marks and pictures of companies, and examples of resumes, stand on pages that are indexed: the longer rule wins (RFC 9309).
          'Allow: /api/data/company-pictures/',
          'Allow: /api/data/resume-layouts/',
          'Disallow: /dev/',
          ...languages.flatMap(({ key }) => [`Disallow: /${key}/place/`, `Disallow: /${key}/get-started`]),
          `Sitemap: ${env.PUBLIC_ORIGIN}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
}
