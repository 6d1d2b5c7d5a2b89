import { createHash } from 'node:crypto'
import type { Database } from '@jobspan/kit-server'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { SymbolisedFrame } from '@jobspan/shared-kit/contracts/registry/errors'
import { removeValues } from '@jobspan/shared-kit/contracts/registry/remove-values'
import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { FastifyBaseLogger } from 'fastify'
import { raiseAlert } from '../alerts/alert-repository.ts'
import type { SourceMapStore } from '../releases/source-maps/source-map-store.ts'
import { addBrowsers } from './add-browsers.ts'
import { type CountedError, recordError } from './error-repository.ts'
import { createFingerprint, describePlace } from './fingerprint.ts'
import { symboliseFrames } from './symbolise-frames.ts'

type Report = Extract<TelemetryEvent, { kind: 'report' }>
type Reporter = { country: CountryKey; network?: string | undefined; browser?: string | undefined }
type Taken = { report: Report; country: CountryKey; browser: string | undefined }

export type ErrorReports = {
  /** Takes a report for the next turn; false where it is one too many. `isKnown` tells published releases from made-up ones. */
  take: (report: Report, from: Reporter, isKnown: (remote: string, build: string) => boolean) => boolean
  /** Groups and writes what was taken, and raises alerts. What could not be written stays for the next time. */
  flush: (log?: Pick<FastifyBaseLogger, 'warn'>) => Promise<void>
}

type Options = { db: Database; maps: SourceMapStore; alertsAreSent: boolean }

const maxPending = 2_000
/** Stacks whose place in the sources is remembered, so that a flood of one error reads no map twice. */
const maxKnownStacks = 2_000
/** Of one network, in a minute: a tab sends at most ten, and a shell's server says what many visitors meet. */
const maxPerMinute = 60
const maxNetworks = 20_000

/** Counts what each network sends within a minute. */
const createQuota = () => {
  let minute = 0
  const counts = new Map<string, number>()
  return (network: string | undefined): boolean => {
    if (network === undefined) return true
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute || counts.size > maxNetworks) {
      minute = now
      counts.clear()
    }
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    return count <= maxPerMinute
  }
}

const describeAlert = ({ remote, build, country, name, message, place }: CountedError, what: string): string =>
  `${what} in ${remote} ${build}, ${countryName(country)}: ${name}: ${message}${place ? ` (${place})` : ''}`

/** Puts errors that browsers and shells report into groups. Several processes may. */
export const createErrorReports = ({ db, maps, alertsAreSent }: Options): ErrorReports => {
  let pending: Taken[] = []
  const isWithinQuota = createQuota()
  const stacks = new Map<string, SymbolisedFrame[]>()

  const symbolise = async (report: Report): Promise<SymbolisedFrame[]> => {
    const key = createHash('sha256').update(JSON.stringify(report.frames)).digest('base64')
    const known = stacks.get(key) ?? (await symboliseFrames(maps, report.frames))
    stacks.delete(key)
    // A release may be published before its maps are found: what is not known is asked for again.
    if (known.every(({ isSymbolised }) => isSymbolised)) stacks.set(key, known)
    if (stacks.size > maxKnownStacks) stacks.delete(stacks.keys().next().value as string)
    return known
  }

  const toCounted = async ({ report, country, browser }: Taken): Promise<CountedError> => {
    const { remote, build, source, name, page, breadcrumbs } = report
    const message = removeValues(report.message)
    const frames = await symbolise(report)
    const fingerprint = createFingerprint({ name, message }, frames)
    const sample = { page: page ?? null, browser: browser ?? null, frames, breadcrumbs }
    const browsers = browser === undefined ? {} : { [browser]: 1 }
    const place = describePlace(frames)
    return { remote, build, country, fingerprint, source, name, message, place, count: 1, browsers, sample }
  }

  const alertKinds = {
    new: ['error_new', 'New error'],
    again: ['error_again', 'An error that was resolved is back'],
  } as const

  const write = async (error: CountedError, log?: Pick<FastifyBaseLogger, 'warn'>): Promise<void> => {
    const outcome = await recordError(db, error)
    const { remote, build, country } = error
    if (outcome === 'full') log?.warn({ remote, build }, 'error not kept: the remote has too many groups')
    if (outcome !== 'new' && outcome !== 'again') return
    const [kind, what] = alertKinds[outcome]
    const message = describeAlert(error, what)
    await raiseAlert(db, { kind, remote, build, country, message }, { hasWebhook: alertsAreSent })
  }

  return {
    take: (report, { country, network, browser }, isKnown) => {
      if (pending.length >= maxPending || !isWithinQuota(network)) return false
      const frames = report.frames.filter((frame) => isKnown(frame.remote, frame.build))
      pending.push({ report: { ...report, frames }, country, browser })
      return true
    },
    flush: async (log) => {
      const taken = pending
      pending = []
      const groups = new Map<string, { error: CountedError; from: Taken[] }>()
      for (const each of taken) {
        const error = await toCounted(each)
        const key = `${error.remote} ${error.build} ${error.country} ${error.fingerprint}`
        const known = groups.get(key)
        if (known) {
          known.error.count += 1
          known.error.browsers = addBrowsers(known.error.browsers, error.browsers)
          known.from.push(each)
        } else groups.set(key, { error, from: [each] })
      }
      for (const [key, { error }] of groups) {
        try {
          await write(error, log)
          groups.delete(key)
        } catch (failure) {
          pending = [...[...groups.values()].flatMap(({ from }) => from), ...pending].slice(0, maxPending)
          throw failure
        }
      }
    },
  }
}
