import { isApiError } from '@jobspan/shared-kit/api'
import { withJitter } from '@jobspan/shared-kit/timing'
import type { Query, QueryClient } from '@tanstack/react-query'

/** Delay between two questions to the API. It grows while the API does not answer. */
const retryDelayMs = { initial: 4000, max: 30_000 }

/** No answer came, or one that says “try later”. A request that was refused or that crashed would fail again. */
const isTransientFailure = ({ state: { status, error } }: Query): boolean =>
  status === 'error' &&
  isApiError(error) &&
  (error.kind === 'offline' || error.kind === 'timeout' || [502, 503, 504].includes(error.status))

/** Whether the API answers, as the shell's server sees it. */
export const isApiAvailable = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(3000) })
    const state: unknown = await answer.json()
    return typeof state === 'object' && state !== null && 'api' in state && state.api === true
  } catch {
    return false
  }
}

/**
 * Refetches failed queries when the API has recovered. While a page shows such an error, the shell's server is asked whether the API
 * answers, with growing delays. Queries are refetched only then, so that the page does not flicker meanwhile.
 */
export const refetchWhenApiRecovers = (queryClient: QueryClient): void => {
  const cache = queryClient.getQueryCache()
  const waiting = () => cache.findAll({ type: 'active', predicate: isTransientFailure })
  let delayMs = retryDelayMs.initial
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = async () => {
    if (waiting().length > 0 && document.visibilityState !== 'hidden' && (await isApiAvailable()))
      await queryClient.refetchQueries({ type: 'active', predicate: isTransientFailure })
    timer = undefined
    if (waiting().length === 0) delayMs = retryDelayMs.initial
    else scheduleCheck()
  }
  const scheduleCheck = () => {
    if (timer !== undefined) return
    timer = setTimeout(check, withJitter(delayMs))
    delayMs = Math.min(delayMs * 1.6, retryDelayMs.max)
  }
  cache.subscribe(({ type, query }) => {
    if (type === 'updated' && isTransientFailure(query)) scheduleCheck()
  })
  if (waiting().length > 0) scheduleCheck()
}
