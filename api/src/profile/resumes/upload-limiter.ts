import { ApiError } from '../../platform/errors/api-error.ts'

const maxUploads = { all: 32, ofOne: 4 }

/**
 * Uploads at work in this process. One takes minutes by a slow connection, and every request has a place among those at work at a
 * time: without a limit of their own, some members who send slowly would have all of them.
 */
export const createUploadLimiter = () => {
  const activeByMember = new Map<number, number>()
  let all = 0

  /** Takes a place for an upload; gives what leaves it. Throws where there is none. */
  const acquire = (userId: number): (() => void) => {
    const own = activeByMember.get(userId) ?? 0
    if (own >= maxUploads.ofOne) throw new ApiError('tooManyAttempts', { retryAfterSeconds: 10 })
    if (all >= maxUploads.all) throw new ApiError('unavailable', { retryAfterSeconds: 10 })
    all += 1
    activeByMember.set(userId, own + 1)
    return () => {
      all -= 1
      const remaining = (activeByMember.get(userId) ?? 1) - 1
      if (remaining > 0) activeByMember.set(userId, remaining)
      else activeByMember.delete(userId)
    }
  }
  return { acquire }
}
