import { askAgain } from '../query-cache/refetch-when-api-recovers.ts'
import { hasUnsavedWork } from '../release-updates/has-unsaved-work.ts'
import { subscribeToReleaseUpdates } from '../release-updates/subscribe-to-release-updates.ts'
import { restoreMemberSession } from '../session/restore-member-session.ts'
import { syncSessionAcrossTabs } from '../session/sync-session-across-tabs.ts'
import { sendTelemetry } from '../telemetry/send-telemetry.ts'
import type { DeferredServices } from './schedule-deferred-services.ts'

/** Begins all that `afterLoad` puts off, in a chunk of its own. */
export const beginAfterLoad = (parts: DeferredServices): void => {
  askAgain(parts.queryClient)
  restoreMemberSession(parts.tabs.platform, parts.tabs.session)
  syncSessionAcrossTabs({
    ...parts.tabs,
    isInUse: () => hasUnsavedWork(parts.queryClient),
    isMemberPage: () => parts.loader.match(parts.history.get())?.route.access === 'member',
  })
  sendTelemetry(parts, subscribeToReleaseUpdates(parts))
}
