/** Refuses what failed while the remote is probed, ever more rarely, until it is back. */
export type Breaker = {
  /** Whether a part failed, or all of them, and the remote is still probed. */
  isOpen(part: string): boolean
  /** The same, but where somebody asked for a probe, what comes of it is waited for. Milliseconds. */
  refuses(part: string, patience: number): Promise<boolean>
  /** A part failed; `whole` where the remote could not be opened at all. */
  trip(part: string): void
  /** Probes now: somebody waits for it. */
  hurry(): void
  /** The remote works as a whole. An entry that loads while a chunk of it is damaged must not be tried without a pause. */
  works(): void
}

type Settings = {
  /** Tries the remote once; never rejects. */
  probe(): Promise<boolean>
  /** Whether anybody still wants to know. */
  isWanted(): boolean
  onBack(): void
}

export const whole = 'remote'

const pause = { first: 800, most: 3500 }

export const createBreaker = ({ probe, isWanted, onBack }: Settings): Breaker => {
  const failed = new Set<string>()
  let probes = 0
  let probing = false
  let planned: ReturnType<typeof setTimeout> | undefined
  let asking: Promise<boolean> | undefined
  let hurried = false

  const plan = () => {
    planned = setTimeout(ask, Math.min(pause.most, pause.first * 1.6 ** probes) * (0.8 + Math.random() * 0.4))
  }
  const askNow = async () => {
    const isBack = isWanted() && (await probe())
    probes += 1
    asking = undefined
    hurried = false
    if (!isBack && isWanted()) plan()
    else {
      probing = false
      failed.clear()
    }
    if (isBack) onBack()
    return isBack
  }
  const ask = () => {
    clearTimeout(planned)
    asking ??= askNow()
  }
  const isOpen = (part: string) => probing && (failed.has(whole) || failed.has(part))
  return {
    isOpen,
    async refuses(part, patience) {
      if (!isOpen(part)) return false
      const answer = hurried && (await Promise.race([asking, new Promise<void>((done) => setTimeout(done, patience))]))
      return !answer
    },
    trip(part) {
      failed.add(part)
      if (!probing) plan()
      probing = true
    },
    hurry() {
      if (!probing) return
      ask()
      hurried = true
    },
    works() {
      probes = 0
    },
  }
}
