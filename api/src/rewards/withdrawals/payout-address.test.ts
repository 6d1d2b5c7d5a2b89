import { expect, test } from '@jest/globals'
import { isPayoutAddress } from './payout-address.ts'

// Of EIP-55 itself, and of contracts that everybody knows on Tron.
test.each([
  ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
  ['ethereum', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', true],
  ['ethereum', '0x52908400098527886E0F7030069857D2E4169EE7', true],
  ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', false],
  ['ethereum', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', false],
  ['ethereum', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', true],
  ['tron', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', true],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', false],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', false],
  // Bitcoin's first: the same alphabet, another network.
  ['tron', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', false],
  ['tron', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
] as const)('on %s %s is an address: %s', (network, address, isOne) => {
  expect(isPayoutAddress(network, address)).toBe(isOne)
})
