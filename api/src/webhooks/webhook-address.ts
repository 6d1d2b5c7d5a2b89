import { Resolver } from 'node:dns/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Networks that are no receiver on the internet: a webhook must not reach what only this network may (IANA special-purpose registries). */
const internalNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  internalNetworks.addSubnet(network, prefix, 'ipv4')
}
/** Only global unicast addresses are public; of those, the ones that embed an IPv4 address or are for documentation are not. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  internalNetworks.addSubnet(network, prefix, 'ipv6')
}

const isPublicAddress = (address: string): boolean => {
  if (!isIPv6(address)) return !internalNetworks.check(address, 'ipv4')
  return publicIpv6.check(address, 'ipv6') && !internalNetworks.check(address, 'ipv6')
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** `allowsLoopback` where stand-ins run: a developer's receiver is on the same machine. */
export type AddressRules = { allowsLoopback: boolean }

const isLoopback = (url: URL, { allowsLoopback }: AddressRules) =>
  allowsLoopback && loopbackHosts.includes(url.hostname)

/**
 * The receiver that a text names; null where it is no address that messages are sent to: not https, with a user name, with an internal IP address,
 * or with a host name that has no dot. With `allowsLoopback`, loopback over http too.
 */
export const parseWebhookUrl = (text: string, rules: AddressRules): URL | null => {
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.hash) return null
  if (isLoopback(url, rules)) return url.protocol === 'http:' || url.protocol === 'https:' ? url : null
  if (url.protocol !== 'https:') return null
  const host = hostOf(url)
  if (isIP(host)) return isPublicAddress(host) ? url : null
  return host.includes('.') && !/\.(local|internal|localhost|home\.arpa)$/i.test(host) ? url : null
}

/** Without the brackets of IPv6, and without the dot that ends a full name. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$|\.$/g, '')

/** Takes no thread of the process and has an end, unlike the system's: a name server that never answers holds up nothing. */
export const resolver = new Resolver({ timeout: 3000, tries: 2 })

type Address = { address: string; family: number }

const findAddresses = async (host: string): Promise<Address[]> => {
  if (isIP(host)) return [{ address: host, family: isIP(host) }]
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return [ipv4, ipv6].flatMap((result, index) =>
    result.status === 'fulfilled' ? result.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
  )
}

/**
 * The IP address that a message to this receiver goes to. Looked up for each message and then connected to as it is, so a name
 * that points elsewhere a moment later changes nothing. Throws `internal address` where any of its addresses is internal.
 */
export const resolveReceiver = async (url: URL, rules: AddressRules): Promise<Address> => {
  const host = hostOf(url)
  if (isLoopback(url, rules)) return isIPv6(host) ? { address: host, family: 6 } : { address: '127.0.0.1', family: 4 }
  const addresses = await findAddresses(host)
  const [first] = addresses
  if (!first) throw new Error('unknown host')
  if (addresses.some(({ address }) => !isPublicAddress(address))) throw new Error('internal address')
  return first
}
