import type { FastifyRequest } from 'fastify'

/** What the API is told of a visitor whom it does not meet itself. */
export const forwardedHeaders = (request: FastifyRequest) => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.headers.host ?? '',
  'x-forwarded-proto': request.protocol,
})
