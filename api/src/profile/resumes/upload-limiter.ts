import { ApiError } from '../../platform/errors/api-error.ts'

const maxUploads = { all: 32, ofOne: 4 }

/**
 * Limits concurrent uploads per member and per process. A slow upload takes minutes and holds one of the process's request
 * slots: without this limit, a few members with slow connections would hold all of them.
 */
export const createUploadLimiter = () => {
  const activeByMember = new Map<number, number>()
  let all = 0

  /** Starts an upload and gives the function that ends it. Throws if a limit is reached. */
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
