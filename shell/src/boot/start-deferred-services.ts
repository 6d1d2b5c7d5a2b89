import { askAgain } from '../query-cache/refetch-when-api-recovers.ts'
import { isInUse } from '../release-updates/has-unsaved-work.ts'
import { followRemotes } from '../release-updates/subscribe-to-release-updates.ts'
import { bringMemberBack } from '../session/restore-member-session.ts'
import { followTabs } from '../session/sync-session-across-tabs.ts'
import { sendTelemetry } from '../telemetry/send-telemetry.ts'
import type { AfterLoad } from './schedule-deferred-services.ts'

/** Begins all that `afterLoad` puts off, in a chunk of its own. */
export const beginAfterLoad = (parts: AfterLoad): void => {
  askAgain(parts.queryClient)
  bringMemberBack(parts.tabs.platform, parts.tabs.session)
  followTabs({
    ...parts.tabs,
    isInUse: () => isInUse(parts.queryClient),
    isMemberPage: () => parts.loader.match(parts.history.get())?.route.access === 'member',
  })
  sendTelemetry(parts, followRemotes(parts))
}
