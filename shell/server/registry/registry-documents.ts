import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CountryKey, countries, findCountry } from '@jobspan/shared-kit/contracts/locales'
import type { CountryDocument } from '@jobspan/shared-kit/contracts/registry/document'
import { withJitter } from '@jobspan/shared-kit/timing'
import type { CountryDocuments } from './country-documents.ts'
import { type StreamEvent, subscribeToStream } from './subscribe-to-stream.ts'
import type { TrustedKeys } from './trusted-keys.ts'
import { verifyDocument } from './verify-document.ts'

type Settings = {
  /** Origin of the registry's service. */
  origin: string
  /** Where the last good documents are kept for starts without a registry. */
  folder: string
  keys: TrustedKeys
  /** A document was refused: forged, replayed, truncated or of another country. */
  onRefused(refusal: { country: CountryKey; reason: string }): void
  /** Milliseconds between two rounds of asking. */
  refreshIntervalMs?: number
}

/** Replicas of the registry hear of a change one after another; milliseconds until one that did not have it yet is asked again. */
const staleReplicaRetryDelaysMs = [300, 1500, 5000]

/** One line, however much of a document is wrong. */
const reasonOf = (error: unknown): string => {
  const { issues } = error as { issues?: readonly { path: PropertyKey[]; message: string }[] }
  const [first] = issues ?? []
  if (first) return `${first.path.join('.')}: ${first.message} (${issues?.length} faults)`
  return (error instanceof Error ? error.message : String(error)).slice(0, 300)
}

/** Bytes. A document is a few hundred kilobytes; what is beyond this is none, and is not unpacked to its end. */
const maxDocumentBytes = 16_000_000
const requestTimeoutMs = 5000

/** The beginning of an answer; what was cut off will not verify. */
const readToken = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    size += chunk.length
    // Leaving the loop cancels what is still to come.
    if (size > maxDocumentBytes) break
  }
  return Buffer.concat(chunks).toString().trim()
}

type CountryState = {
  document?: CountryDocument
  etag?: string
  refusedHash?: string
  pendingRequest?: Promise<void>
  isRequestedAgain?: boolean
}

/**
 * Documents of all countries from the registry: asked for at the start, at every change the registry tells of, and every
 * half minute whatever happens. What does not verify changes nothing; what does is kept on disk for the next start.
 */
export const openRegistryDocuments = ({
  origin,
  folder,
  keys,
  onRefused,
  refreshIntervalMs = 30_000,
}: Settings): CountryDocuments => {
  const states = new Map<CountryKey, CountryState>(countries.map(({ key }) => [key, {}]))
  const listeners: ((country: CountryKey) => void)[] = []
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const stateOf = (country: CountryKey) => states.get(country) as CountryState
  const fileOf = (country: CountryKey) => join(folder, `${country}.jws`)

  const accept = async (country: CountryKey, token: string) => {
    const each = stateOf(country)
    const { document, isPinnedOnly } = await verifyDocument(token, country, keys)
    const last = each.document
    if (last && document.serial < last.serial && !isPinnedOnly)
      throw new Error(`replayed: serial ${document.serial} after ${last.serial}`)
    // A registry that begins anew counts from one again, in every country.
    if (isPinnedOnly) for (const other of states.values()) other.document &&= { ...other.document, serial: -1 }
    await keys.trustKeysOf(document, isPinnedOnly)
    each.document = document
    each.refusedHash = undefined
    await mkdir(folder, { recursive: true })
    await writeFile(`${fileOf(country)}.draft`, token)
    await rename(`${fileOf(country)}.draft`, fileOf(country))
    for (const listener of listeners) listener(country)
  }

  const fetchDocument = async (country: CountryKey): Promise<void> => {
    const each = stateOf(country)
    let token = ''
    try {
      const response = await fetch(`${origin}/v1/countries/${country}/document`, {
        headers: {
          accept: 'application/jose',
          'accept-encoding': 'br, gzip',
          ...(each.etag ? { 'if-none-match': each.etag } : {}),
        },
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(requestTimeoutMs)]),
      })
      if (response.status === 304) return
      if (!response.ok) return void (await response.body?.cancel())
      token = await readToken(response)
      await accept(country, token)
      each.etag = response.headers.get('etag') ?? undefined
    } catch (error) {
      // Without a token the registry was not to be reached or broke off: nothing to alarm about, nothing changes.
      if (token === '') return
      const seen = createHash('sha256').update(token).digest('hex')
      if (each.refusedHash === seen) return
      each.refusedHash = seen
      onRefused({ country, reason: reasonOf(error) })
    }
  }

  /** One question at a time for each country; whoever comes meanwhile makes it be asked once more. */
  const refresh = (country: CountryKey): Promise<void> => {
    const each = stateOf(country)
    if (each.pendingRequest) {
      each.isRequestedAgain = true
      return each.pendingRequest
    }
    each.pendingRequest = (async () => {
      do {
        each.isRequestedAgain = false
        await fetchDocument(country)
      } while (each.isRequestedAgain)
      each.pendingRequest = undefined
    })()
    return each.pendingRequest
  }
  const refreshAll = () => Promise.all(countries.map(({ key }) => refresh(key)))

  /** Asks for what the registry tells of, and again where a replica answers that does not have it yet. */
  const waitForSerial = async (country: CountryKey, serial: number) => {
    await refresh(country)
    for (const wait of staleReplicaRetryDelaysMs) {
      if ((stateOf(country).document?.serial ?? 0) >= serial) return
      await sleep(wait, undefined, { signal: stopping.signal })
      await refresh(country)
    }
  }

  const onEvent = ({ event, data }: StreamEvent) => {
    if (event !== 'document') return
    try {
      const { country, serial } = JSON.parse(data) as { country: string; serial: number }
      const key = findCountry(country)?.key
      if (key && serial !== stateOf(key).document?.serial) void waitForSerial(key, serial).catch(() => undefined)
    } catch {
      // What the stream says is a hint only.
    }
  }

  const readPersisted = async (country: CountryKey) => {
    try {
      const { document } = await verifyDocument(await readFile(fileOf(country), 'utf8'), country, keys, true)
      stateOf(country).document = document
    } catch {
      // None kept yet, or not whole: the registry will be asked.
    }
  }

  const scheduleRefresh = () => {
    if (stopping.signal.aborted) return
    timer = setTimeout(() => void refreshAll().then(scheduleRefresh), withJitter(refreshIntervalMs))
  }

  return {
    of: (country) => stateOf(country).document,
    subscribe: (listener) => void listeners.push(listener),
    async open() {
      await Promise.all(countries.map(({ key }) => readPersisted(key)))
      for (const { key } of countries) if (stateOf(key).document) for (const listener of listeners) listener(key)
      await refreshAll()
      scheduleRefresh()
      void subscribeToStream({ url: `${origin}/v1/stream`, signal: stopping.signal, onEvent })
    },
    close() {
      clearTimeout(timer)
      stopping.abort()
    },
  }
}
