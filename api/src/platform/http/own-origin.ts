import { AsyncLocalStorage } from 'node:async_hooks'
import type { HostKey } from '@jobspan/shared-kit/contracts/auth/session-transfer'
import { type CountryKey, countries } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings/settings.ts'

type Site = Pick<Settings, 'publicOrigin'>

/** The origin of a host of the site. */
export const originOfHost = ({ publicOrigin: { origin, protocol, host } }: Site, key: HostKey): string =>
  key === 'public' ? origin : `${protocol}//${key}.${host}`

const hostKeys: readonly HostKey[] = ['public', ...countries.map(({ key }) => key)]

/** The public origin, and that of each country. */
export const ownOrigins = (settings: Site): string[] => hostKeys.map((key) => originOfHost(settings, key))

/** Which host of the site a host is, port included; undefined for any other. */
export const findHostKey = (host: string, settings: Site): HostKey | undefined =>
  hostKeys.find((key) => originOfHost(settings, key) === `${settings.publicOrigin.protocol}//${host}`)

/**
 * Whether a host, port included, is the public one or a country's (docs/product-rules.md#own-hosts). No other subdomain is: one
 * that points nowhere any more may be somebody else's tomorrow.
 */
export const isOwnHost = (host: string, settings: Site): boolean => findHostKey(host, settings) !== undefined

/**
 * The origin that the visitor is on: cookies belong to it alone, so whoever leads the visitor back leads there. A host that
 * is none of ours is not taken at its word.
 */
export const ownOrigin = (request: FastifyRequest, settings: Settings): string =>
  isOwnHost(request.host, settings)
    ? `${settings.publicOrigin.protocol}//${request.host}`
    : settings.publicOrigin.origin

const hostCountry = new AsyncLocalStorage<CountryKey | undefined>()

/**
 * Remembers, while a request is worked on, of which country's host it was asked: a mail that it queues leads back there. Not before the
 * body has arrived, since what waits for it runs outside.
 */
export const trackHostCountry = (app: FastifyInstance): void => {
  app.addHook('preValidation', (request, _, done) => {
    const key = findHostKey(request.host, app.settings)
    hostCountry.run(key === 'public' ? undefined : key, done)
  })
}

/** The country on whose host the visitor is; undefined on the public host, and where no visitor asks. */
export const currentHostCountry = (): CountryKey | undefined => hostCountry.getStore()
