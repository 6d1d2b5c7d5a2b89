import { sleep, withJitter } from '@jobspan/shared-kit/timing'

/** Fails fast for parts of a remote that failed, while the remote is probed with growing delays until it works again. */
export type CircuitBreaker = {
  /** Whether the part, or the whole remote, failed and the remote is still probed. */
  isOpen(part: string): boolean
  /** The same. Where somebody requested a probe, waits for its result, at most `timeoutMs`. */
  shouldFailFast(part: string, timeoutMs: number): Promise<boolean>
  /** Records that a part failed; `wholeRemote` where the remote could not be opened at all. */
  recordFailure(part: string): void
  /** Probes now, because somebody waits for the result. */
  retryNow(): void
  /**
   * Records that a part was loaded. Call this only when the whole part works. If only the entry loads and a chunk is damaged, keep the
   * delay between probes.
   */
  recordSuccess(): void
}

type Settings = {
  /** Tries the remote once; never rejects. */
  probe(): Promise<boolean>
  /** Whether the result still matters. */
  isNeeded(): boolean
  onRecovered(): void
}

/** Name of the part that stands for all parts. */
export const wholeRemote = 'remote'

const probeDelayMs = { initial: 800, max: 3500 }

export const createCircuitBreaker = ({ probe, isNeeded, onRecovered }: Settings): CircuitBreaker => {
  const failedParts = new Set<string>()
  let probeCount = 0
  let isProbing = false
  let probeTimer: ReturnType<typeof setTimeout> | undefined
  let pendingProbe: Promise<boolean> | undefined
  let isProbeRequested = false

  const scheduleProbe = () => {
    probeTimer = setTimeout(probeOnce, withJitter(Math.min(probeDelayMs.max, probeDelayMs.initial * 1.6 ** probeCount)))
  }
  const runProbe = async () => {
    const hasRecovered = isNeeded() && (await probe())
    probeCount += 1
    pendingProbe = undefined
    isProbeRequested = false
    if (!hasRecovered && isNeeded()) scheduleProbe()
    else {
      isProbing = false
      failedParts.clear()
    }
    if (hasRecovered) onRecovered()
    return hasRecovered
  }
  const probeOnce = () => {
    clearTimeout(probeTimer)
    pendingProbe ??= runProbe()
  }
  const isOpen = (part: string) => isProbing && (failedParts.has(wholeRemote) || failedParts.has(part))
  return {
    isOpen,
    async shouldFailFast(part, timeoutMs) {
      if (!isOpen(part)) return false
      return !(isProbeRequested && (await Promise.race([pendingProbe, sleep(timeoutMs)])))
    },
    recordFailure(part) {
      failedParts.add(part)
      if (!isProbing) scheduleProbe()
      isProbing = true
    },
    retryNow() {
      if (!isProbing) return
      probeOnce()
      isProbeRequested = true
    },
    recordSuccess() {
      probeCount = 0
    },
  }
}
