import { getRateLimitKey, isLoopback } from '@jobspan/kit-server/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyedHash } from '../platform/crypto/seal.ts'

/**
 * What stands for the network of a request: it tells two apart, and says of neither where it is. Empty on the machine itself, as in development: all
 * would be one.
 */
export const networkHashOf = (app: FastifyInstance, request: FastifyRequest): string =>
  isLoopback(request.ip) ? '' : keyedHash(app.sealKey, 'network', getRateLimitKey(request))

/** Whether the network is one of the others; none is that of nobody. */
export const isSameNetwork = (network: string | null, others: readonly (string | null)[]): boolean =>
  Boolean(network) && others.includes(network)
