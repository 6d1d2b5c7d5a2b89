import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CountryKey, countries, findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { acceptReferences, type CountryDocument } from '@jobspan/shared-kit/contracts/registry/document'
import { withJitter } from '@jobspan/shared-kit/timing'
import type { CountryDocuments } from './country-documents.ts'
import { MissingManifestError, openReleaseManifests } from './release-manifests.ts'
import { type StreamEvent, subscribeToStream } from './subscribe-to-stream.ts'
import type { TrustedKeys } from './trusted-keys.ts'
import { verifyDocument } from './verify-document.ts'

type Settings = {
  /** Origin of the registry's service. */
  origin: string
  /** Where the last good documents are kept for starts without a registry. */
  folder: string
  keys: TrustedKeys
  /** Brings a release's `release.json`, byte for byte. */
  readManifest(release: { name: string; build: string }): Promise<Uint8Array>
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

type DocumentRequest = { url: string; accept: string; etag: string | undefined; signal: AbortSignal }

/** Asks the registry for a document; undefined where there is nothing new, or no answer. */
const requestDocument = async ({ url, accept, etag, signal }: DocumentRequest) => {
  try {
    const response = await fetch(url, {
      headers: {
        accept,
        'accept-encoding': 'br, gzip',
        ...(etag ? { 'if-none-match': etag } : {}),
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
    })
    if (response.status === 304) return undefined
    if (!response.ok) return void (await response.body?.cancel())
    const token = await readToken(response)
    return token === '' ? undefined : { token, etag: response.headers.get('etag') ?? undefined }
  } catch {
    // The registry was not to be reached or broke off: nothing to alarm about, nothing changes.
    return undefined
  }
}

/** Replaces the file in one step: a start reads the whole of the old token or of the new one. */
const persistToken = async (folder: string, file: string, token: string) => {
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.draft`, token)
  await rename(`${file}.draft`, file)
}

const readPersistedDocument = async (
  file: string,
  country: CountryKey,
  settings: Parameters<typeof verifyDocument>[2],
) => {
  try {
    return (await verifyDocument(await readFile(file, 'utf8'), country, settings)).document
  } catch {
    // None kept yet, or not whole: the registry will be asked.
    return undefined
  }
}

/** What an event of the stream says, or undefined: it is a hint only. */
const parseHint = ({ event, data }: StreamEvent): { country: CountryKey; serial: number } | undefined => {
  if (event !== 'document') return undefined
  try {
    const { country, serial } = JSON.parse(data) as { country: string; serial: number }
    const key = findCountry(country)?.key
    return key && { country: key, serial }
  } catch {
    return undefined
  }
}

/** Calls `run` once at a time for each country. A call that comes meanwhile makes it run once more, and ends with it. */
const coalesceByCountry = (run: (country: CountryKey) => Promise<void>) => {
  const running = new Map<CountryKey, Promise<void>>()
  const requestedAgain = new Set<CountryKey>()
  const runUntilCurrent = async (country: CountryKey) => {
    do {
      requestedAgain.delete(country)
      await run(country)
    } while (requestedAgain.has(country))
    running.delete(country)
  }
  return (country: CountryKey): Promise<void> => {
    const current = running.get(country)
    if (current) {
      requestedAgain.add(country)
      return current
    }
    const started = runUntilCurrent(country)
    running.set(country, started)
    return started
  }
}

type CountryState = {
  document?: CountryDocument
  etag?: string
  /** Of the whole document, where a release that it names by hash could not be had. */
  wholeEtag?: string
  refusedHash?: string
}

/**
 * Documents of all countries from the registry: asked for at the start, at every change the registry tells of, and every
 * half minute whatever happens. What does not verify changes nothing; what does is kept on disk for the next start.
 */
export const openRegistryDocuments = ({
  origin,
  folder,
  keys,
  readManifest,
  onRefused,
  refreshIntervalMs = 30_000,
}: Settings): CountryDocuments => {
  // Over 80 lines: asking for, accepting and announcing a document share the state of its country.
  const states = new Map<CountryKey, CountryState>(countries.map(({ key }) => [key, {}]))
  const listeners: ((country: CountryKey) => void)[] = []
  const manifests = openReleaseManifests({ folder: join(folder, 'manifests'), readManifest })
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const stateOf = (country: CountryKey) => states.get(country) as CountryState
  const fileOf = (country: CountryKey) => join(folder, `${country}.jws`)

  const accept = async (country: CountryKey, token: string) => {
    const each = stateOf(country)
    const { document, isPinnedOnly } = await verifyDocument(token, country, {
      keys,
      expand: (referencing) => manifests.expand(referencing, 'registry'),
    })
    const last = each.document
    if (last && document.serial < last.serial && !isPinnedOnly)
      throw new Error(`replayed: serial ${document.serial} after ${last.serial}`)
    // A registry that begins anew counts from one again, in every country.
    if (isPinnedOnly) for (const other of states.values()) other.document &&= { ...other.document, serial: -1 }
    await keys.trustKeysOf(document, isPinnedOnly)
    each.document = document
    each.refusedHash = undefined
    await persistToken(folder, fileOf(country), token)
    for (const listener of listeners) listener(country)
  }

  const refuse = (country: CountryKey, token: string, error: unknown) => {
    const each = stateOf(country)
    const hash = createHash('sha256').update(token).digest('hex')
    if (each.refusedHash === hash) return
    each.refusedHash = hash
    onRefused({ country, reason: reasonOf(error) })
  }

  /** Asks for a document by its releases' hashes; where one of those cannot be had, for the whole of it, which needs no other file. */
  const fetchDocument = async (country: CountryKey, isWhole = false): Promise<void> => {
    const each = stateOf(country)
    const etagOf = isWhole ? 'wholeEtag' : 'etag'
    const answer = await requestDocument({
      url: `${origin}/v1/countries/${country}/document`,
      accept: isWhole ? 'application/jose' : acceptReferences,
      etag: each[etagOf],
      signal: stopping.signal,
    })
    if (!answer) return
    try {
      await accept(country, answer.token)
      each[etagOf] = answer.etag
    } catch (error) {
      if (error instanceof MissingManifestError && !isWhole) await fetchDocument(country, true)
      else refuse(country, answer.token, error)
    }
  }

  const refresh = coalesceByCountry((country) => fetchDocument(country))
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

  const onEvent = (event: StreamEvent) => {
    const hint = parseHint(event)
    if (hint && hint.serial !== stateOf(hint.country).document?.serial)
      void waitForSerial(hint.country, hint.serial).catch(() => undefined)
  }

  const scheduleRefresh = () => {
    if (stopping.signal.aborted) return
    timer = setTimeout(() => void refreshAll().then(scheduleRefresh), withJitter(refreshIntervalMs))
  }

  return {
    of: (country) => stateOf(country).document,
    subscribe: (listener) => void listeners.push(listener),
    async open() {
      await Promise.all(
        [...states].map(async ([key, state]) => {
          state.document = await readPersistedDocument(fileOf(key), key, {
            keys,
            expand: (referencing) => manifests.expand(referencing, 'disk'),
            allowRetired: true,
          })
        }),
      )
      for (const { key } of countries) if (stateOf(key).document) for (const listener of listeners) listener(key)
      await refreshAll()
      await manifests.prune()
      scheduleRefresh()
      void subscribeToStream({ url: `${origin}/v1/stream`, signal: stopping.signal, onEvent })
    },
    close() {
      clearTimeout(timer)
      stopping.abort()
    },
  }
}
