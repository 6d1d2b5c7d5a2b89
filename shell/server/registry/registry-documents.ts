import { setTimeout as sleep } from 'node:timers/promises'
import { type CountryKey, countries, findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { acceptReferences } from '@jobspan/shared-kit/contracts/registry/document'
import { withJitter } from '@jobspan/shared-kit/timing'
import type { CountryDocuments } from './country-documents.ts'
import { MissingManifestError } from './release-manifests.ts'
import { requestDocument } from './request-document.ts'
import { type StreamEvent, subscribeToStream } from './subscribe-to-stream.ts'
import { openVerifiedDocuments, type VerifiedDocumentSettings } from './verified-documents.ts'

type Settings = VerifiedDocumentSettings & {
  /** Origin of the registry's service. */
  origin: string
  /** Milliseconds between two rounds of asking. */
  refreshIntervalMs?: number
}

/** Replicas of the registry learn of a change one after another; milliseconds until one that did not have it yet is asked again. */
const staleReplicaRetryDelaysMs = [300, 1500, 5000]

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

/**
 * Documents of all countries from the registry: asked for at the start, at every change that the registry announces, and every
 * half minute whatever happens. What does not verify changes nothing; what does is stored on disk for the next start.
 */
export const openRegistryDocuments = ({
  origin,
  refreshIntervalMs = 30_000,
  ...settings
}: Settings): CountryDocuments => {
  const documents = openVerifiedDocuments(settings)
  /** By country and kind of document. */
  const etags = new Map<string, string | undefined>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let answeredAt: number | undefined

  /** Asks for a document by its releases' hashes; where one of those cannot be had, for the whole of it, which needs no other file. */
  const fetchDocument = async (country: CountryKey, isWhole = false): Promise<void> => {
    const accept = isWhole ? 'application/jose' : acceptReferences
    const etagKey = `${country} ${accept}`
    const answer = await requestDocument({
      url: `${origin}/v1/countries/${country}/document`,
      accept,
      etag: etags.get(etagKey),
      signal: stopping.signal,
    })
    if (!answer) return
    answeredAt = Date.now()
    if (answer === 'unchanged') return
    try {
      await documents.accept(country, answer.token)
      etags.set(etagKey, answer.etag)
    } catch (error) {
      if (error instanceof MissingManifestError && !isWhole) await fetchDocument(country, true)
      else documents.refuse(country, answer.token, error)
    }
  }

  const refresh = coalesceByCountry((country) => fetchDocument(country))
  const refreshAll = () => Promise.all(countries.map(({ key }) => refresh(key)))

  /** Asks for what the registry announces, and again where a replica answers that does not have it yet. */
  const waitForSerial = async (country: CountryKey, serial: number) => {
    await refresh(country)
    for (const delayMs of staleReplicaRetryDelaysMs) {
      if ((documents.of(country)?.serial ?? 0) >= serial) return
      await sleep(delayMs, undefined, { signal: stopping.signal })
      await refresh(country)
    }
  }

  const onEvent = (event: StreamEvent) => {
    const hint = parseHint(event)
    if (hint && hint.serial !== documents.of(hint.country)?.serial)
      void waitForSerial(hint.country, hint.serial).catch(() => undefined)
  }

  const scheduleRefresh = () => {
    if (stopping.signal.aborted) return
    timer = setTimeout(() => void refreshAll().then(scheduleRefresh), withJitter(refreshIntervalMs))
  }

  return {
    of: documents.of,
    subscribe: documents.subscribe,
    answeredAt: () => answeredAt,
    async open() {
      await documents.readPersisted()
      await refreshAll()
      await documents.pruneManifests()
      scheduleRefresh()
      void subscribeToStream({ url: `${origin}/v1/stream`, signal: stopping.signal, onEvent })
    },
    close() {
      clearTimeout(timer)
      stopping.abort()
    },
  }
}
