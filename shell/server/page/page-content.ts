import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Head } from '@jobspan/shared-kit/remote'
import type { RenderedRoot } from '@jobspan/shared-kit/remote/server'
import { createTimeoutError, isTimeout, withTimeout } from '@jobspan/shared-kit/timing'
import type { FastifyBaseLogger } from 'fastify'
import type { BootData, BootPage } from '../../src/boot-data.ts'
import type { ListedContribution } from '../../src/federation/list-contributions.ts'
import type { Frame } from '../../src/frame-server.tsx'
import type { SelectedRelease } from '../releases/select-releases.ts'
import type { ShellContext } from '../shell-context.ts'
import { createContributionLoader } from './contribution-loader.ts'
import { loadDefinition } from './load-definition.ts'
import type { SiteRoute } from './page-routes.ts'

/**
 * What will stand in the page's root: its head and status are known before anything is written; it is rendered when its turn
 * comes, and says then what the browser finds there.
 */
export type PageContent = {
  head: Head
  status: number
  /** The code of the page could not be used. */
  hasFailed?: true
  /**
   * `contributions` are those of the page's slots, rendered or left to the browser; `queries` is the data that the markup was made of: what comes
   * later is not in it.
   */
  render(): Promise<{
    root: RenderedRoot
    state: BootPage
    contributions?: ListedContribution[]
    queries?: BootData['queries']
  }>
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
export const maintenanceContent = (frame: Frame, notice?: Parameters<Frame['maintenance']>[0]): PageContent => ({
  head: { title: frame.text('maintenance.title'), ...noindex },
  status: 503,
  render: async () => ({ root: frame.maintenance(notice), state: { state: 'maintenance' } }),
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
  /** Who asks, where the page is of a canary. */
  canaryVisitor?: { device: string; address: string } | undefined
  /** Releases that this visitor meets, which the contributions of the page's slots come from. */
  activeReleases: readonly SelectedRelease[]
  log: FastifyBaseLogger
}

/** A release whose code hung once is not waited for again; data may be late for reasons of its own, so it must be late twice in a row. */
const maxTimeouts = { code: 1, data: 2 }

/** Milliseconds for a page's code. It is on this server's disk, so what takes longer hangs; the browser has to try it too, all within 4 s. */
const maxCodeMs = 2000

const codeKeyOf = ({ route }: Input['match']) => route.release?.global ?? 'shell'
const dataKeyOf = (match: Input['match']) => `${codeKeyOf(match)} ${match.route.path}`

/** React leaves this mark in the place of a page that threw or suspended. */
const isBlank = ({ html }: RenderedRoot) => /^(?:<!--&-->)?<div>(?:<!--&-->)?<!--\$!-->/.test(html)

/**
 * Loads a page's code and data. Where its code fails or is late, a skeleton stands there and the browser tries again. A release that hung
 * before stands as a skeleton at once, while it is tried in the background.
 */
export const pageContent = async (input: Input): Promise<PageContent> => {
  const { site, frame, match } = input
  if (!match.route.rendered) return skeletonContent(frame, 200)
  const [codeKey, dataKey] = [codeKeyOf(match), dataKeyOf(match)]
  const openKey = [codeKey, dataKey].find((key) => site.breaker.isOpen(key))
  if (openKey === undefined) return prepareContent(input)
  if (site.breaker.startProbe(openKey)) void prepareContent(input)
  // A visitor who gets the current release in its place counts against the canary all the same.
  else if (input.canaryVisitor) recordFailure(input, createTimeoutError('it took too long before'))
  return openKey === codeKey ? { ...skeletonContent(frame, 200), hasFailed: true } : skeletonContent(frame, 503)
}

/** A failure of a canary is recorded with its visitor, as browsers do: each network counts once against it. */
const recordFailure = ({ site, country, match, canaryVisitor }: Input, error: unknown) => {
  const { release } = match.route
  const page = match.route.path
  if (!release) {
    if (error instanceof Error) site.telemetry.recordServerError(country, error, page)
  } else site.telemetry.recordFailure(country, { name: release.name, build: release.build, page }, error, canaryVisitor)
}

/** Never rejects. */
const prepareContent = async (input: Input): Promise<PageContent> => {
  const { site, frame, match, log } = input
  const { route, params } = match
  const deadline = site.env.QUERY_DEADLINE
  const failed = (error: unknown) => {
    log.error({ err: error, route: route.path }, 'page not rendered on the server')
    recordFailure(input, error)
  }
  try {
    const { definition, texts, module } = await loadPageCode(input)
    site.breaker.recordSuccess(codeKeyOf(match))
    const loadContribution = createContributionLoader(input)
    const begun = performance.now()
    const prepared = await frame.page({ definition, module, params, deadline, texts, loadContribution })
    const { settled, filled, render } = prepared
    if (settled.step === 'missing') return notFoundContent(frame, settled.status)
    if (settled.step === 'late') {
      log.warn({ route: route.path }, 'data of a page was late or failed')
      // Data that failed at once costs nobody time.
      if (performance.now() - begun > 0.9 * deadline) site.breaker.recordTimeout(dataKeyOf(match), maxTimeouts.data)
      return skeletonContent(frame, 503)
    }
    site.breaker.recordSuccess(dataKeyOf(match))
    // The current release can take the place of a canary only while nothing has been sent.
    if (input.canaryVisitor && isBlank(render())) throw new Error('the page rendered nothing')
    return {
      head: settled.head,
      status: settled.head.status ?? (settled.head.isIncomplete ? 503 : 200),
      render: async () => {
        await Promise.all([settled.rest, filled])
        try {
          const root = render()
          const queries = frame.state()
          const all = prepared.contributions()
          const ids = all.filter(({ isRendered }) => isRendered).map(({ contribution }) => contribution.id)
          return {
            root,
            queries,
            state: { state: 'rendered', ...(ids.length > 0 ? { contributions: ids } : {}) },
            contributions: all
              // What loads when a guest comes near it is not fetched ahead.
              .filter(
                ({ contribution, isRendered }) =>
                  !isRendered || contribution.hydrateOn !== 'interaction' || frame.isMember,
              )
              .map(({ contribution }) => contribution),
          }
        } catch (error) {
          failed(error)
          return { root: frame.skeleton(), state: { state: 'skeleton' } }
        }
      },
    }
  } catch (error) {
    failed(error)
    if (isTimeout(error)) site.breaker.recordTimeout(codeKeyOf(match), maxTimeouts.code)
    return { ...skeletonContent(frame, 200), hasFailed: true }
  }
}

const loadPageCode = async ({ site, language, match: { route } }: Input) => {
  const load = async () => {
    const { definition, texts } = await loadDefinition(site, route.release, language)
    const declared = definition.pages.find(({ path }) => path === route.path)
    if (!declared) throw new Error(`${definition.name} has no page ${route.path}`)
    return { definition, texts, module: await declared.load() }
  }
  return withTimeout(load(), Math.min(maxCodeMs, site.env.QUERY_DEADLINE))
}
