import type { AfterLoad } from './after-load.ts'
import { askAgain } from './ask-again.ts'
import { followRemotes } from './follow-remotes.ts'
import { followTabs } from './follow-tabs.ts'
import { bringMemberBack } from './member-back.ts'
import { isInUse } from './page-in-use.ts'
import { sendTelemetry } from './send-telemetry.ts'

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
