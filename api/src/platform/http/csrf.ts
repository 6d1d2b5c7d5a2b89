import { hasRequestedWith, hasSafeMethod } from '@jobspan/kit-server/http'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import type { Settings } from '../settings/settings.ts'
import { isOwnHost } from './own-origin.ts'

/**
 * Refuses changes that another site made this browser send. A foreign page can set neither the custom header without a
 * preflight, which is never granted, nor a false `Origin`. Callers without a browser send no `Origin`.
 */
export const assertNoCsrf = (request: FastifyRequest, settings: Settings): void => {
  if (hasSafeMethod(request)) return
  if (!hasRequestedWith(request)) throw new ApiError('requestedWithMissing')
  assertAllowedOrigin(request, settings)
}

/** Refuses what a page of another site sends, where no custom header can be asked for: a WebSocket is opened without one. */
export const assertAllowedOrigin = (request: FastifyRequest, settings: Settings): void => {
  const { origin } = request.headers
  if (origin !== undefined && !isOwn(origin, request, settings)) throw new ApiError('originRefused')
}

/** For forms of plain pages, which set no header: browsers say which page sends them. */
export const requireAllowedOrigin = (request: FastifyRequest, settings: Settings): void => {
  if (request.headers.origin === undefined) throw new ApiError('originRefused')
  assertAllowedOrigin(request, settings)
}

/**
 * For a GET that changes something (docs/product-rules.md#email-verification-by-get): another site could have this browser send
 * it (Fetch Metadata, `Sec-Fetch-Site`).
 */
export const assertSameOriginFetch = (request: FastifyRequest): void => {
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw new ApiError('originRefused')
}

/** The public origin, that of a country, or the very host that was asked. */
const isOwn = (origin: string, request: FastifyRequest, settings: Settings): boolean => {
  const url = URL.parse(origin)
  if (!url) return false
  return url.host === request.host || (url.protocol === settings.publicOrigin.protocol && isOwnHost(url.host, settings))
}
