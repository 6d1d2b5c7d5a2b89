import type { Host, PageModule, PageSlot, Platform, RemoteDefinition, SlotName } from '@jobspan/shared-kit/remote'
import { loadPageData, type PageDataResult } from '@jobspan/shared-kit/remote/browser'
import { matchRoute, splitLanguage } from '@jobspan/shared-kit/routing'
import { memberAtom } from '@jobspan/shared-kit/session'
import type { ClientRoute } from '../federation/active-remotes.ts'
import type { Federation } from '../federation/federation.ts'
import type { AwaitCodeAndTexts, ReleaseId } from '../federation/federation-settings.ts'
import type { TelemetryRecorder } from '../federation/telemetry-recorder.ts'
import { yieldToMain } from '../scheduling.ts'
import { shellPages } from '../shell-pages.ts'
import { textsWith } from '../texts.ts'

/** A page's code, and how its data ended. */
export type LoadedPage =
  | {
      status: 'loaded'
      route: ClientRoute
      params: Record<string, string>
      module: PageModule
      settled: PageDataResult
      /** The release that the code is of; undefined for the shell's own pages. */
      release: ReleaseId | undefined
      /** Services as the page gets them: with the texts of its own release. */
      platform: Platform
    }
  | { status: 'failed'; route: ClientRoute }
  | { status: 'no-route' }

export type PageLoader = {
  match(href: string): { route: ClientRoute; params: Record<string, string> } | undefined
  /** Loads code and data of an address. Never rejects. The result is shared for 15 s. */
  load(href: string): Promise<LoadedPage>
  /** Whether the result for an address is there already, so that `load` takes no time. */
  isLoaded(href: string): boolean
  /** Drops all results, so that the next `load` asks again. */
  clear(): void
}

const cacheTtlMs = 15_000
/** Data that takes longer is awaited by the page itself, which shows its own loading state. */
const dataTimeoutMs = 1200
const maxCachedMatches = 200

type Settings = {
  /** Routes that are on at this moment. */
  routes(): readonly ClientRoute[]
  federation: Federation
  platform: Platform
  telemetry: TelemetryRecorder
  /** What the shell provides to pages at this moment. */
  host(): Pick<Host, 'contributionsTo'>
}

/** Loads the module of a page, and the services with the texts of its release. */
const createModuleLoader = ({ platform, telemetry }: Pick<Settings, 'platform' | 'telemetry'>) => {
  /** Services by release: each has its own texts, and so have the shell's own pages. */
  const platforms = new Map<string, Promise<Platform>>()
  const platformOf = (definition: RemoteDefinition, release: ReleaseId | undefined): Promise<Platform> => {
    const key = release ? `${release.name} ${release.build}` : definition.name
    const begun = performance.now()
    const loadPlatform = async () => {
      const texts = await definition.texts(platform.locale.language)
      if (release) telemetry.recordLoad(release, 'texts', performance.now() - begun)
      return { ...platform, i18n: textsWith(platform.i18n, definition.name, texts) }
    }
    const loading = platforms.get(key) ?? loadPlatform()
    platforms.set(key, loading)
    loading.catch(() => platforms.delete(key))
    return loading
  }

  const loadPageModule = async (
    definition: RemoteDefinition,
    path: string,
    awaitCodeAndTexts: AwaitCodeAndTexts,
    release?: ReleaseId,
  ) => {
    const page = definition.pages.find((entry) => entry.path === path)
    if (!page) throw new Error(`${definition.name} has no page ${path}`)
    // A file and all that follows from it is one task. Between two of them the browser can paint.
    await yieldToMain()
    const [module, own] = await awaitCodeAndTexts(page.load(), platformOf(definition, release))
    await yieldToMain()
    return { module, release, platform: own }
  }
  return loadPageModule
}

/** Finds the route of an address, and remembers the result for each list of routes. */
const createRouteMatcher = ({ routes, platform }: Pick<Settings, 'routes' | 'platform'>): PageLoader['match'] => {
  const findMatch = (href: string, list: readonly ClientRoute[]) => {
    const { language, path } = splitLanguage(href)
    return language === platform.locale.language ? matchRoute(list, path) : undefined
  }
  /** During one navigation every page application asks several times for the same addresses. */
  let matches = new Map<string, ReturnType<PageLoader['match']>>()
  let matchedIn: readonly ClientRoute[] = []
  return (href) => {
    const list = routes()
    if (list !== matchedIn || matches.size >= maxCachedMatches) {
      matches = new Map()
      matchedIn = list
    }
    if (!matches.has(href)) matches.set(href, findMatch(href, list))
    return matches.get(href)
  }
}

export const createPageLoader = ({ routes, federation, platform, telemetry, host }: Settings): PageLoader => {
  const pages = new Map<string, { at: number; answer: Promise<LoadedPage>; isSettled: boolean }>()
  const match = createRouteMatcher({ routes, platform })
  const loadPageModule = createModuleLoader({ platform, telemetry })

  /** Asks for the code of what a page shows of other remotes, so that most often it is there with the page. The page does not wait for it. */
  const loadContributions = (slots: readonly PageSlot[]) => {
    const isMember = platform.store.get(memberAtom) !== null
    for (const contribution of slots.flatMap(({ name }) => host().contributionsTo<SlotName>(name)))
      if (contribution.access === 'public' || isMember) contribution.load().catch(() => undefined)
  }

  const loadNow = async (href: string): Promise<LoadedPage> => {
    const found = match(href)
    if (!found) return { status: 'no-route' }
    const { route, params } = found
    try {
      const {
        module,
        release,
        platform: own,
      } = route.remote === 'shell'
        ? await loadPageModule(shellPages, route.path, (code, texts) => Promise.all([code, texts]))
        : await federation.loadPart(route.remote, route.path, (definition, here, awaitCodeAndTexts) =>
            loadPageModule(definition, route.path, awaitCodeAndTexts, here),
          )
      const begun = performance.now()
      const settled = await loadPageData({
        module,
        params,
        href,
        platform: own,
        host: host(),
        namespace: route.remote,
        deadline: dataTimeoutMs,
        // Most pages that are asked for ahead are never opened, and one that is shows its head first.
        withRest: false,
      })
      if (release) telemetry.recordLoad(release, 'data', performance.now() - begun)
      if (settled.step === 'ready') loadContributions(settled.slots ?? [])
      return { status: 'loaded', route, params, module, settled, release, platform: own }
    } catch {
      pages.delete(href)
      return { status: 'failed', route }
    }
  }

  return {
    match,
    load(href) {
      // Answers too old to be shared are let go: they hold their pages' data, and a long visit opens hundreds.
      for (const [each, { at }] of pages) if (performance.now() - at >= cacheTtlMs) pages.delete(each)
      const known = pages.get(href)
      if (known) return known.answer
      const answer = loadNow(href)
      const entry = { at: performance.now(), answer, isSettled: false }
      pages.set(href, entry)
      void answer.then(() => {
        entry.isSettled = true
      })
      return answer
    },
    isLoaded: (href) => pages.get(href)?.isSettled === true,
    clear: () => pages.clear(),
  }
}
