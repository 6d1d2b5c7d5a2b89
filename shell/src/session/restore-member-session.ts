import type { Platform } from '@jobspan/shared-kit/remote'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { withJitter } from '@jobspan/shared-kit/timing'
import { isApiAvailable } from '../query-cache/refetch-when-api-recovers.ts'
import type { SessionManager } from './session-manager.ts'

/** Delay between two questions to the API. It grows while the API does not answer. */
const retryDelayMs = { initial: 4000, max: 30_000 }

/**
 * Shows who is signed in as soon as the API can tell again, where the document came while it could not. What was fetched as if for a
 * guest is fetched anew.
 */
export const restoreMemberSession = (
  { store, queryClient }: Pick<Platform, 'store' | 'queryClient'>,
  session: SessionManager,
) => {
  const isIdentityUnknown = () => {
    const now = store.get(sessionAtom)
    return now.kind === 'guest' && now.is_away === true
  }
  let delayMs = retryDelayMs.initial
  const check = async () => {
    const isUp = isIdentityUnknown() && document.visibilityState !== 'hidden' && (await isApiAvailable())
    if (isUp && (await session.refresh())) await queryClient.invalidateQueries({ type: 'active' })
    scheduleCheck()
  }
  const scheduleCheck = () => {
    if (!isIdentityUnknown()) return
    setTimeout(check, withJitter(delayMs))
    delayMs = Math.min(delayMs * 1.6, retryDelayMs.max)
  }
  scheduleCheck()
}
