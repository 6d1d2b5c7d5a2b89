import type { Platform } from '@jobspan/shared-kit/remote'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { apiAnswers } from '../query-cache/refetch-when-api-recovers.ts'
import type { SessionManager } from './session-manager.ts'

const pause = { first: 4000, longest: 30_000 }

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
  let wait = pause.first
  const look = async () => {
    const isUp = isIdentityUnknown() && document.visibilityState !== 'hidden' && (await apiAnswers())
    if (isUp && (await session.refresh())) await queryClient.invalidateQueries({ type: 'active' })
    plan()
  }
  const plan = () => {
    if (!isIdentityUnknown()) return
    setTimeout(look, wait * (0.8 + Math.random() * 0.4))
    wait = Math.min(wait * 1.6, pause.longest)
  }
  plan()
}
