import { createApiClient } from '@jobspan/shared-kit/api'
import { readHandOff } from '@jobspan/shared-kit/contracts/hand-off'
import type { Env } from './env.ts'

/** A setting of the API, which changes with a new start of it. */
const askEvery = 60_000

export type EmployerSite = { exists(): boolean; stop(): void }

/** Whether there is an employer site to lead to, as the API says; not offered until it has said so. */
export const watchEmployerSite = (env: Pick<Env, 'API_ORIGIN'>): EmployerSite => {
  let exists = false
  const api = createApiClient({ origin: env.API_ORIGIN, headers: () => ({}), retries: 0, timeout: 2000 })
  const ask = async () => {
    try {
      exists = (await api.call(readHandOff)).has_employer_site
    } catch {
      // What was said last holds.
    }
  }
  void ask()
  const timer = setInterval(() => void ask(), askEvery)
  return { exists: () => exists, stop: () => clearInterval(timer) }
}
