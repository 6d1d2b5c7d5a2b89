import { hasRequestedWith, hasSafeMethod } from '@jobspan/kit-server/http'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { RegistryError } from './registry-error.ts'

/**
 * Refuses changes that another site made this browser send. A foreign page can set neither the custom header without a
 * preflight, which is never granted, nor a false `Origin`. A token is not sent by a browser on its own.
 */
export const rejectCrossSiteRequest = (request: FastifyRequest, settings: Settings): void => {
  if (hasSafeMethod(request) || request.headers.authorization !== undefined) return
  const { origin } = request.headers
  const isOwn =
    origin === undefined || [request.host, settings.registryOrigin.host].includes(URL.parse(origin)?.host ?? '')
  if (!hasRequestedWith(request) || !isOwn) {
    throw new RegistryError(403, 'Changes need the header X-Requested-With: jobspan, from the registry’s own pages.')
  }
}
