import { expect, it } from '@jest/globals'
import { addAddresses, findAddressFaults, splitAddresses } from './addresses.ts'

it('takes addresses as people paste them', () => {
  expect(splitAddresses('ann@example.com, bo@example.com;\ncy@example.com　dee@example.com、')).toEqual([
    'ann@example.com',
    'bo@example.com',
    'cy@example.com',
    'dee@example.com',
  ])
})

it('keeps each address once, whatever its letters', () => {
  expect(addAddresses(['ann@example.com'], ['Ann@Example.com', 'bo@example.com', 'bo@example.com'])).toEqual({
    emails: ['ann@example.com', 'bo@example.com'],
    twice: 'Ann@Example.com',
  })
})

it('names what is no address, and the member’s own', () => {
  expect(findAddressFaults(['ann', 'bo@example', 'ME@example.com', 'cy@example.co.jp'], 'me@example.com')).toEqual([
    { kind: 'invalid', email: 'ann' },
    { kind: 'invalid', email: 'bo@example' },
    { kind: 'own', email: 'ME@example.com' },
  ])
})
