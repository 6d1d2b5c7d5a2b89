import type { QueryClient } from '@tanstack/react-query'
import type { BootData } from '../boot-data.ts'
import type { ActiveRemotes } from '../federation/active-remotes.ts'
import type { Federation } from '../federation/federation.ts'
import type { SiteHistory } from '../navigation/history.ts'
import type { PageLoader } from '../navigation/page-loader.ts'
import type { PageApplications } from '../navigation/register-pages.tsx'
import { persistCampaign } from '../session/persist-campaign.ts'
import type * as FollowTabs from '../session/sync-session-across-tabs.ts'
import type { TelemetryBuffer } from '../telemetry/telemetry-buffer.ts'

/** What the parts that come after the first paint work with. */
export type DeferredServices = {
  boot: BootData
  activeRemotes: ActiveRemotes
  loader: PageLoader
  federation: Federation
  pages: PageApplications
  history: SiteHistory
  queryClient: QueryClient
  telemetry: TelemetryBuffer
  /** What it takes to follow the other tabs. */
  tabs: Pick<Parameters<typeof FollowTabs.syncSessionAcrossTabs>[0], 'platform' | 'session' | 'redirectToSignIn'>
}

/** The first seconds belong to the page and to who reads it; milliseconds after it has loaded. */
const startDelayMs = 2500

const startServices = async (services: DeferredServices) => {
  try {
    const { startDeferredServices } = await import(/* webpackChunkName: "after-load" */ './start-deferred-services.ts')
    startDeferredServices(services)
  } catch {
    // A new shell took this one's place and its files; the next document is the new one's.
  }
}

/**
 * Loads what no first paint needs: changes of what runs here, telemetry, and a second try at what failed. An override asks its squad's
 * server at once. Where a release has failed, somebody looks at a fallback until another is asked for: that waits neither for the load
 * nor for calm.
 */
export const scheduleDeferredServices = (services: DeferredServices): void => {
  // Before anybody moves on to another address.
  persistCampaign(location.search)
  const overridden = services.boot.remotes.some(({ integrity }) => integrity === null)
  let isStarted = false
  const startOnce = () => {
    if (!isStarted) void startServices(services)
    isStarted = true
  }
  services.telemetry.subscribeToFailures(startOnce)
  const start = () => setTimeout(startOnce, overridden ? 0 : startDelayMs)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
