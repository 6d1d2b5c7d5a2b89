import type { OverlayModule, Platform } from '@jobspan/shared-kit/remote'
import { splitLanguage } from '@jobspan/shared-kit/routing'
import { sleep } from '@jobspan/shared-kit/timing'
import type { ReleaseId } from '../federation/federation-settings.ts'
import { textsWith } from '../texts.ts'
import { type ClientOverlay, getPartName } from './overlay-index.ts'
import type { OverlaySettings } from './overlay-settings.ts'

/** An overlay's code with the services that it gets: those with the texts of its own release. */
export type LoadedOverlay = { module: OverlayModule; release: ReleaseId; platform: Platform }

/** Data that takes longer is awaited by the overlay itself, which shows its own loading state. */
const dataTimeoutMs = 1200

/** Asks for an overlay's data. What fails or is late is left to the overlay. */
const loadData = ({ module, platform }: LoadedOverlay, namespace: string, href: string): Promise<unknown> => {
  const { queryClient, api, locale, site, i18n } = platform
  const url = new URL(href, location.origin)
  const { path } = splitLanguage(url.pathname)
  const t = i18n.getFixedT(null, namespace)
  const queries =
    module.queries?.({ path, params: {}, search: url.searchParams, api, queryClient, locale, site, t }) ?? []
  const results = queries.map(({ options }) =>
    'initialPageParam' in options ? queryClient.ensureInfiniteQueryData(options) : queryClient.ensureQueryData(options),
  )
  return Promise.race([Promise.allSettled(results), sleep(dataTimeoutMs)])
}

/** Loads an overlay's code, texts and data. Rejects where the remote cannot be used; `federation.onRecovered` tells when it can again. */
export const loadOverlay = async (
  overlay: ClientOverlay,
  href: string,
  { federation, platform, telemetry }: OverlaySettings,
): Promise<LoadedOverlay> => {
  const { remote, queryFlag } = overlay
  const startedAt = performance.now()
  const loaded = await federation.loadPart(
    remote,
    getPartName(overlay),
    async (definition, release, awaitCodeAndTexts): Promise<LoadedOverlay> => {
      const declared = definition.overlays.find((each) => each.queryFlag === queryFlag)
      if (!declared) throw new Error(`${remote} has no overlay ?${queryFlag}`)
      const [module, texts] = await awaitCodeAndTexts(declared.load(), definition.texts(platform.locale.language))
      if (!module.Overlay) throw new Error(`the module of ?${queryFlag} exports no Overlay`)
      return {
        module: module as OverlayModule,
        release,
        platform: { ...platform, i18n: textsWith(platform.i18n, remote, texts) },
      }
    },
  )
  await loadData(loaded, remote, href)
  telemetry.recordLoad(loaded.release, 'total', performance.now() - startedAt)
  return loaded
}
