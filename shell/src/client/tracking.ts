import type { TrackEvent } from '@jobspan/shared-kit/remote'

export type Tracking = { track(event: TrackEvent): void; error(error: unknown): void }

/** Takes what remotes report. No endpoint takes events yet, so they end here; failures are told to whoever debugs. */
export const createTracking = (): Tracking => ({
  track: () => undefined,
  error: (error) => console.warn(error),
})
