import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { isTimeout } from '@jobspan/shared-kit/timing'
import type { RemoteFailure } from '../federation/federation-settings.ts'
import { ReleaseError } from '../federation/release-error.ts'

type Failure = Extract<TelemetryEvent, { kind: 'failure' }>

const timeoutMs = 2500

/** Hash of bytes as `like` is one, which is `sha256-…` of the shell's own files and `sha384-…` of all others. */
const hashOf = async (bytes: ArrayBuffer, like: string): Promise<string> => {
  const [name = ''] = like.split('-')
  const digest = new Uint8Array(await crypto.subtle.digest(name.replace('sha', 'SHA-'), bytes))
  return `${name}-${btoa(String.fromCharCode(...digest))}`
}

/** What the browser has kept is what it refused or ran, so that is asked for first. */
const fetchCached = (url: string) => fetch(url, { cache: 'force-cache', signal: AbortSignal.timeout(timeoutMs) })

/** The file that failed: a chunk names its own, all else stands on the entry. */
const getFailedUrl = ({ cause, entry }: RemoteFailure): string => {
  const { request } = (cause ?? {}) as { request?: unknown }
  return typeof request === 'string' && request !== '' ? request : entry
}

const findReleaseError = ({ cause }: RemoteFailure) => (cause instanceof ReleaseError ? cause : undefined)

/** Name of the file below its release, for who is alerted of damage. What lacked its hash was never asked for. */
export const getFailedFileName = (failure: RemoteFailure): string =>
  (findReleaseError(failure)?.file ?? getFailedUrl(failure)).split(`/${failure.build}/`).at(-1) ?? ''

/** Hashes that a file may have: the entry's is the document's, those of all chunks stand in the entry, which must be whole itself. */
const isIntact = async (file: string, bytes: ArrayBuffer, { entry, integrity }: RemoteFailure): Promise<boolean> => {
  // In development and for a squad's own server nobody knows what a file should be.
  if (!integrity) return true
  const hash = await hashOf(bytes, integrity)
  if (file === entry) return hash === integrity
  const answer = await fetchCached(entry)
  if (!answer.ok) return true
  const entryBytes = await answer.arrayBuffer()
  return (await hashOf(entryBytes, integrity)) !== integrity || new TextDecoder().decode(entryBytes).includes(hash)
}

/**
 * Why a release failed. A script element does not tell a refused hash from a crash or a lost connection, so the file is asked
 * for once more and held against its hash: `integrity` raises an alert and must be true.
 */
export const getFailureReason = async (failure: RemoteFailure): Promise<Failure['reason']> => {
  const code = findReleaseError(failure)?.code
  if (code === 'contract') return 'contract'
  // Of what was thrown while it loads an entry, the federation runtime passes on the words alone; it and the bundler have no code for a timeout either.
  const message = failure.cause instanceof Error ? failure.cause.message : ''
  if (code === 'missing-hash' || message.includes('no integrity for ')) return 'integrity'
  if (isTimeout(failure.cause) || /timed out|timeout/i.test(message)) return 'timeout'
  try {
    const file = getFailedUrl(failure)
    const answer = await fetchCached(file)
    if (!answer.ok) return 'status'
    return (await isIntact(file, await answer.arrayBuffer(), failure)) ? 'error' : 'integrity'
  } catch (error) {
    return isTimeout(error) ? 'timeout' : 'refused'
  }
}

/** The step that failed, by the file where one is named: federation tells only whether the entry had arrived. */
export const getFailurePhase = (failure: RemoteFailure): Failure['phase'] => {
  const { entry, phase } = failure
  if (findReleaseError(failure)?.code === 'stylesheet') return 'stylesheet'
  const file = getFailedUrl(failure)
  if (file === entry || file.endsWith('/remote.js')) return phase
  return /\/(kit-)?texts[^/]*$/.test(file) ? 'texts' : 'chunk'
}
