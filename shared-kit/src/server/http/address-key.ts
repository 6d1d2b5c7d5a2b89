import type { FastifyRequest } from 'fastify'

/** An IPv6 customer holds at least a /64, so the rest of the address says nothing. */
export const addressKey = (request: FastifyRequest): string =>
  request.ip.includes(':') && !request.ip.startsWith('::ffff:')
    ? request.ip.split(':').slice(0, 4).join(':')
    : request.ip

export const isLoopback = (ip: string) => ip === '::1' || /^(::ffff:)?127\./.test(ip)
