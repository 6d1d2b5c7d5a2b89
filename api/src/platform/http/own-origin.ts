import { countries } from '@jobspan/shared-kit/contracts/locales'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings/settings.ts'

/** The public origin, and that of each country. */
export const ownOrigins = ({ publicOrigin: { origin, protocol, host } }: Pick<Settings, 'publicOrigin'>): string[] => [
  origin,
  ...countries.map(({ key }) => `${protocol}//${key}.${host}`),
]

/**
 * Whether a host, port included, is the public one or a country's (docs/product-rules.md#own-hosts). No other subdomain is: one
 * that points nowhere any more may be somebody else's tomorrow.
 */
export const isOwnHost = (host: string, settings: Pick<Settings, 'publicOrigin'>): boolean =>
  ownOrigins(settings).includes(`${settings.publicOrigin.protocol}//${host}`)

/**
 * The origin that the visitor is on: cookies belong to it alone, so whoever leads the visitor back leads there. A host that
 * is none of ours is not taken at its word.
 */
export const ownOrigin = (request: FastifyRequest, settings: Settings): string =>
  isOwnHost(request.host, settings)
    ? `${settings.publicOrigin.protocol}//${request.host}`
    : settings.publicOrigin.origin
