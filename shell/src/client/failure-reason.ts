import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { RemoteFailure } from './federation.ts'

type Reason = Extract<TelemetryEvent, { kind: 'failure' }>['reason']

const patience = 2500

const hashOf = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}

/** What the browser has kept is what it refused or ran, so that is asked for first. */
const ask = (url: string) => fetch(url, { cache: 'force-cache', signal: AbortSignal.timeout(patience) })

/** The file that failed: a chunk names its own, all else stands on the entry. */
const fileOf = ({ cause, entry }: RemoteFailure): string => {
  const { request } = (cause ?? {}) as { request?: unknown }
  return typeof request === 'string' && request !== '' ? request : entry
}

/** Hashes that a file may have: the entry's is the document's, those of all chunks stand in the entry, which must be whole itself. */
const isWhole = async (file: string, bytes: ArrayBuffer, { entry, integrity }: RemoteFailure): Promise<boolean> => {
  // In development and for a squad's own server nobody knows what a file should be.
  if (!integrity) return true
  const hash = await hashOf(bytes)
  if (file === entry) return hash === integrity
  const answer = await ask(entry)
  if (!answer.ok) return true
  const holder = await answer.arrayBuffer()
  return (await hashOf(holder)) !== integrity || new TextDecoder().decode(holder).includes(hash)
}

/**
 * Why a release failed. A script element does not tell a refused hash from a crash or a lost connection, so the file is asked
 * for once more and held against its hash: `integrity` raises an alert and must be true.
 */
export const reasonOf = async (failure: RemoteFailure): Promise<Reason> => {
  const words = failure.cause instanceof Error ? failure.cause.message : ''
  if (words.startsWith('contract')) return 'contract'
  if (/^no hash|no integrity/.test(words)) return 'integrity'
  if (/no answer within|timed out|timeout/i.test(words)) return 'timeout'
  try {
    const file = fileOf(failure)
    const answer = await ask(file)
    if (!answer.ok) return 'status'
    return (await isWhole(file, await answer.arrayBuffer(), failure)) ? 'error' : 'integrity'
  } catch (error) {
    return (error as { name?: string }).name === 'TimeoutError' ? 'timeout' : 'refused'
  }
}
