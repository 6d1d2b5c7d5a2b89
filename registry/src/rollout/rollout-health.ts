import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ReleaseHealth } from '@jobspan/shared-kit/contracts/registry/rollout'

/** The last hour of everything that was seen. */
export type RecentHealth = {
  /** Different visitors of a remote in a country, whatever release they met. */
  visitors: (remote: string, country: CountryKey) => number
  release: (remote: string, country: CountryKey, build: string | null) => ReleaseHealth
}

/** What the telemetry knows of who is there; filled by the telemetry, asked by overview and preview. */
export type RolloutHealth = {
  /** Different visitors who met the remote in these countries within the last hour. */
  visitors: (remote: string, countries: readonly CountryKey[]) => Promise<number>
  health: () => Promise<RecentHealth>
}

export const unknownHealth: ReleaseHealth = { mounts: 0, failure_rate: null, p75_load: null, state: 'unknown' }

/** Where nothing was asked of the telemetry. */
export const noRecentHealth: RecentHealth = { visitors: () => 0, release: () => unknownHealth }
