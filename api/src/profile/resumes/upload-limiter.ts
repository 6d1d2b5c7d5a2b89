import { ApiError } from '../../platform/errors/api-error.ts'

const most = { all: 32, ofOne: 4 }

/**
 * Uploads at work in this process. One takes minutes by a slow connection, and every request has a place among those at work at a
 * time: without a limit of their own, some members who send slowly would have all of them.
 */
export const createUploadPlaces = () => {
  const atWork = new Map<number, number>()
  let all = 0

  /** Takes a place for an upload; gives what leaves it. Throws where there is none. */
  const take = (userId: number): (() => void) => {
    const own = atWork.get(userId) ?? 0
    if (own >= most.ofOne) throw new ApiError('tooManyAttempts', { retryAfterSeconds: 10 })
    if (all >= most.all) throw new ApiError('unavailable', { retryAfterSeconds: 10 })
    all += 1
    atWork.set(userId, own + 1)
    return () => {
      all -= 1
      const left = (atWork.get(userId) ?? 1) - 1
      if (left > 0) atWork.set(userId, left)
      else atWork.delete(userId)
    }
  }
  return { take }
}
