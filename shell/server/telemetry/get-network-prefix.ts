/**
 * The network that an IP address is of: whoever has one can as a rule take others beside it, so what is weighed by address is
 * weighed by the first 24 bits of IPv4 and the first 48 of IPv6, which is what a customer is given at most (RFC 6177).
 */
export const getNetworkPrefix = (ipAddress: string): string => {
  const [, four] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ipAddress) ?? []
  if (four !== undefined) return four
  const [head = ''] = ipAddress.split('::')
  const groups = head.split(':').map((group) => Number.parseInt(group, 16) || 0)
  return [0, 1, 2].map((index) => (groups[index] ?? 0).toString(16)).join(':')
}
