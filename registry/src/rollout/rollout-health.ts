import type { CountryKey } from '@jobspan/shared-kit/contracts/locales'
import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'

/** What the telemetry knows of who is there; filled by the telemetry, asked by overview and preview. */
export type RolloutHealth = {
  /** Different visitors who met the remote in these countries within the last hour. */
  visitors: (remote: string, countries: readonly CountryKey[]) => Promise<number>
  /** The last hour of every remote in every country that was seen, by `healthKey`. */
  health: () => Promise<Map<string, Cell['health']>>
}

export const healthKey = (remote: string, country: CountryKey) => `${remote} ${country}`

export const unknownHealth: Cell['health'] = {
  visitors: 0,
  mounts: 0,
  failure_rate: null,
  p75_load: null,
  state: 'unknown',
}
