import { describe, expect, it } from '@jest/globals'
import { findPointsFault, findTargetFault } from './check-withdrawal.ts'

describe('where points go', () => {
  it.each([
    ['tron', 'address', ' TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC ', undefined],
    ['tron', 'address', '0x52908400098527886E0F7030069857D2E4169EE7', 'tron'],
    ['ethereum', 'address', '0x52908400098527886E0F7030069857D2E4169EE7', undefined],
    ['ethereum', 'address', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', 'ethereum'],
    ['tron', 'cwallet', '12345678', undefined],
    ['tron', 'cwallet', '1234567', 'cwallet'],
    ['tron', 'cwallet', '  ', 'required'],
  ] as const)('%s, %s: %s', (network, kind, value, fault) => {
    expect(findTargetFault(network, kind, value)).toBe(fault)
  })
})

describe('how many points', () => {
  it.each([
    ['tron', '100', undefined],
    ['tron', '90', 'minimum'],
    ['ethereum', '900', 'minimum'],
    ['tron', '150', 'step'],
    ['tron', '2100', 'balance'],
    ['tron', '', 'required'],
    ['tron', '-100', 'required'],
    ['tron', '1e3', 'required'],
  ] as const)('%s: %s', (network, value, fault) => {
    expect(findPointsFault(network, value, 2000)).toBe(fault)
  })
})
