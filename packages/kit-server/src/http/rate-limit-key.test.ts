import { expect, test } from '@jest/globals'
import { getRateLimitKey } from './rate-limit-key.ts'

const keyOf = (ip: string) => getRateLimitKey({ ip })

test('an IPv4 address counts by itself', () => {
  expect(keyOf('203.0.113.7')).toBe('203.0.113.7')
  expect(keyOf('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7')
})

// The key was once the first four groups as written. `2001:db8::1` and `2001:db8::2` differ in those, so one customer had
// as many keys, and as many guesses at a password, as there are addresses in a /64.
test('all addresses of an IPv6 /64 count as one, however they are written', () => {
  const key = keyOf('2001:db8::1')
  for (const ip of ['2001:db8::2', '2001:db8:0:0:1:2:3:4', '2001:db8::a:b:c:d']) expect(keyOf(ip)).toBe(key)
  for (const ip of ['2001:db9::1', '2001:db8:0:1::1', '2001:db8:1::1', '::1']) expect(keyOf(ip)).not.toBe(key)
})
