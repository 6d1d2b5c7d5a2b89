import { ApiError } from '../errors/api-error.ts'

export type QueueLimits = {
  /** How many work at the same time. */
  atOnce: number
  /** How many wait, of all members together. */
  waiting: number
  /** How many of one member wait beside the one at work; 1 unless given: who changes an option asks again before the former answer is there. */
  waitingOfOneMember?: number
}
type Waiting = { memberId: number | undefined; start: () => void }

/** Members with work under way, in all queues that share it, and what each queue does once one of them has none. */
export type BusyMembers = { ids: Set<number>; queues: Set<() => void> }

export const createBusyMembers = (): BusyMembers => ({ ids: new Set(), queues: new Set() })

const queueIsFull = () => new ApiError('unavailable', { retryAfterSeconds: 10 })

/**
 * Gives out places in the order in which they were asked for, one to each member at a time, in all queues that share `members`. `enter` resolves with
 * the function that gives the place back. It throws 40006 (429) where the member has work under way and more waiting, 50101 (503) where too many wait, and the reason of
 * `signal` where that aborts before a place is free.
 */
export const createWorkQueue = (
  { atOnce, waiting: maxWaiting, waitingOfOneMember = 1 }: QueueLimits,
  members = createBusyMembers(),
) => {
  const queue: Waiting[] = []
  let working = 0

  const isBusy = (memberId: number | undefined) => memberId !== undefined && members.ids.has(memberId)
  const startNext = () => {
    while (working < atOnce) {
      const index = queue.findIndex(({ memberId }) => !isBusy(memberId))
      if (index === -1) return
      const [next] = queue.splice(index, 1)
      next?.start()
    }
  }
  members.queues.add(startNext)
  const take = (memberId: number | undefined) => {
    working += 1
    if (memberId !== undefined) members.ids.add(memberId)
    let isGivenBack = false
    return () => {
      if (isGivenBack) return
      isGivenBack = true
      working -= 1
      if (memberId !== undefined) members.ids.delete(memberId)
      // The other queues of this member first, by turns.
      members.queues.delete(startNext)
      members.queues.add(startNext)
      for (const start of [...members.queues]) start()
    }
  }

  return {
    enter: async (memberId: number | undefined, signal?: AbortSignal): Promise<() => void> => {
      signal?.throwIfAborted()
      if (working < atOnce && !isBusy(memberId)) return take(memberId)
      const own = memberId === undefined ? 0 : queue.filter((each) => each.memberId === memberId).length
      if (isBusy(memberId) && own >= waitingOfOneMember) throw new ApiError('stillWorking', { retryAfterSeconds: 5 })
      if (queue.length >= maxWaiting) throw queueIsFull()
      return new Promise((resolve, reject) => {
        const leave = () => {
          queue.splice(queue.indexOf(waiting), 1)
          reject(signal?.reason)
        }
        const waiting: Waiting = {
          memberId,
          start: () => {
            signal?.removeEventListener('abort', leave)
            resolve(take(memberId))
          },
        }
        queue.push(waiting)
        signal?.addEventListener('abort', leave, { once: true })
      })
    },
  }
}
