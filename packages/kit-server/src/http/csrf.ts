import type { FastifyRequest } from 'fastify'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request changes nothing by its method (RFC 9110, 9.2.1), so that it matters to nobody who sends it. */
export const hasSafeMethod = (request: FastifyRequest): boolean => safeMethods.has(request.method)

/**
 * Whether a request has the header of our own pages. A page of another site can set it only after a preflight request (Fetch Standard, CORS),
 * which no service grants.
 */
export const hasRequestedWith = (request: FastifyRequest): boolean => request.headers['x-requested-with'] === 'jobspan'
