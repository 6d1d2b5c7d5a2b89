import type { CountedEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'

/** Failures of one visitor that count within a minute. */
const maxFailuresPerMinute = 3
const maxVisitors = 50_000

/** `mounts` are those that were counted here and that no error has followed. */
type VisitorHistory = { mountsWithoutError: number; mounts: number; minute: number; failures: number }

/** `mounts`: how many of its own mounts, counted as attempts before, went wrong by it. */
export type Outcome = { attempts: number; failures: number; mounts: number }

const none: Outcome = { attempts: 0, failures: 0, mounts: 0 }

/**
 * Turns events into attempts and bad ones for the decision on a canary, such that no single visitor decides: an error counts
 * once for each mount, however often a broken component throws; of failures, which retries and probes repeat, three a
 * minute. What a server saw itself counts as it is.
 */
export const createOutcomes = () => {
  const seen = new Map<string, VisitorHistory>()
  const getOrCreateHistory = (key: string): VisitorHistory => {
    // Whoever is not remembered was mounted before this process began.
    const known = seen.get(key) ?? { mountsWithoutError: 1, mounts: 0, minute: 0, failures: 0 }
    if (!seen.has(key)) {
      if (seen.size >= maxVisitors) seen.delete(seen.keys().next().value as string)
      seen.set(key, known)
    }
    return known
  }
  return (event: CountedEvent, visitor: string | undefined, now: number): Outcome => {
    if (event.kind !== 'mount' && event.kind !== 'failure' && event.kind !== 'error') return none
    const known = visitor === undefined ? undefined : getOrCreateHistory(`${visitor} ${event.remote} ${event.build}`)
    if (event.kind === 'mount') {
      if (known) {
        known.mountsWithoutError += 1
        known.mounts += 1
      }
      return { attempts: 1, failures: 0, mounts: 0 }
    }
    if (event.kind === 'error') {
      if (!known) return { ...none, failures: 1 }
      if (known.mountsWithoutError === 0) return none
      known.mountsWithoutError -= 1
      const mounts = Math.min(1, known.mounts)
      known.mounts -= mounts
      // Where none was counted, as in the slots of other pages, the error is all that is known of an attempt.
      return { attempts: 1 - mounts, failures: 1, mounts }
    }
    if (known) {
      const minute = Math.floor(now / 60_000)
      if (known.minute !== minute) Object.assign(known, { minute, failures: 0 })
      known.failures += 1
      if (known.failures > maxFailuresPerMinute) return none
    }
    return { attempts: 1, failures: 1, mounts: 0 }
  }
}
