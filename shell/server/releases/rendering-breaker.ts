import { withJitter } from '@jobspan/shared-kit/timing'

/**
 * Remembers which releases hang on this server, so that only the first visitor waits for one. Open means: do not wait. Meanwhile one visit
 * now and then tries it in the background; its success closes the breaker.
 */
export type RenderingBreaker = {
  isOpen(key: string): boolean
  /** True for the one visit that is to try now. */
  startProbe(key: string): boolean
  /** It took too long. From `threshold` times in a row on nobody waits for it. */
  recordTimeout(key: string, threshold: number): void
  recordSuccess(key: string): void
  /** How many are open. */
  countOpen(): number
}

type State = { timeouts: number; threshold: number; probes: number; nextProbeAt: number }

const probeDelayMs = { initial: 1000, max: 30_000 }
/** More releases than are ever in use; the oldest is forgotten. */
const maxKeys = 500

export const createRenderingBreaker = (now: () => number = () => performance.now()): RenderingBreaker => {
  const states = new Map<string, State>()
  const scheduleProbe = (state: State) => {
    state.nextProbeAt = now() + withJitter(Math.min(probeDelayMs.max, probeDelayMs.initial * 2 ** state.probes))
    state.probes += 1
  }
  const isOpen = (key: string) => {
    const state = states.get(key)
    return state !== undefined && state.timeouts >= state.threshold
  }
  return {
    isOpen,
    startProbe(key) {
      const state = states.get(key)
      if (!state || !isOpen(key) || now() < state.nextProbeAt) return false
      scheduleProbe(state)
      return true
    },
    recordTimeout(key, threshold) {
      const state = states.get(key) ?? { timeouts: 0, threshold, probes: 0, nextProbeAt: 0 }
      if (!states.has(key) && states.size >= maxKeys) states.delete(states.keys().next().value ?? '')
      states.set(key, state)
      const wasOpen = isOpen(key)
      state.timeouts += 1
      if (!wasOpen && isOpen(key)) scheduleProbe(state)
    },
    recordSuccess: (key) => void states.delete(key),
    countOpen: () => [...states.keys()].filter(isOpen).length,
  }
}
