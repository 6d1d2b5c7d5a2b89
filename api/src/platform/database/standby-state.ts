import type { LogPosition } from './log-position.ts'

/** How far behind a standby that answers may be, in milliseconds. */
export const maxLagMs = 5_000

export type StandbyState = 'usable' | 'behind' | 'down'

/** A position of the primary's log, and when it was asked for. */
type Sample = { position: LogPosition; at: number }

const unsupportedLag = Number.POSITIVE_INFINITY

/**
 * Judges a standby by positions of the log alone, so that clocks of other machines do not matter: it is as far behind as the oldest position
 * of the primary is old that it has not replayed. A primary that is silent adds no position: a standby that has replayed all that is known stays usable.
 */
export const createStandbyState = () => {
  // The oldest first; none of them is replayed, but perhaps the last one.
  let samples: Sample[] = []
  let replayed: LogPosition | null = null

  const lagMs = (now: number): number => {
    if (replayed === null) return unsupportedLag
    const position = replayed
    const oldest = samples.find((sample) => sample.position > position)
    return oldest ? now - oldest.at : 0
  }
  return {
    notePrimary: (position: LogPosition, at: number): void => {
      if (position !== samples.at(-1)?.position) samples.push({ position, at })
      // A standby that is so late is behind in any case: the oldest says since when.
      if (samples.length > 1_000) samples.splice(-2, 1)
    },
    /** Null: it does not answer, or is no standby any more. */
    noteStandby: (position: LogPosition | null): void => {
      replayed = position
      if (position !== null)
        samples = samples.filter((sample, index) => sample.position > position || index === samples.length - 1)
    },
    lagMs,
    state: (now: number): StandbyState => {
      if (replayed === null || samples.length === 0) return 'down'
      return lagMs(now) > maxLagMs ? 'behind' : 'usable'
    },
    hasReplayed: (position: LogPosition): boolean => replayed !== null && replayed >= position,
  }
}
