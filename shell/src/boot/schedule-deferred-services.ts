import { runAfterLoad } from '../scheduling.ts'
import { type Campaign, persistCampaign } from '../session/persist-campaign.ts'
import { sendAtPageEnd } from '../telemetry/send-at-page-end.ts'
import type { DeferredServices, Landing } from './deferred-services.ts'

const startServices = async (services: DeferredServices, landing: Landing | null, stopSending: () => void) => {
  try {
    const { startDeferredServices } = await import(/* webpackChunkName: "after-load" */ './start-deferred-services.ts')
    stopSending()
    startDeferredServices(services, landing)
  } catch {
    // A new shell replaced this one and its files. The next document comes from the new shell.
  }
}

/**
 * Starts what no first paint needs: release updates, telemetry, and retries of failed queries. With an override it starts at once, because
 * the squad's server is asked what it offers. After a failed release it starts at once too: the visitor sees a fallback until another
 * release is asked for, or may leave. Whoever leaves before counts by `sendAtPageEnd`.
 */
export const scheduleDeferredServices = (services: DeferredServices): void => {
  // Now, because the address changes with the next navigation.
  const campaign: Campaign | null = persistCampaign(location.search)
  const landing = campaign && { campaign, pathname: location.pathname }
  const overridden = services.boot.remotes.some(({ integrity }) => integrity === null)
  const stopSending = sendAtPageEnd(services.boot.locale.country, services.telemetry)
  let isStarted = false
  const startOnce = () => {
    if (!isStarted) void startServices(services, landing, stopSending)
    isStarted = true
  }
  services.telemetry.subscribeToFailures(startOnce)
  runAfterLoad(startOnce, overridden ? 0 : undefined)
}
