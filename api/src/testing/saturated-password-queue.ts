import { availableParallelism } from 'node:os'
import { hashPassword } from '@jobspan/kit-server/password'

/** Does something while as many passwords wait to be hashed as may wait. */
export const withSaturatedPasswordQueue = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  let isDone = false
  // Whoever is done asks again at once, so that no place is free at any moment, on however busy a machine.
  const crowd = Array.from({ length: 100 + availableParallelism() }, async () => {
    while (!isDone) await hashPassword('of somebody else')
  })
  try {
    return await work()
  } finally {
    isDone = true
    await Promise.all(crowd)
  }
}
