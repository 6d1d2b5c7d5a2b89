import * as kitApi from '@jobspan/shared-kit/api'
import { createApiClient } from '@jobspan/shared-kit/api'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import * as kitDesign from '@jobspan/shared-kit/design'
import { displayFontUrls } from '@jobspan/shared-kit/design/display-font'
import { globalCss } from '@jobspan/shared-kit/design/global-css'
import * as kitOverlays from '@jobspan/shared-kit/design/overlays'
import type { FormattedValues } from '@jobspan/shared-kit/i18n'
import * as kitI18n from '@jobspan/shared-kit/i18n'
import type { LoadedSlot, Locale, PageModule, Platform, RemoteDefinition } from '@jobspan/shared-kit/remote'
import * as kitRemote from '@jobspan/shared-kit/remote'
import {
  loadContributionData,
  type PreparedPage,
  preparePage,
  type RenderedRoot,
  renderRoot,
} from '@jobspan/shared-kit/remote/server'
import * as kitRouting from '@jobspan/shared-kit/routing'
import { matchRoute } from '@jobspan/shared-kit/routing'
import * as kitSession from '@jobspan/shared-kit/session'
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import type { BootData, PreviewBanner, ShellHost } from './boot-data.ts'
import { loadBuiltInNavigation } from './built-in-navigation/built-in-navigation.ts'
import { documentCss } from './document-css.ts'
import { collectLinks } from './federation/boot-links.ts'
import { createServerSlots, type LoadContribution, type ServerSlots } from './federation/create-server-slots.ts'
import type { ListedContribution } from './federation/list-contributions.ts'
import { DisabledInCountry } from './frame/disabled-in-country.tsx'
import { Failure } from './frame/failure.tsx'
import { Footer } from './frame/footer.tsx'
import { FrameRoot } from './frame/frame-root.tsx'
import { FrameTop } from './frame/frame-top.tsx'
import { provideMemberControls } from './frame/load-member-controls.ts'
import { Maintenance, type MaintenanceNotice } from './frame/maintenance.tsx'
import { memberControls } from './frame/member-controls.ts'
import { NoScriptFallback } from './frame/no-script-fallback.tsx'
import { NotFound } from './frame/not-found.tsx'
import { PageSkeleton } from './frame/page-skeleton.tsx'
import { PreviewBanners } from './frame/preview-banners.tsx'
import { createTexts, toBootTexts } from './load-texts.ts'
import { createOverlayIndex, hasOverlay } from './overlays/overlay-index.ts'
import { shellPages } from './shell-pages.ts'
import { addTexts, textsWith } from './texts.ts'

provideMemberControls(memberControls)

/** Kit modules by shared name, for the remotes' server builds to run on. Packages are added by the server itself. */
export const sharedKit: Record<string, unknown> = {
  '@jobspan/shared-kit/remote': kitRemote,
  '@jobspan/shared-kit/routing': kitRouting,
  '@jobspan/shared-kit/session': kitSession,
  '@jobspan/shared-kit/api': kitApi,
  '@jobspan/shared-kit/i18n': kitI18n,
  '@jobspan/shared-kit/design': kitDesign,
  '@jobspan/shared-kit/design/overlays': kitOverlays,
}

export { inLanguage, matchRoute, readRedirect, splitLanguage, urls } from '@jobspan/shared-kit/routing'
export { addTexts, createTexts, loadBuiltInNavigation, shellPages, textsWith, toBootTexts }

// The bundler writes whole addresses, and a server's begin with `file:`.
const pathOf = (url: string) => new URL(url).pathname

/** Address of the display face, to be preloaded. */
export const fontUrl: string = pathOf(displayFontUrls.basic)
/** Address of the picture that stands beside shared links (1200 × 630), drawn by `shell/tools/render-share-card.ts`. It bears the name Jobspan. */
export const shareCardUrl: string = pathOf(new URL('./share-card.png', import.meta.url).href)
/** The site's ground and what the document itself needs. */
export const siteCss: string =
  globalCss({
    basic: fontUrl,
    latin: pathOf(displayFontUrls.latin),
    latinExtended: pathOf(displayFontUrls.latinExtended),
  }) + documentCss

export type ApiSettings = Parameters<typeof createApiClient>[0]

export type FrameInput = {
  locale: Locale
  site: BootData['site']
  session: BootData['session']
  isMemberAway?: boolean
  texts: i18n
  /** Full address from the first slash. */
  href: string
  nonce: string
  api: ApiSettings
  remotes: BootData['remotes']
}

export type PageInput = {
  definition: RemoteDefinition
  module: PageModule
  params: Record<string, string>
  deadline: number
  /** Texts of the page's own release; those of the frame unless told. */
  texts?: i18n
  /** Loads the server code of a contribution, and then its data by `loadData`, in the time that is left of the page's. */
  loadContribution?(
    contribution: ListedContribution,
    remainingMs: number,
    loadData: (loaded: LoadedSlot) => Promise<void>,
  ): Promise<LoadedSlot>
}

/** `filled` ends when the contributions to the page's slots have been loaded, or are left to the browser. */
export type FramePage = PreparedPage & { filled: Promise<void>; contributions: ServerSlots['contributions'] }

export type Frame = {
  isMember: boolean
  page(input: PageInput): Promise<FramePage>
  missing(status: 404 | 410): RenderedRoot
  off(countries: readonly CountryKey[]): RenderedRoot
  badges(badges: readonly PreviewBanner[], href: string): RenderedRoot
  /** In the words of whoever closed the site, and until when, where that was said. */
  maintenance(notice?: MaintenanceNotice): RenderedRoot
  skeleton(): RenderedRoot
  /** For browsers without scripts: that the page, or a part of it, did not load. */
  unfinished(isWhole: boolean): RenderedRoot
  header(): RenderedRoot
  footer(): RenderedRoot
  state(): DehydratedState
  /** Numbers, money and dates as far as they were printed. */
  formats: FormattedValues
  text(key: string): string
  /** Words of the link that leads past the header. */
  skipText: string
}

const nothing = () => undefined

/** One document's worth of rendering: services as the browser will have them, and its three roots. */
export const createFrame = ({ locale, site, session, texts, href, nonce, api, remotes }: FrameInput): Frame => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  const store = createStore()
  store.set(kitSession.sessionAtom, session)
  const platform: Platform = {
    queryClient,
    store,
    i18n: texts,
    api: createApiClient(api),
    events: { all: new Map(), on: nothing, off: nothing, emit: nothing } as unknown as Platform['events'],
    locale,
    site,
    navigate: async () => undefined,
    prefetch: nothing,
    notify: nothing,
  }
  const isMember = session.kind === 'member'
  const routes = [...shellPages.pages, ...remotes.flatMap((remote) => remote.pages)]
  const host: ShellHost = {
    Failure,
    hasPage: (path) => matchRoute(routes, path) !== undefined,
    hasOverlay: (queryFlag) => hasOverlay(remotes, queryFlag),
    navigation: collectLinks(remotes),
    ...createServerSlots({ remotes, locale, isMember }).host,
  }
  const shared = { platform, host, href }
  const format = kitI18n.createFormatters(locale, texts.getFixedT(locale.language, 'kit'))
  const overlays = createOverlayIndex(() => remotes)
  const root = (content: ReactNode, prefix: string) =>
    renderRoot(<FrameRoot {...shared}>{content}</FrameRoot>, prefix, nonce)
  return {
    isMember,
    async page({ definition, module, params, deadline, texts: own = texts, loadContribution }) {
      const begun = performance.now()
      // As in the browser: of an overlay above it a page sees nothing.
      const page = { href: overlays.toPage(href), platform: { ...platform, i18n: own }, params }
      const loadWithData: LoadContribution | undefined =
        loadContribution &&
        ((contribution, slot) => {
          const remainingMs = deadline - (performance.now() - begun)
          return loadContribution(contribution, remainingMs, (loaded) => loadContributionData(loaded, slot, page))
        })
      const slots = createServerSlots({ remotes, locale, isMember, load: loadWithData })
      const { settled, render } = await preparePage({
        ...shared,
        ...page,
        host: { ...host, ...slots.host },
        namespace: definition.name,
        module,
        deadline,
        nonce,
        leaveOutContribution: slots.leaveOut,
      })
      // In the time that the rest of the page's data takes.
      const filled = settled.step === 'ready' ? slots.fill(settled.slots ?? []) : Promise.resolve()
      return { settled, filled, render, contributions: slots.contributions }
    },
    missing: (status) => root(<NotFound status={status} />, 'p'),
    off: (countries) => root(<DisabledInCountry countries={countries} />, 'p'),
    badges: (badges, here) => root(<PreviewBanners badges={badges} here={here} />, 'b'),
    maintenance: (notice) => root(<Maintenance {...notice} />, 'p'),
    skeleton: () => root(<PageSkeleton />, 'p'),
    unfinished: (isWhole) => root(<NoScriptFallback isWhole={isWhole} href={href} />, 'n'),
    header: () => root(<FrameTop {...site} />, 'h'),
    footer: () => root(<Footer {...site} />, 'f'),
    state: () => dehydrate(queryClient),
    formats: kitI18n.recordFormattedValues(locale),
    text: (key) => texts.t(key, { ns: 'shell', country: format.countryInSentence(locale.country) }),
    skipText: texts.t('skip', { ns: 'shell' }),
  }
}
