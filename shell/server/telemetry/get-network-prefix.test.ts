import { expect, it } from '@jest/globals'
import { getNetworkPrefix } from './get-network-prefix.ts'

it.each([
  ['203.0.113.7', '203.0.113.250', '203.0.114.7'],
  ['::ffff:203.0.113.7', '203.0.113.9', '::ffff:203.0.114.9'],
  ['2001:db8:7::1', '2001:0DB8:0007:ffff:1:2:3:4', '2001:db8:8::1'],
  ['2001:db8::1', '2001:db8:0:9::', '2001:db8:1::1'],
  ['::1', '::2', 'fe80::1%eth0'],
])('%s is of one network with %s and not with %s', (ipAddress, neighbour, stranger) => {
  expect(getNetworkPrefix(neighbour)).toBe(getNetworkPrefix(ipAddress))
  expect(getNetworkPrefix(stranger)).not.toBe(getNetworkPrefix(ipAddress))
})
