import { ECDH, hash } from 'node:crypto'

/** Push services of Chrome, Firefox, Edge and Safari. */
const serviceHosts = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /\.push\.apple\.com$/,
] as const

/**
 * Whether messages are sent to an endpoint. It comes from the visitor: any other address would have this server ask, in its own network, for
 * whatever they like.
 *
 * @param services further origins (`PUSH_SERVICES`)
 */
export const isPushEndpoint = (endpoint: string, services: readonly string[]): boolean => {
  const url = URL.parse(endpoint)
  if (!url || `${url.username}${url.password}` !== '') return false
  // What stands behind it is not sent: with it, one browser could be subscribed many times over.
  if (endpoint.includes('#')) return false
  if (services.includes(url.origin)) return true
  return url.protocol === 'https:' && url.port === '' && serviceHosts.some((host) => host.test(url.hostname))
}

/** The name of an endpoint, which is a secret itself. */
export const hashEndpoint = (endpoint: string): string => hash('sha256', endpoint, 'hex')

/** Whether a key is a point of P-256, to which messages can be encrypted. */
export const isPublicKey = (key: string): boolean => {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
