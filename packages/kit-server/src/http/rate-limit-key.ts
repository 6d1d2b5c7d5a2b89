import type { FastifyRequest } from 'fastify'

/** What limits count by: an IPv4 address, or the /64 that an IPv6 customer holds at least, as the rest says nothing. */
export const getRateLimitKey = (request: Pick<FastifyRequest, 'ip'>): string => {
  const { ip } = request
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  // `::` stands for as many groups of nought as are missing from eight.
  const [head = [], tail = []] = ip.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const gap = ip.includes('::') ? Math.max(0, 8 - head.length - tail.length) : 0
  return [...head, ...Array<string>(gap).fill('0'), ...tail].slice(0, 4).join(':')
}

export const isLoopback = (ip: string) => ip === '::1' || /^(::ffff:)?127\./.test(ip)
