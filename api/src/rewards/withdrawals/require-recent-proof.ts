import { ApiError } from '../../platform/errors/api-error.ts'
import type { MemberSession } from '../../platform/session/session-store.ts'

const recentProofMs = 15 * 60 * 1000

/**
 * A session that somebody left open, or stole, is not enough to pay points out. Throws 40007 where it proved who is at the keyboard more than 15
 * minutes ago, as `requireRecentAuthentication` of sign-in does, which this area may not import.
 */
export const requireRecentProof = ({ confirmedAt }: Pick<MemberSession, 'confirmedAt'>): void => {
  if (!confirmedAt || confirmedAt.getTime() + recentProofMs <= Date.now()) throw new ApiError('identityUnconfirmed')
}
