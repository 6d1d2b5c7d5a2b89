import { createApiClient } from '@jobspan/shared-kit/api'
import { websiteOutage } from '@jobspan/shared-kit/contracts/config'
import type { Env } from '../env.ts'

/** Seconds after which crawlers and browsers may try again. */
export const retryAfter = 600

export type Maintenance = { isOn(): boolean; stop(): void }

/** Whether the site is closed for maintenance: by this process's setting, or by the API for all of them. */
export const watchMaintenance = (env: Pick<Env, 'MAINTENANCE' | 'API_ORIGIN'>): Maintenance => {
  let outage = false
  const api = createApiClient({ origin: env.API_ORIGIN, headers: () => ({}), retries: 0, timeoutMs: 2000 })
  const ask = async () => {
    try {
      outage = (await api.call(websiteOutage, { query: {} })).is_outage
    } catch {
      // An API that does not answer is not maintenance; pages say so themselves.
    }
  }
  void ask()
  const timer = setInterval(() => void ask(), 5000)
  return { isOn: () => env.MAINTENANCE || outage, stop: () => clearInterval(timer) }
}
