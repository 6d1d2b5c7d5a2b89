import type { TrackEvent } from '@jobspan/shared-kit/remote'

export type Tracking = { track(event: TrackEvent): void; error(error: unknown): void }

/** Collects what remotes report. */
export const createTracking = (): Tracking => ({
  track: () => undefined,
  error: (error) => console.warn(error),
})
