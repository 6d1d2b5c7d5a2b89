import { publishModuleInfo } from '../federation/module-info.ts'
import { refetchWhenApiRecovers } from '../query-cache/refetch-when-api-recovers.ts'
import { hasUnsavedWork } from '../release-updates/has-unsaved-work.ts'
import { subscribeToReleaseUpdates } from '../release-updates/subscribe-to-release-updates.ts'
import { restoreMemberSession } from '../session/restore-member-session.ts'
import { syncSessionAcrossTabs } from '../session/sync-session-across-tabs.ts'
import { readDocumentTrace } from '../telemetry/document-trace.ts'
import { sendTelemetry } from '../telemetry/send-telemetry.ts'
import { createRedirectToSignIn } from './create-session.ts'
import type { DeferredServices, Landing } from './deferred-services.ts'

/** Only where the site sends traces. */
const traceFrom = async (documentTrace: string, services: DeferredServices) => {
  try {
    const { traceNavigations } = await import(
      /* webpackChunkName: "some-visitors" */ '../telemetry/trace-navigations.ts'
    )
    traceNavigations({ documentTrace, ...services })
  } catch {
    // A new shell replaced this one and its files.
  }
}

/** Only where a campaign led here. */
const countVisit = async ({ campaign, pathname }: Landing, { platform }: DeferredServices) => {
  try {
    const { askCampaignConsent } = await import(
      /* webpackChunkName: "some-visitors" */ '../session/ask-campaign-consent.ts'
    )
    await askCampaignConsent(platform, campaign, pathname)
  } catch {
    // A new shell replaced this one and its files, or the API is away: the visit is not counted.
  }
}

/** Starts everything that `scheduleDeferredServices` delays. It is a chunk of its own. */
export const startDeferredServices = (services: DeferredServices, landing: Landing | null): void => {
  const { platform, session, loader, history } = services
  const { queryClient } = platform
  refetchWhenApiRecovers(queryClient)
  restoreMemberSession(platform, session)
  syncSessionAcrossTabs({
    platform,
    session,
    redirectToSignIn: createRedirectToSignIn(services),
    hasUnsavedWork: () => hasUnsavedWork(queryClient),
    isMemberPage: () => loader.match(history.get())?.route.access === 'member',
  })
  sendTelemetry(services, subscribeToReleaseUpdates({ ...services, queryClient }))
  publishModuleInfo(services.activeRemotes)
  if (landing) void countVisit(landing, services)
  const documentTrace = readDocumentTrace()
  if (documentTrace !== undefined) void traceFrom(documentTrace, services)
}
