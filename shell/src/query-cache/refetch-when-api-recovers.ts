import { isApiError } from '@jobspan/shared-kit/api'
import type { Query, QueryClient } from '@tanstack/react-query'

const pause = { first: 4000, longest: 30_000 }

/** No answer came, or one that said “not now”. What was refused or is broken would be so again. */
const mayPass = ({ state: { status, error } }: Query): boolean =>
  status === 'error' &&
  isApiError(error) &&
  (error.kind === 'offline' || error.kind === 'timeout' || [502, 503, 504].includes(error.status))

/** Whether the API answers, as the shell's server sees it. */
export const apiAnswers = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(3000) })
    const state: unknown = await answer.json()
    return typeof state === 'object' && state !== null && 'api' in state && state.api === true
  } catch {
    return false
  }
}

/**
 * Brings back by themselves the parts of a page whose data could not be had: while one shows its error, the shell's server is asked
 * whether the API answers, ever more rarely, and only then are they asked for again, so that nothing flickers meanwhile.
 */
export const askAgain = (queryClient: QueryClient): void => {
  const cache = queryClient.getQueryCache()
  const waiting = () => cache.findAll({ type: 'active', predicate: mayPass })
  let wait = pause.first
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async () => {
    if (waiting().length > 0 && document.visibilityState !== 'hidden' && (await apiAnswers()))
      await queryClient.refetchQueries({ type: 'active', predicate: mayPass })
    timer = undefined
    if (waiting().length === 0) wait = pause.first
    else plan()
  }
  const plan = () => {
    if (timer !== undefined) return
    timer = setTimeout(look, wait * (0.8 + Math.random() * 0.4))
    wait = Math.min(wait * 1.6, pause.longest)
  }
  cache.subscribe(({ type, query }) => {
    if (type === 'updated' && mayPass(query)) plan()
  })
  if (waiting().length > 0) plan()
}
