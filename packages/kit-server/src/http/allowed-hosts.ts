import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from './rate-limit-key.ts'

/** The name of a host without its port, in lower case; brackets of an IPv6 address are taken off. */
const hostName = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')

/** Whether a name always means the machine that uses it (RFC 6761 section 6.3, RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3). */
export const isLoopbackName = (host: string): boolean => {
  const name = hostName(host)
  return name === '::1' || /^127(\.\d{1,3}){3}$/.test(name) || /^(.+\.)?localhost$/.test(name)
}

/** Whether a request comes from this machine, and was sent to it by a name of its own: not by a page that had a name led here. */
export const isLocalRequest = (request: Pick<FastifyRequest, 'ip' | 'host' | 'headers'>): boolean =>
  isLoopback(request.ip) && isLoopbackName(request.host) && isLoopbackName(request.headers.host ?? '')

/** Reads `ALLOWED_HOSTS`: names by comma; a port is left out. */
export const parseAllowedHosts = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => hostName(entry.trim()))
    .filter((entry) => entry !== '')

/** Paths that probes ask by whatever address they know. They tell nothing but whether a service is well. */
const probePaths = new Set(['/healthz', '/livez'])

/**
 * Refuses requests for hosts that are none of ours with 421 (RFC 9110 section 15.5.20). A page of another site can have its own name
 * lead to this machine (DNS rebinding) and would read what is served here as its own. Loopback names are always ours. `names` are host
 * names without port; what a trusted proxy forwarded counts as well as what was sent.
 */
export const refuseForeignHosts = (app: FastifyInstance, names: readonly string[]): void => {
  const allowed = new Set(names.map(hostName))
  const isOurs = (host: string) => isLoopbackName(host) || allowed.has(hostName(host))
  app.addHook('onRequest', (request, _reply, done) => {
    const [path = ''] = request.url.split('?')
    const sent = request.headers.host ?? ''
    if (probePaths.has(path) || (isOurs(sent) && isOurs(request.host ?? sent))) return done()
    const message = 'This server has another name: set PUBLIC_ORIGIN, or add this one to ALLOWED_HOSTS.'
    done(Object.assign(new Error(message), { statusCode: 421 }))
  })
}
