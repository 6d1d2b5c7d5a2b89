import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import type { Release } from '@jobspan/shared-kit/contracts/releases'
import type { Head, RemoteDefinition } from '@jobspan/shared-kit/remote'
import type { RenderedRoot } from '@jobspan/shared-kit/remote/server'
import type { FastifyBaseLogger } from 'fastify'
import type { BootPage } from '../../src/boot-data.ts'
import type { Frame } from '../../src/frame-server.tsx'
import { type ShellContext, withTimeout } from '../shell-context.ts'
import type { SiteRoute } from './page-routes.ts'

/**
 * What will stand in the page's root: its head and status are known before anything is written; it is rendered when its turn
 * comes, and says then what the browser finds there.
 */
export type PageContent = {
  head: Head
  status: number
  render(): Promise<{ root: RenderedRoot; state: BootPage }>
}

type Texts = Awaited<ReturnType<ShellContext['texts']>>

/** Texts of releases, and of the shell's own pages, by the frame's texts of their language. */
const textsOfReleases = new WeakMap<Texts, Map<string, Texts>>()

/** Loads a remote's server build, or the shell's own pages, with texts of their own in a language. */
const loadDefinition = async (site: ShellContext, release: Release | undefined, language: LanguageKey) => {
  const definition: RemoteDefinition = release ? await site.remotes.load(release) : site.frame.shellPages
  const ofFrame = await site.texts(language)
  const key = release?.global ?? definition.name
  const known = textsOfReleases.get(ofFrame) ?? new Map<string, Texts>()
  textsOfReleases.set(ofFrame, known)
  const texts = known.get(key) ?? site.frame.textsWith(ofFrame, definition.name, await definition.texts(language))
  known.set(key, texts)
  return { definition, texts }
}

const noindex = { robots: 'noindex' } as const

/** The place of a page that is not there (404) or no longer (410). */
export const notFoundContent = (frame: Frame, status: 404 | 410): PageContent => ({
  head: { title: frame.text(status === 410 ? 'missing.goneTitle' : 'missing.title'), status, ...noindex },
  status,
  render: async () => ({ root: frame.missing(status), state: { state: 'not-found', status } }),
})

/** The place of a page whose remote is off in this country; `countries` are those where it is on. */
export const disabledContent = (frame: Frame, countries: CountryKey[]): PageContent => ({
  // A decision and no failure: 503 would call crawlers back soon and count as an error of ours. It is not there, here.
  head: { title: frame.text('off.title'), status: 404, ...noindex },
  status: 404,
  render: async () => ({ root: frame.off(countries), state: { state: 'disabled', countries } }),
})

/** Every page's place while the site is closed. */
export const maintenanceContent = (frame: Frame): PageContent => ({
  head: { title: frame.text('maintenance.title'), ...noindex },
  status: 503,
  render: async () => ({ root: frame.maintenance(), state: { state: 'maintenance' } }),
})

export const skeletonContent = (frame: Frame, status: number): PageContent => ({
  head: { title: '', ...noindex },
  status,
  render: async () => ({ root: frame.skeleton(), state: { state: 'skeleton' } }),
})

type Input = {
  site: ShellContext
  frame: Frame
  language: LanguageKey
  country: CountryKey
  match: { route: SiteRoute; params: Record<string, string> }
  log: FastifyBaseLogger
}

/** Loads a page's code and data. Where its code fails or is late, a skeleton stands there and the browser tries again. */
export const pageContent = async ({ site, frame, language, country, match, log }: Input): Promise<PageContent> => {
  const { route, params } = match
  const deadline = site.env.QUERY_DEADLINE
  const failed = (error: unknown) => {
    log.error({ err: error, route: route.path }, 'page not rendered on the server')
    if (route.release) site.telemetry.recordFailure(country, route.release, error)
  }
  try {
    if (!route.rendered) return skeletonContent(frame, 200)
    const { definition, texts } = await withTimeout(loadDefinition(site, route.release, language), deadline)
    const declared = definition.pages.find(({ path }) => path === route.path)
    if (!declared) throw new Error(`${definition.name} has no page ${route.path}`)
    const module = await withTimeout(declared.load(), deadline)
    const { settled, render } = await frame.page({ definition, module, params, deadline, texts })
    if (settled.step === 'missing') return notFoundContent(frame, settled.status)
    if (settled.step === 'late') {
      log.warn({ route: route.path }, 'data of a page was late or failed')
      return skeletonContent(frame, 503)
    }
    return {
      head: settled.head,
      status: settled.head.status ?? (settled.head.isIncomplete ? 503 : 200),
      render: async () => {
        await settled.rest
        try {
          return { root: render(), state: { state: 'rendered' } }
        } catch (error) {
          failed(error)
          return { root: frame.skeleton(), state: { state: 'skeleton' } }
        }
      },
    }
  } catch (error) {
    failed(error)
    return skeletonContent(frame, 200)
  }
}
