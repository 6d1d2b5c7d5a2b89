import { refetchWhenApiRecovers } from '../query-cache/refetch-when-api-recovers.ts'
import { hasUnsavedWork } from '../release-updates/has-unsaved-work.ts'
import { subscribeToReleaseUpdates } from '../release-updates/subscribe-to-release-updates.ts'
import { restoreMemberSession } from '../session/restore-member-session.ts'
import { syncSessionAcrossTabs } from '../session/sync-session-across-tabs.ts'
import { sendTelemetry } from '../telemetry/send-telemetry.ts'
import type { DeferredServices } from './schedule-deferred-services.ts'

/** Begins all that `afterLoad` puts off, in a chunk of its own. */
export const startDeferredServices = (services: DeferredServices): void => {
  refetchWhenApiRecovers(services.queryClient)
  restoreMemberSession(services.tabs.platform, services.tabs.session)
  syncSessionAcrossTabs({
    ...services.tabs,
    hasUnsavedWork: () => hasUnsavedWork(services.queryClient),
    isMemberPage: () => services.loader.match(services.history.get())?.route.access === 'member',
  })
  sendTelemetry(services, subscribeToReleaseUpdates(services))
}
