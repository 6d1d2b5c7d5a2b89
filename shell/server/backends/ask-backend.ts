import type { FastifyBaseLogger } from 'fastify'
import type { Visit } from '../releases/resolve-visit.ts'
import type { ShellContext } from '../shell-context.ts'
import {
  type BackendAnswer,
  type BackendCall,
  BackendError,
  type ClaimsRefusal,
  callBackend,
  loadClaims,
} from './call-backend.ts'
import { findBackend } from './find-backend.ts'

export const backendPrefix = '/api/x/'

export type AskedBackend =
  /** The remote is off here, or has no back end. */
  | { kind: 'none' }
  /** Only the visitor's own machine may reach a squad's development server. */
  | { kind: 'override'; origin: string }
  /** Nobody is signed in, or the API is away: its own answer. */
  | { kind: 'refused'; refusal: ClaimsRefusal }
  /** No answer: `invalid` where the back end does what it may not, `unavailable` where trying again may help. It is logged. */
  | { kind: 'failed'; reason: BackendError['kind'] }
  /** `cookies` are the API's, for the visitor. */
  | { kind: 'answer'; answer: BackendAnswer; cookies: string[] }

/** Asks the back end of a remote in a visitor's name. `headers` are those of a call to the API, with the visitor's cookies. */
export const askBackend = async (
  site: Pick<ShellContext, 'env' | 'backendLimits'>,
  { activeReleases }: Pick<Visit, 'activeReleases'>,
  { headers, log, ...call }: BackendCall & { apiHeaders: Record<string, string>; log: FastifyBaseLogger },
): Promise<AskedBackend> => {
  const { env } = site
  const { remote, signal, apiHeaders } = call
  const found = findBackend(activeReleases, remote, env)
  if (found.kind === 'none' || found.kind === 'override') return found
  if (found.kind === 'refused') {
    log.error({ remote, reason: found.reason }, 'back end not called')
    return { kind: 'failed', reason: 'unavailable' }
  }
  try {
    const claims = await loadClaims(env.API_ORIGIN, remote, apiHeaders, signal)
    if (!('token' in claims)) return { kind: 'refused', refusal: claims }
    const answer = await callBackend({ ...call, headers }, { ...found, token: claims.token }, site.backendLimits)
    return { kind: 'answer', answer, cookies: claims.cookies }
  } catch (error) {
    // Who has left needs no answer, and is no failure.
    if (!signal.aborted)
      log.error({ remote, origin: found.origin, reason: (error as Error).message }, 'back end failed')
    return { kind: 'failed', reason: error instanceof BackendError ? error.kind : 'unavailable' }
  }
}
