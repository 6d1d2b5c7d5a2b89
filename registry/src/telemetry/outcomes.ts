import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'

/** Failures of one visitor that count within a minute. */
const mostFailures = 3
const mostVisitors = 50_000

type Seen = { mountsWithoutError: number; minute: number; failures: number }

/**
 * Turns events into attempts and bad ones for the decision on a canary, such that no single visitor decides: an error counts
 * once for each mount, however often a broken component throws; of failures, which retries and probes repeat, three a
 * minute. What a server saw itself counts as it is.
 */
export const createOutcomes = () => {
  const seen = new Map<string, Seen>()
  const recall = (key: string): Seen => {
    // Whoever is not remembered was mounted before this process began.
    const known = seen.get(key) ?? { mountsWithoutError: 1, minute: 0, failures: 0 }
    if (!seen.has(key)) {
      if (seen.size >= mostVisitors) seen.delete(seen.keys().next().value as string)
      seen.set(key, known)
    }
    return known
  }
  return (event: TelemetryEvent, visitor: string | undefined, now: number): { attempts: number; bad: number } => {
    if (event.kind !== 'mount' && event.kind !== 'failure' && event.kind !== 'error') return { attempts: 0, bad: 0 }
    const known = visitor === undefined ? undefined : recall(`${visitor} ${event.remote} ${event.build}`)
    if (event.kind === 'mount') {
      if (known) known.mountsWithoutError += 1
      return { attempts: 1, bad: 0 }
    }
    if (event.kind === 'error') {
      if (!known) return { attempts: 0, bad: 1 }
      if (known.mountsWithoutError === 0) return { attempts: 0, bad: 0 }
      known.mountsWithoutError -= 1
      return { attempts: 0, bad: 1 }
    }
    if (known) {
      const minute = Math.floor(now / 60_000)
      if (known.minute !== minute) Object.assign(known, { minute, failures: 0 })
      known.failures += 1
      if (known.failures > mostFailures) return { attempts: 0, bad: 0 }
    }
    return { attempts: 1, bad: 1 }
  }
}
