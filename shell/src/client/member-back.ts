import type { Platform } from '@jobspan/shared-kit/remote'
import { memberAwayAtom } from '../frame/member-away.ts'
import { apiAnswers } from './ask-again.ts'
import type { SessionLife } from './session-life.ts'

const pause = { first: 4000, longest: 30_000 }

/**
 * Shows who is signed in as soon as the API can tell again, where the document came while it could not. What was fetched as if for a
 * guest is fetched anew.
 */
export const bringMemberBack = (
  { store, queryClient }: Pick<Platform, 'store' | 'queryClient'>,
  session: SessionLife,
) => {
  let wait = pause.first
  const look = async () => {
    const now = document.visibilityState !== 'hidden' && (await apiAnswers()) ? await session.refresh() : undefined
    if (!now) return plan()
    store.set(memberAwayAtom, false)
    await queryClient.invalidateQueries({ type: 'active' })
  }
  const plan = () => {
    setTimeout(look, wait * (0.8 + Math.random() * 0.4))
    wait = Math.min(wait * 1.6, pause.longest)
  }
  if (store.get(memberAwayAtom)) plan()
}
