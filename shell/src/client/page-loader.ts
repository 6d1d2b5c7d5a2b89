import type { PageModule, Platform, RemoteDefinition } from '@jobspan/shared-kit/remote'
import { type Settled, settlePage } from '@jobspan/shared-kit/remote/browser'
import { matchRoute, splitLanguage } from '@jobspan/shared-kit/routing'
import { ownPages } from '../own-pages.ts'
import { addTexts } from '../texts.ts'
import type { Federation, ReleaseHere } from './federation.ts'
import type { Tracking } from './tracking.ts'

export type ClientRoute = { path: string; access: 'public' | 'member'; remote: string }

/** A page's code, and how its data ended. */
export type OpenedPage =
  | {
      step: 'shown'
      route: ClientRoute
      params: Record<string, string>
      module: PageModule
      settled: Settled
      /** The release that the code is of; undefined for the shell's own pages. */
      release: ReleaseHere | undefined
    }
  | { step: 'failed'; route: ClientRoute }
  | { step: 'unknown' }

export type PageLoader = {
  match(href: string): { route: ClientRoute; params: Record<string, string> } | undefined
  /** Loads code and data of an address. Never rejects. The answer for an address is shared for some seconds. */
  open(href: string): Promise<OpenedPage>
  /** Forgets answers, so that the next `open` asks anew. */
  forget(): void
}

const sharedFor = 15_000
/** Data that takes longer is awaited by the page itself, which shows its own loading state. */
const dataDeadline = 1200

type Settings = {
  /** Routes that are on at this moment. */
  routes(): readonly ClientRoute[]
  federation: Federation
  platform: Platform
  tracking: Tracking
}

export const createPageLoader = ({ routes, federation, platform, tracking }: Settings): PageLoader => {
  const opened = new Map<string, { at: number; answer: Promise<OpenedPage> }>()
  /** Releases whose texts are here. */
  const withTexts = new Set<string | undefined>([undefined])

  const take = async (definition: RemoteDefinition, path: string, release?: ReleaseHere) => {
    const page = definition.pages.find((entry) => entry.path === path)
    if (!page) throw new Error(`${definition.name} has no page ${path}`)
    const begun = performance.now()
    const key = release && `${release.name} ${release.build}`
    const bringTexts = async () => {
      if (!release || withTexts.has(key)) return
      addTexts(platform.i18n, definition.name, await definition.texts(platform.locale.language))
      withTexts.add(key)
      tracking.loaded(release, 'texts', performance.now() - begun)
    }
    const [module] = await Promise.all([page.load(), bringTexts()])
    return { module, release }
  }

  const match: PageLoader['match'] = (href) => {
    const { language, path } = splitLanguage(href)
    return language === platform.locale.language ? matchRoute(routes(), path) : undefined
  }

  const openNow = async (href: string): Promise<OpenedPage> => {
    const found = match(href)
    if (!found) return { step: 'unknown' }
    const { route, params } = found
    try {
      const { module, release } =
        route.remote === 'shell'
          ? await take(ownPages, route.path)
          : await federation.use(route.remote, (definition, here) => take(definition, route.path, here))
      const begun = performance.now()
      const settled = await settlePage({
        module,
        params,
        href,
        platform,
        namespace: route.remote,
        deadline: dataDeadline,
      })
      if (release) tracking.loaded(release, 'data', performance.now() - begun)
      return { step: 'shown', route, params, module, settled, release }
    } catch {
      opened.delete(href)
      return { step: 'failed', route }
    }
  }

  return {
    match,
    open(href) {
      const known = opened.get(href)
      if (known && performance.now() - known.at < sharedFor) return known.answer
      const answer = openNow(href)
      opened.set(href, { at: performance.now(), answer })
      return answer
    },
    forget: () => opened.clear(),
  }
}
