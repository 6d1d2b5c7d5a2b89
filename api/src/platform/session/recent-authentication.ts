import { ApiError } from '../errors/api-error.ts'
import type { MemberSession } from './session-store.ts'

const recentAuthenticationMs = 15 * 60 * 1000

/** Until when this session's last proof counts, RFC 3339; null where it counts no more. */
export const confirmedUntil = ({ confirmedAt }: Pick<MemberSession, 'confirmedAt'>): string | null => {
  const until = (confirmedAt?.getTime() ?? 0) + recentAuthenticationMs
  return until > Date.now() ? new Date(until).toISOString() : null
}

/**
 * For whatever could take an account over, or away: a session that somebody left open, or stole, is not enough. Throws 40007
 * where the session proved who is at the keyboard more than 15 minutes ago.
 */
export const requireRecentAuthentication = (session: Pick<MemberSession, 'confirmedAt'>): void => {
  if (confirmedUntil(session) === null) throw new ApiError('identityUnconfirmed')
}
