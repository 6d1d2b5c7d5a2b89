import { isLocalRequest } from '@jobspan/kit-server/http'
import { createApiClient } from '@jobspan/shared-kit/api'
import { getHandOffAvailability } from '@jobspan/shared-kit/contracts/employer/hand-off'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'

/** A setting of the API, which changes with a new start of it. */
const pollIntervalMs = 60_000

export type EmployerSite = {
  /** Whether whoever asks can be led there: a site that stands in for the real one may answer this machine only. */
  isOfferedTo(request: FastifyRequest): boolean
  stop(): void
}

/** Whether there is an employer site to lead to, as the API says; not offered until it has said so. */
export const watchEmployerSite = (env: Pick<Env, 'API_ORIGIN'>): EmployerSite => {
  let site = { has_employer_site: false, is_local_only: false }
  const api = createApiClient({ origin: env.API_ORIGIN, headers: () => ({}), retries: 0, timeoutMs: 2000 })
  const ask = async () => {
    try {
      site = await api.call(getHandOffAvailability)
    } catch {
      // What was said last holds.
    }
  }
  void ask()
  const timer = setInterval(() => void ask(), pollIntervalMs)
  return {
    isOfferedTo: (request) => site.has_employer_site && (!site.is_local_only || isLocalRequest(request)),
    stop: () => clearInterval(timer),
  }
}
