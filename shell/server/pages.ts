import { randomBytes } from 'node:crypto'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/places'
import type { Release } from '@jobspan/shared-kit/contracts/releases'
import type { Head, RemoteDefinition } from '@jobspan/shared-kit/remote'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Boot, BootRemote } from '../src/boot.ts'
import type * as FrameModule from '../src/frame-server.tsx'
import { pageHeaders } from './csp.ts'
import { type Preload, renderBody, renderHead } from './document.ts'
import type { Env } from './env.ts'
import { localeOf, type Place } from './place.ts'
import type { RegistrySource } from './registry-source.ts'
import type { RemoteHost } from './remote-host.ts'
import { apiHeaders, cookieLife, deviceOf, openSession } from './session.ts'
import type { ShellBuild } from './shell-build.ts'

export type Site = {
  env: Env
  frame: typeof FrameModule
  build: ShellBuild
  registry: RegistrySource
  remotes: RemoteHost
  texts(language: LanguageKey): ReturnType<typeof FrameModule.createTexts>
}

/** A page of a remote, or of the shell itself (`release` is then undefined). */
export type SiteRoute = {
  path: string
  access: 'public' | 'member'
  release: Release | undefined
  files: readonly string[]
}

/** Every route that runs now: the shell's own and those of the promoted releases. */
export const routesOf = ({ frame, registry }: Pick<Site, 'frame' | 'registry'>): SiteRoute[] => [
  ...frame.ownPages.pages.map(({ path, access }) => ({ path, access, release: undefined, files: [] })),
  ...(registry.current()?.remotes ?? []).flatMap((release) =>
    release.pages.map(({ path, access, files }) => ({ path, access, release, files })),
  ),
]

const within = <Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready within ${milliseconds} ms`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })

const bootRemote = (release: Release): BootRemote => ({
  name: release.name,
  build: release.build,
  base: `/remotes/${release.name}/${release.build}/`,
  global: release.global,
  integrity: release.files['web/remoteEntry.js']?.integrity ?? null,
  pages: release.pages.map(({ path, access }) => ({ path, access })),
  slots: release.slots.map(({ name }) => name) as BootRemote['slots'],
})

const preloadsOf = (site: Site, route: SiteRoute | undefined, language: LanguageKey): Preload[] => {
  const own = [site.build.main, ...(site.build.texts[language] ?? [])].map((file) => ({
    href: `/assets/${file}`,
    integrity: site.build.integrity[file] ?? null,
  }))
  const release = route?.release
  if (!release) return own
  const files = [...new Set([...route.files, ...(release.texts[language] ?? [])])].map((file) => ({
    href: `/remotes/${release.name}/${release.build}/${file.replace(/^web\//, '')}`,
    integrity: release.files[file]?.integrity ?? null,
  }))
  return [...own, ...files]
}

const namespaces = new WeakMap<object, Set<string>>()

const loadDefinition = async (site: Site, release: Release | undefined, language: LanguageKey) => {
  const definition: RemoteDefinition = release ? await site.remotes.load(release) : site.frame.ownPages
  const texts = await site.texts(language)
  const known = namespaces.get(texts) ?? new Set<string>()
  namespaces.set(texts, known)
  const key = `${definition.name} ${release?.build}`
  if (release && !known.has(key)) {
    site.frame.addTexts(texts, definition.name, await definition.texts(language))
    known.add(key)
  }
  return definition
}

export type PageRequest = {
  place: Place
  /** Path below the language, without query. */
  path: string
  match: { route: SiteRoute; params: Record<string, string> } | undefined
}

/** Answers a page: data first, then the head, the page and the state in one stream. */
export const sendPage = async (
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageRequest,
): Promise<void> => {
  const { env, frame: frameModule } = site
  const { place, match } = page
  const https = env.PUBLIC_ORIGIN.startsWith('https:')
  const nonce = randomBytes(16).toString('base64url')
  const { device, isNew } = deviceOf(request)
  const headers = {
    ...apiHeaders(place, device),
    cookie: request.headers.cookie ?? '',
    'x-forwarded-for': request.ip,
    'user-agent': request.headers['user-agent'] ?? '',
  }
  const texts = await site.texts(place.language)
  const opening = openSession(request, {
    apiOrigin: env.API_ORIGIN,
    headers,
    place,
    device,
    timeout: env.QUERY_DEADLINE,
  })
  const remotes = (site.registry.current()?.remotes ?? []).map(bootRemote)
  const locale = localeOf(place)
  const publicSite = {
    brand: env.BRAND_NAME,
    origin: env.PUBLIC_ORIGIN,
    helpEmail: env.HELP_EMAIL,
    development: env.NODE_ENV === 'development',
  }
  const { session, cookies } = await opening
  const frame = frameModule.createFrame({
    locale,
    site: publicSite,
    session,
    texts,
    href: request.url,
    nonce,
    api: { origin: env.API_ORIGIN, headers: () => headers, timeout: env.QUERY_DEADLINE, retries: 0 },
    remotes,
  })

  let bootPage: Boot['page'] = { state: 'missing', status: 404 }
  let head: Head = { title: frame.text('missing.title'), status: 404, robots: 'noindex' }
  let status = 404
  let root: { html: string; styles: string } | undefined
  if (match) {
    try {
      const definition = await within(loadDefinition(site, match.route.release, place.language), env.QUERY_DEADLINE)
      const declared = definition.pages.find(({ path }) => path === match.route.path)
      if (!declared) throw new Error(`${definition.name} has no page ${match.route.path}`)
      const module = await within(declared.load(), env.QUERY_DEADLINE)
      const result = await frame.page({ definition, module, params: match.params, deadline: env.QUERY_DEADLINE })
      if (result.step === 'ready') {
        head = result.head
        status = head.status ?? 200
        root = result
        bootPage = { state: 'rendered' }
      } else if (result.step === 'missing') {
        status = result.status
        bootPage = { state: 'missing', status: result.status }
        head = {
          title: frame.text(status === 410 ? 'missing.goneTitle' : 'missing.title'),
          status: result.status,
          robots: 'noindex',
        }
      } else {
        status = 503
        bootPage = { state: 'skeleton' }
        head = { title: '', robots: 'noindex' }
      }
    } catch (error) {
      request.log.error({ err: error, route: match.route.path }, 'page not rendered on the server')
      status = 200
      bootPage = { state: 'skeleton' }
      head = { title: '' }
    }
  }
  if (head.location && (status === 301 || status === 302)) {
    await reply.code(status).header('location', inOwnLanguage(place.language, head.location)).send()
    return
  }
  root ??= bootPage.state === 'missing' ? frame.missing(bootPage.status) : frame.skeleton()
  const header = frame.header()
  const footer = frame.footer()

  setCookies(reply, cookies, { device, isNew, https })
  reply
    .code(status)
    .headers(pageHeaders(nonce, { https, development: publicSite.development }))
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
  if (status === 503) reply.header('retry-after', '5')
  const top = renderHead({
    locale,
    brand: env.BRAND_NAME,
    origin: originOf(request, env),
    path: page.path,
    head: { ...head, status: status as Head['status'] },
    nonce,
    preloads: preloadsOf(site, match?.route, place.language),
    font:
      place.language === 'ar' || place.language === 'ja' || place.language.startsWith('zh')
        ? null
        : frameModule.fontUrl,
    styles: [header.styles, root.styles, footer.styles].join(''),
    globalCss: frameModule.siteCss,
  })
  const body = renderBody({
    skipText: frame.text('skip'),
    header: header.html,
    page: root.html,
    footer: footer.html,
    boot: { locale, site: publicSite, device, session, page: bootPage, queries: frame.state(), remotes },
    main: { href: `/assets/${site.build.main}`, integrity: site.build.integrity[site.build.main] ?? null },
    nonce,
  })
  await reply.send(top + body)
}

const inOwnLanguage = (language: LanguageKey, path: string) =>
  languages.some(({ key }) => path === `/${key}` || path.startsWith(`/${key}/`)) ? path : `/${language}${path}`

const originOf = (request: FastifyRequest, env: Env): string => {
  const own = new URL(env.PUBLIC_ORIGIN)
  const host = request.headers.host ?? own.host
  return host.endsWith(`.${own.host}`) ? `${own.protocol}//${host}` : own.origin
}

const setCookies = (
  reply: FastifyReply,
  fromApi: readonly string[],
  { device, isNew, https }: { device: string; isNew: boolean; https: boolean },
) => {
  for (const cookie of fromApi) reply.header('set-cookie', cookie)
  if (isNew) {
    reply.setCookie('device_uuid', device, { path: '/', sameSite: 'lax', secure: https, maxAge: cookieLife * 12 })
  }
}
